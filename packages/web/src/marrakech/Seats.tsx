import { Dirham } from "./art/symbols.tsx";
import { Swatch } from "./art/Rug.tsx";
import type { Remote } from "../play/face.ts";
import { RemoteMark } from "../play/RemoteMark.tsx";
import { listWords } from "../words/list.ts";
import { say } from "../words/words.ts";
import type { MarrakechSeat, MarrakechView } from "./view.ts";

/** How a seat is called: by its colour, or by who sits there. */
export interface SeatWords {
  readonly name: string;
  readonly note: string;
  /** The note where there is less room: "you", "medium". */
  readonly kind?: string;
  readonly remote?: Remote | undefined;
}

interface SeatsProps {
  view: MarrakechView;
  /** Without them seats are called by their colours. */
  words?: readonly SeatWords[];
}

/** The seats as rows with all their numbers. */
export function Seats({ view, words = coloursOf(view) }: SeatsProps) {
  return (
    <table class="seats">
      <caption class="hidden">{say("seatsTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{say("seat")}</span>
          </th>
          <th scope="col">{say("dirhams")}</th>
          <th scope="col">{say("rugsHead")}</th>
          <th scope="col">{say("squares")}</th>
          <th scope="col">{say("total")}</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat, i) => (
          <SeatRow key={seat.colour} seat={seat} place={i} words={words[i]} isTurn={i === view.turn} />
        ))}
      </tbody>
    </table>
  );
}

interface SeatProps {
  seat: MarrakechSeat;
  place: number;
  words: SeatWords;
  isTurn: boolean;
}

function SeatRow({ seat, place, words, isTurn }: SeatProps) {
  return (
    <tr class={seatClass("seat", seat, isTurn)} data-seat={place}>
      <th scope="row">
        <span class="seat-who">
          <Swatch colour={seat.colour} size={34} />
          {seat.secondColour !== null && <Swatch colour={seat.secondColour} size={34} />}
          <span>
            <b>
              <span>{words.name}</span>
              {words.remote !== undefined && <RemoteMark remote={words.remote} />}
            </b>
            <span class="seat-note">{seatNote(seat) ?? words.note}</span>
          </span>
        </span>
      </th>
      <td class="seat-money">
        <Dirham size={17} />
        {seat.dirhams}
      </td>
      <td>{seat.rugs}</td>
      <td>{seat.squares}</td>
      <td class="seat-total">{seat.points}</td>
    </tr>
  );
}

/** Two chips have room for words; more say bare numbers, and a line below says what these are. */
const MOST_IN_WORDS = 2;

/** The seats as chips, for a narrow screen. */
export function SeatChips({ view, words = coloursOf(view) }: SeatsProps) {
  const { seats, turn } = view;
  const isTight = seats.length > MOST_IN_WORDS;
  return (
    <div class="chips-frame">
      <ul class={`chips of-${seats.length}`}>
        {seats.map((seat, i) => (
          <li key={seat.colour} class={seatClass("chip", seat, i === turn)} data-seat={i}>
            <Swatch colour={seat.colour} size={isTight ? 20 : 26} />
            <span class="chip-name">
              <b>{words[i].name}</b>
              {!isTight && <span class="chip-kind">{seatNote(seat) ?? words[i].kind}</span>}
            </span>
            <span class="chip-total">
              <span class="hidden">{say("total")} </span>
              {seat.points}
            </span>
            <span class="chip-parts">
              {isTight ? (
                <>
                  <span class="hidden">{say("dirhams")} </span>
                  {seat.dirhams} + <span class="hidden">{say("squaresVisible")} </span>
                  {seat.squares}
                </>
              ) : (
                say("chipParts", { dirhams: seat.dirhams, squares: seat.squares })
              )}
            </span>
          </li>
        ))}
      </ul>
      {isTight && (
        <p class="chips-legend" aria-hidden="true">
          {say("dirhams")} + {say("squaresVisible")} = {say("total")}
        </p>
      )}
    </div>
  );
}

function seatClass(kind: string, seat: MarrakechSeat, isTurn: boolean): string {
  return `${kind}${isTurn ? " now" : ""}${seat.isOut ? " out" : ""}`;
}

function coloursOf({ seats, turn }: MarrakechView): SeatWords[] {
  return seats.map((seat, i) => ({
    name: seatName(seat),
    note: i === turn ? say("toMove") : say(PATTERNS[seat.colour]),
  }));
}

const NAMES = { c: "Cyan", y: "Yellow", r: "Red", p: "Purple" } as const;
const PATTERNS = { c: "chevrons", y: "lozenges", r: "bars", p: "checks" } as const;

function seatName({ colour, secondColour }: MarrakechSeat): string {
  return secondColour === null ? say(NAMES[colour]) : listWords([say(NAMES[colour]), say(NAMES[secondColour])]);
}

/** What matters more than who sits there. */
function seatNote(seat: MarrakechSeat): string | null {
  if (seat.isOut) return say("outOfGame");
  if (seat.place === null) return null;
  return seat.place === 0 ? say("winner") : say("placeIs", { place: seat.place + 1 });
}
