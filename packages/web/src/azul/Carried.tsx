import { MiniTile } from "./MiniTile.tsx";
import type { Pick } from "./choices.ts";

/** The tiles in hand under the pointer while they are dragged. */
export function Carried({ at, pick }: { at: { readonly x: number; readonly y: number }; pick: Pick }) {
  return (
    <div class="carried" aria-hidden="true" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      {Array.from({ length: Math.min(pick.count, 5) }, () => (
        <MiniTile colour={pick.colour} />
      ))}
    </div>
  );
}
