import type { ComponentChildren } from "preact";
import { BOARD } from "./art/Courtyard.tsx";
import { Drawing } from "../art/Drawing.tsx";
import { say } from "../words/words.ts";
import { MarrakechBoard } from "./MarrakechBoard.tsx";
import { SeatChips, Seats } from "./Seats.tsx";
import type { MarrakechView } from "./view.ts";

interface MarrakechTableProps {
  view: MarrakechView;
  isWide: boolean;
  /** The bar and the sentence. */
  head: ComponentChildren;
  /** What the page adds below the seats. */
  desk: ComponentChildren;
}

/** The whole table: the board at the left and the seats beside it, or one under the other. */
export function MarrakechTable({ view, isWide, head, desk }: MarrakechTableProps) {
  return (
    <main class={`table marrakech ${isWide ? "wide" : "narrow"}`}>
      {head}
      {isWide ? <Seats view={view} /> : <SeatChips view={view} />}
      <section class="board" aria-label={say("board")}>
        <Drawing width={BOARD} height={BOARD} label={say("boardLabel")}>
          <MarrakechBoard view={view} />
        </Drawing>
      </section>
      {desk}
    </main>
  );
}
