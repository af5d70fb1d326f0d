import { OVER } from "@riad/core";
import type { Seat } from "@riad/core";
import { NO_COLOUR, makeColour } from "@riad/marrakech";
import type { MarrakechPosition, ScoreParts } from "@riad/marrakech";
import { format, isSheet } from "../page/format.ts";
import type { Remote, Sitter } from "../play/face.ts";
import { RemoteMark } from "../play/RemoteMark.tsx";
import { levelNote } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { Swatch } from "./art/Rug.tsx";
import { Dirham } from "./art/symbols.tsx";
import type { RugColour } from "./art/weaves.tsx";
import { capital } from "../words/sentences.ts";
import { patternWord, seatColours } from "./sentences.ts";

interface SeatsProps {
  position: MarrakechPosition;
  sitters: readonly Sitter[];
  /** Nobody is to move. */
  isOver?: boolean | undefined;
  /** Nobody at this screen plays. */
  isWatched?: boolean;
}

interface SeatInfo extends ScoreParts {
  readonly seat: Seat;
  readonly name: string;
  /** "cyan"; empty where something matters more. */
  readonly sign: string;
  /** What tells its rugs apart without colours: "chevrons". */
  readonly pattern: string;
  /** Who it is, "you" or a level, or that the player is out. */
  readonly note: string;
  /** The same where there is less room: "you", "medium". */
  readonly shortNote: string;
  readonly swatches: readonly RugColour[];
  readonly rugs: number;
  readonly isTurn: boolean;
  /** The only person at this screen sits here. */
  readonly isYou: boolean;
  readonly remote: Remote | undefined;
}

/** The seats as rows with all their numbers. */
export function Seats(props: SeatsProps) {
  return (
    <table class={`seats${props.isWatched === true ? " watched-seats" : ""}`}>
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
        {listSeats(props).map((info) => (
          <SeatRow key={info.seat} info={info} />
        ))}
      </tbody>
    </table>
  );
}

function SeatRow({ info }: { info: SeatInfo }) {
  return (
    <tr class={seatClass("seat", info)} data-seat={info.seat}>
      <th scope="row">
        <span class="row seat-who">
          {info.swatches.map((colour) => (
            <Swatch colour={colour} size={34} />
          ))}
          <span>
            <b style={{ "--letters": info.name.length }}>
              <span title={info.name}>{info.name}</span>
              {info.remote !== undefined && <RemoteMark remote={info.remote} />}
            </b>
            <span class="quiet seat-note">
              {info.sign !== "" && (
                <span class={info.note === "" ? "" : "seat-colour"}>
                  {info.sign}
                  {info.pattern !== "" && <span class="seat-pattern">, {info.pattern}</span>}
                  {info.note !== "" && ", "}
                </span>
              )}
              {info.note}
            </span>
          </span>
        </span>
      </th>
      <td class="seat-money">
        <Dirham size={17} />
        {info.dirhams}
      </td>
      <td>{info.rugs}</td>
      <td>{info.squares}</td>
      <td class="seat-total title">{info.points}</td>
    </tr>
  );
}

/** Two chips have room for words; more show bare numbers, and a line below explains them. */
const MOST_IN_WORDS = 2;

/** The seats as chips, for a narrow screen. */
export function SeatChips(props: SeatsProps) {
  const { seats } = props.position;
  const isTight = seats > MOST_IN_WORDS;
  const hasWords = !isTight && format.value !== "low";
  return (
    <div class={`chips-frame${props.isWatched === true ? " watched-seats" : ""}`}>
      <ul class={`chips of-${seats}`}>
        {listSeats(props).map((info) => (
          <li key={info.seat} class={seatClass("chip panel", info)} data-seat={info.seat}>
            <Swatch colour={info.swatches[0]} size={isTight ? 20 : 26} />
            <span class="chip-name" style={{ "--letters": info.name.length }}>
              {/* Where there is no room for a note, the own chip says "you" instead of the name. */}
              <b>{isTight && info.isYou ? capital(say("you")) : info.name}</b>
              {info.remote !== undefined && isSheet.value && <RemoteMark remote={info.remote} />}
              {!isTight && <span class="quiet chip-kind">{info.shortNote}</span>}
            </span>
            <span class="chip-total title">
              <span class="hidden">{say("total")} </span>
              {info.points}
            </span>
            <span class="quiet chip-parts">
              {hasWords ? (
                say("chipParts", { dirhams: info.dirhams, squares: info.squares })
              ) : (
                <>
                  <span class="hidden">{say("dirhams")} </span>
                  <Dirham size={14} />
                  {info.dirhams}
                  <span class="chip-squares">
                    {" + "}
                    <span class="hidden">{say("squaresVisible")} </span>
                    {info.squares}
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isTight && (
        <p class="quiet chips-legend" aria-hidden="true">
          {say("dirhams")} + {say("squaresVisible")} = {say("total")}
        </p>
      )}
    </div>
  );
}

function seatClass(kind: string, { isTurn, isOut }: SeatInfo): string {
  return `${kind}${isTurn ? " now" : ""}${isOut ? " out" : ""}`;
}

function listSeats({ position, sitters, isOver = position.actor === OVER }: SeatsProps): SeatInfo[] {
  const people = sitters.filter(({ level }) => level === null).length;
  return sitters.map((sitter, seat): SeatInfo => {
    const { name, remote } = sitter;
    const [first, second] = [position.colour(seat), position.secondColour(seat)];
    const status = statusOf(position, seat);
    const who = playerWord(sitter, people);
    const colours = seatColours(position, seat);
    // A seat without a player is named after its colour; the pattern then says more than the colour again.
    const isNamedSo = name.toLowerCase() === colours;
    return {
      ...position.scoreParts(seat),
      seat,
      name,
      remote,
      sign: status !== null ? "" : isNamedSo ? patternWord(first) : colours,
      pattern: status !== null || isNamedSo || second !== NO_COLOUR ? "" : patternWord(first),
      note: status ?? who,
      // A player who is away is named above the chips already.
      shortNote: status ?? (remote !== undefined && sitter.level === null && who !== say("you") ? "" : who),
      swatches: (second === NO_COLOUR ? [first] : [first, second]).map((colour) => makeColour(colour) as RugColour),
      rugs: position.rugs(seat),
      isTurn: !isOver && position.turn === seat,
      isYou: remote === undefined ? sitter.level === null && people === 1 : remote.isYou,
    };
  });
}

/** "you", "medium"; that somebody is a person goes without saying. */
function playerWord(sitter: Sitter, people: number): string {
  if (sitter.remote !== undefined) return sitter.remote.note;
  if (sitter.level !== null) return levelNote(sitter);
  return people === 1 ? say("you") : "";
}

/** What matters more than who sits there. */
function statusOf(position: MarrakechPosition, seat: Seat): string | null {
  if (position.scoreParts(seat).isOut) return say("outOfGame");
  if (position.actor !== OVER) return null;
  const place = position.place(seat);
  return place === 0 ? say("winner") : say("placeIs", { place: place + 1 });
}
