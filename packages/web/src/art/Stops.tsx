/** The colours of a gradient, as "offset colour opacity, …"; without an opacity they are opaque. */
export function Stops({ of }: { of: string }) {
  return (
    <>
      {of.split(", ").map((stop) => {
        const [offset, colour, opacity] = stop.split(" ");
        return <stop offset={offset} stop-color={colour} {...(opacity && { "stop-opacity": opacity })} />;
      })}
    </>
  );
}
