import { Dirham } from "../art/brass.tsx";
import { Swatch } from "../art/Rug.tsx";
import { RUGS } from "../art/rugs.ts";
import type { MarrakechSeat, MarrakechView } from "./view.ts";

/** The seats as rows with all their numbers. */
export function Seats({ view }: { view: MarrakechView }) {
  return (
    <table class="seats">
      <caption class="hidden">The seats of Marrakech</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">seat</span>
          </th>
          <th scope="col">dirhams</th>
          <th scope="col">rugs</th>
          <th scope="col">squares</th>
          <th scope="col">total</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat, i) => (
          <SeatRow key={seat.colour} seat={seat} isTurn={i === view.turn} />
        ))}
      </tbody>
    </table>
  );
}

interface SeatProps {
  seat: MarrakechSeat;
  isTurn: boolean;
}

function SeatRow({ seat, isTurn }: SeatProps) {
  return (
    <tr class={seatClass("seat", seat, isTurn)}>
      <th scope="row">
        <span class="seat-who">
          <Swatch colour={seat.colour} size={34} />
          {seat.secondColour !== null && <Swatch colour={seat.secondColour} size={34} />}
          <span>
            <b>{seatName(seat)}</b>
            <span class="seat-note">{seatNote(seat, isTurn)}</span>
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

/** The seats as chips, for a narrow screen. */
export function SeatChips({ view }: { view: MarrakechView }) {
  return (
    <ul class="chips">
      {view.seats.map((seat, i) => (
        <li key={seat.colour} class={seatClass("chip", seat, i === view.turn)}>
          <Swatch colour={seat.colour} size={30} />
          <span class="chip-total">
            <span class="hidden">{seatName(seat)}: total </span>
            {seat.points}
          </span>
          <span class="chip-money">
            <Dirham size={14} />
            <span class="hidden">dirhams </span>
            {seat.dirhams}
            <span class="chip-rugs">
              <RugSign />
              <span class="hidden">rugs </span>
              {seat.rugs}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function RugSign() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5.5 4h13v16h-13ZM7 1.5V4M12 1.5V4M17 1.5V4M7 20v2.5M12 20v2.5M17 20v2.5" class="line" />
      <path d="M12 8l3 4-3 4-3-4Z" fill="currentColor" />
    </svg>
  );
}

function seatClass(kind: string, seat: MarrakechSeat, isTurn: boolean): string {
  return `${kind}${isTurn ? " now" : ""}${seat.isOut ? " out" : ""}`;
}

function seatName({ colour, secondColour }: MarrakechSeat): string {
  return secondColour === null
    ? RUGS[colour].name
    : `${RUGS[colour].name} and ${RUGS[secondColour].name.toLowerCase()}`;
}

function seatNote(seat: MarrakechSeat, isTurn: boolean): string {
  if (seat.isOut) return "out of the game";
  if (seat.place !== null) return seat.place === 0 ? "winner" : `place ${seat.place + 1}`;
  return isTurn ? "to move" : RUGS[seat.colour].pattern;
}
