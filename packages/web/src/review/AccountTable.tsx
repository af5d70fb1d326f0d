import { LATER } from "@riad/review";
import type { Account } from "@riad/review";
import "./account.css";
import type { ReviewWords } from "../play/review-words.ts";
import { say } from "../words/words.ts";
import { signed } from "./review-sentences.ts";

interface AccountTableProps {
  account: Account;
  words: ReviewWords | null;
  /** The best move was played: the account is what it gained over the next best. */
  isBest: boolean;
}

/** Row by row what one move cost against the other, in points. */
export function AccountTable({ account, words, isBest }: AccountTableProps) {
  const sign = isBest ? 1 : -1;
  const rows = account.rows.filter(({ row, points }) => row === LATER || Math.abs(points) >= 0.05);
  return (
    <table class="account">
      <caption>{say("differenceTitle")}</caption>
      <tbody>
        {rows.map(({ row, points }) => (
          <tr key={row}>
            <th scope="row">{row === LATER ? say("rowLater") : (words?.row(row) ?? row)}</th>
            <td class={sign * points < -0.05 ? "is-loss" : ""}>{figure(sign * points)}</td>
          </tr>
        ))}
        <tr class="account-sum">
          <th scope="row">{say("inAll")}</th>
          <td class="title">{signed(sign * account.total, 1)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function figure(points: number): string {
  return signed(points, Number.isInteger(Math.round(points * 100) / 100) ? 0 : 1);
}
