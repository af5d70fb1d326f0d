/** Brass, for whatever is made of it. */

export function BrassDefs() {
  return (
    <>
      <linearGradient id="brass" x1="0" y1="0" x2=".6" y2="1">
        <stop offset="0" stop-color="#f8e3a4" />
        <stop offset=".4" stop-color="#d2a547" />
        <stop offset=".7" stop-color="#a87a22" />
        <stop offset="1" stop-color="#ddb65c" />
      </linearGradient>
      <radialGradient id="brass-round" cx=".36" cy=".3" r=".85">
        <stop offset="0" stop-color="#fbedb9" />
        <stop offset=".45" stop-color="#d9b055" />
        <stop offset="1" stop-color="#95681a" />
      </radialGradient>
    </>
  );
}

/** The highlight on something round. */
export function Glint({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" />;
}
