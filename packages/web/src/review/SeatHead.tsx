import type { Seat } from "@riad/core";
import { say } from "../words/words.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

/** Whose row of a table it is. */
export function SeatHead({ reviewed, seat }: { reviewed: ReviewedMatch; seat: Seat }) {
  const { sitters, face, match, you } = reviewed;
  return (
    <th scope="row">
      <span class="row">
        <span class="badge">{face.badge(match.position, seat)}</span>
        <span class="ledger-name">{seat === you ? say("ledgerYou") : sitters[seat].name}</span>
      </span>
    </th>
  );
}
