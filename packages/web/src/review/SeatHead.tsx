import type { Seat } from "@riad/core";
import { say } from "../words/words.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

interface SeatHeadProps {
  reviewed: ReviewedMatch;
  seat: Seat;
  /** Beside the name. */
  note?: string;
}

/** Whose row of a table it is. */
export function SeatHead({ reviewed, seat, note = "" }: SeatHeadProps) {
  const { sitters, face, match, you } = reviewed;
  return (
    <th scope="row">
      <span class="row">
        <span class="badge">{face.badge(match.position, seat)}</span>
        <span class="ledger-seat">
          <span class="ledger-name">{seat === you ? say("ledgerYou") : sitters[seat].name}</span>
          {note !== "" && <span class="quiet ledger-by">{note}</span>}
        </span>
      </span>
    </th>
  );
}
