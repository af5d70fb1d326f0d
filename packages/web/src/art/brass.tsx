/** Brass, for whatever is made of it. */
import { Stops } from "./Stops.tsx";

export function BrassDefs() {
  return (
    <>
      <linearGradient id="brass" x1="0" y1="0" x2=".6" y2="1">
        <Stops of="0 #f8e3a4, .4 #d2a547, .7 #a87a22, 1 #ddb65c" />
      </linearGradient>
      <radialGradient id="brass-round" cx=".36" cy=".3" r=".85">
        <Stops of="0 #fbedb9, .45 #d9b055, 1 #95681a" />
      </radialGradient>
    </>
  );
}

/** The highlight on something round. */
export function Glint({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" />;
}
