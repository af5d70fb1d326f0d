import type { Seat } from "@riad/core";
import { LATER, tellRows } from "@riad/review";
import type { Account, AccountRow } from "@riad/review";
import "./account.css";
import { decimal, say } from "../words/words.ts";
import { signed } from "./review-sentences.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

interface AccountTableProps {
  reviewed: ReviewedMatch;
  account: Account;
  seat: Seat;
  /** What the two moves are called; a difference is what the second brings more. */
  heads: readonly [other: string, better: string];
  /** How many rows there is room for besides everything else, where that is less than usual. */
  most?: number;
}

/**
 * Row by row what each of two moves brings, in points, and what the second brings more. What is only estimated has no amounts, so its name
 * has the room of their columns.
 */
export function AccountTable({ reviewed, account, seat, heads, most }: AccountTableProps) {
  const { rows, total } = tellRows(account, most);
  // One row that says nothing beside the sum of it would be no account.
  if (rows.length === 1 && rows[0].row === LATER) return null;
  const hasAmounts = rows.some(({ amounts }) => amounts !== undefined);
  const parties = { mover: nameFor(reviewed, seat), rival: nameFor(reviewed, account.rival) };
  const nameOf = ({ row }: AccountRow) =>
    row === LATER ? say("rowLater") : (reviewed.words?.row(row, parties) ?? row);
  return (
    <table class="account">
      <thead>
        <tr>
          <th scope="col" class="account-title" colSpan={hasAmounts ? 1 : 3}>
            {say("differenceTitle")}
          </th>
          {/* Nothing stands below the two moves where all is estimated. */}
          {[...(hasAmounts ? heads : []), say("accountDifference")].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <th scope="row" colSpan={row.amounts === undefined ? 3 : 1}>
              {nameOf(row)}
            </th>
            {row.amounts !== undefined && (
              <>
                <td>{amount(row.amounts.other)}</td>
                <td>{amount(row.amounts.better)}</td>
              </>
            )}
            <td class={toneOf(row.points)} title={row.amounts === undefined ? say("estimated") : undefined}>
              {row.amounts === undefined && "≈ "}
              {signed(row.points, row.amounts === undefined ? 1 : digitsOf(row.points))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="account-sum">
          <th scope="row">{say("inAll", { name: parties.mover })}</th>
          <td colSpan={3} class={toneOf(total)}>
            {say("accountTotal", { points: signed(total, 1) })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function toneOf(points: number): string {
  return Math.abs(points) < 0.05 ? "" : points < 0 ? "tone-loss" : "tone-gain";
}

function amount(points: number): string {
  const size = decimal(Math.abs(points), digitsOf(points));
  return points < 0 ? `−${size}` : size;
}

function digitsOf(points: number): number {
  return Number.isInteger(Math.round(points * 100) / 100) ? 0 : 1;
}
