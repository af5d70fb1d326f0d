import { Button } from "../page/controls.tsx";
import type { ComponentChildren } from "preact";
import type { Move, Seat } from "@riad/core";
import { PASS, higherSquare, lowerSquare, makeSquareName } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { Dirham } from "./art/symbols.tsx";
import { answer } from "../page/announce.tsx";
import { isByKeyboard } from "../page/input.ts";
import { isTouch } from "../page/touch.ts";
import type { Sitter } from "../play/face.ts";
import { joinParts, labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { colourToLay } from "./Board.tsx";
import type { Laying } from "./choice.ts";

interface LayPanelProps {
  position: MarrakechPosition;
  laying: Laying;
  /** Null while somebody else decides. */
  play: ((move: Move) => void) | null;
  moves: readonly Move[];
  sitters: readonly Sitter[];
  /** The computers are paused: nobody is choosing. */
  isPaused: boolean;
  /** It was chosen long ago. */
  isPast: boolean;
  /** The rug is being laid: nobody is choosing any more. */
  isLaid: boolean;
  /** The picture of the rug is dragged from here. */
  carry: (event: PointerEvent) => void;
  /** It is under the pointer, so its place here is empty. */
  isCarried: boolean;
  /** Shown in place of the buttons while somebody else decides. */
  lastRoll: string;
}

const REASONS = { assam: "refuseAssam", far: "refuseFar", halves: "refuseHalves" } as const;

/** The rug in hand, what it would do where it is held, and the buttons that turn it and lay it. */
export function LayPanel({
  position,
  laying,
  play,
  moves,
  sitters,
  isPaused,
  isPast,
  isLaid,
  lastRoll,
  carry,
  isCarried,
}: LayPanelProps) {
  const regarded = laying.regarded.value;
  const chosen = laying.chosen.value;
  const { name } = sitters[position.turn];
  const count = position.rugs(position.turn);
  return (
    <section class={`column action${play === null ? " watched" : ""}`} aria-label={say("layRug")}>
      <div class="lay-card panel">
        <div class="lay-rug">
          <p>{unbroken(play === null ? say("rugsLeftOf", { name, count }) : say("rugsLeft", { count }))}</p>
          <svg
            class={`${play !== null && laying.moves.length > 0 ? "loose" : ""}${isCarried ? " carried" : ""}`}
            viewBox="0 0 200 100"
            preserveAspectRatio="xMinYMid"
            aria-hidden="true"
            {...(play === null ? {} : { onPointerDown: carry, onTouchStart: keepGesture })}
          >
            <use href={`#rug-${colourToLay(position)}`} width="200" height="100" />
          </svg>
          <Refusal laying={laying} />
        </div>
        {regarded === null ? (
          <p class="quiet lay-advice">
            {play !== null
              ? adviceWords(laying.first.value !== null)
              : isPast && !isLaid
                ? say("watchPast", { name })
                : isPaused
                  ? ""
                  : say(isLaid ? "watchLaid" : "watchLay", { name })}
          </p>
        ) : (
          <Consequences laying={laying} move={regarded} turn={position.turn} sitters={sitters} />
        )}
      </div>
      {play === null ? (
        <div class="action-buttons">
          <p class="watching">{lastRoll}</p>
        </div>
      ) : (
        <div class="action-buttons">
          {moves.includes(PASS) ? (
            <Button text={say("passRug")} class="primary passing" onClick={() => play(PASS)} />
          ) : (
            <>
              <Button
                icon="turn"
                text={say("turnRug")}
                class="button tall"
                onClick={() => turnRug(laying, position.turn, sitters)}
              />
              <Button
                icon="check"
                text={say("layHere")}
                class="primary"
                disabled={chosen === null}
                onClick={() => chosen !== null && play(chosen)}
              />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** How to choose a square, or the second one. */
function adviceWords(isHalf: boolean): string {
  if (isByKeyboard()) return say(isHalf ? "layAdviceHalfKeys" : "layAdviceKeys");
  return say(isHalf ? "layAdviceHalf" : "layAdvice", { isTouch: isTouch.value });
}

/** Otherwise the browser takes a quick drag for a fling, and swallows the tap that follows it. */
function keepGesture(event: TouchEvent): void {
  event.preventDefault();
}

/** What is in brackets is never parted by the end of a line. */
function unbroken(text: string): string {
  return text.replaceAll(/\(.*\)/g, (inside) => inside.replaceAll(" ", "\u00a0"));
}

/** Why the last tap came to nothing; the box stays, so that a screen reader hears what comes into it. */
function Refusal({ laying }: { laying: Laying }) {
  const refusal = laying.refusal.value;
  return (
    <div class="lay-refusal" role="status">
      {refusal !== null && <span key={refusal.count}>{say(REASONS[refusal.reason])}</span>}
    </div>
  );
}

/** The board shows where the rug lies then; for ears it is said, with what that would do. */
function turnRug(laying: Laying, turn: Seat, sitters: readonly Sitter[]): void {
  laying.turn();
  const move = laying.chosen.peek();
  if (move === null) return;
  const [one, other] = [lowerSquare(move), higherSquare(move)].map(makeSquareName);
  answer(joinParts([say("layOn", { one, other }), consequenceWords(laying, move, turn, sitters)]));
}

/** What a rug would do, for ears: "your visible squares: 4; covers: 1 of Idris’s; landing here costs: 3". */
export function consequenceWords(laying: Laying, move: Move, turn: Seat, sitters: readonly Sitter[]): string {
  const { squaresAfter, covers, regionAfter } = laying.consequence(move);
  return joinParts([
    labelled(say("yourSquares"), `${squaresAfter}`),
    labelled(say("covers"), coverWords(covers, turn, sitters)),
    labelled(say("visitorPays"), `${regionAfter}`),
  ]);
}

interface ConsequencesProps {
  laying: Laying;
  move: Move;
  turn: Seat;
  sitters: readonly Sitter[];
}

function Consequences({ laying, move, turn, sitters }: ConsequencesProps) {
  const { squaresBefore, squaresAfter, covers, regionAfter } = laying.consequence(move);
  return (
    <dl class="lay-facts">
      <Fact label={say("yourSquares")}>
        <span class="free">
          {squaresBefore} → {squaresAfter}
        </span>
      </Fact>
      <Fact label={say("covers")}>{coverWords(covers, turn, sitters)}</Fact>
      <Fact label={say("regionHere")}>{regionAfter}</Fact>
      <Fact label={say("visitorPays")}>
        <Dirham size={15} /> {regionAfter}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function coverWords(covers: readonly Seat[], turn: Seat, sitters: readonly Sitter[]): string {
  if (covers.length === 0) return say("nothing");
  const words = [...new Set(covers)].map((seat) => {
    const count = covers.filter((one) => one === seat).length;
    return seat === turn ? say("countOwn", { count }) : say("countOf", { count, name: sitters[seat].name });
  });
  return words.join(", ");
}
