import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons.tsx";
import { loadFace, titleOf } from "../games.ts";
import { Link } from "../page/controls.tsx";
import { addressOf, standing, withWhom } from "../matches/summary.ts";
import type { Summary, Unreadable } from "../matches/summary.ts";
import { useMatches } from "../matches/use-matches.ts";
import { countFree, waitingTables } from "../matches/waiting-tables.ts";
import type { WaitingTable } from "../matches/waiting-tables.ts";
import { SeatSign } from "../setup/SeatSign.tsx";
import { say } from "../words/words.ts";

/** As many as fit beside the open tables; the others are one press away. */
const MOST = 4;

/** What My matches lists, as far as it is not finished. */
export function YourMatches() {
  const rows = listRows(useMatches(loadFace) ?? [], waitingTables());
  if (rows.length === 0) return null;
  return (
    <section class="your-matches panel" aria-labelledby="your-matches">
      <h2 id="your-matches">{say("yourMatches")}</h2>
      <ul>
        {rows.slice(0, MOST).map(({ id, path, sign, title, about, isYourTurn }) => (
          <li key={id}>
            <Link to={path}>
              {sign}
              <b>{title}</b>
              <span class={isYourTurn ? "your-turn" : "quiet"}>{about}</span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/matches" class="text-button" text={say("myMatches")} />
    </section>
  );
}

/** The reader's turn first, then tables that wait, then everything else that is running. */
export function listRows(matches: readonly (Summary | Unreadable)[], tables: readonly WaitingTable[]): Row[] {
  const running = matches.filter((one): one is Summary => one.match !== null && !one.isOver);
  return [
    ...running.filter(({ isYourTurn }) => isYourTurn).map(matchRow),
    ...tables.map(tableRow),
    ...running.filter(({ isYourTurn }) => !isYourTurn).map(matchRow),
  ];
}

interface Row {
  readonly id: string;
  readonly path: string;
  readonly sign: ComponentChildren;
  readonly title: string;
  readonly about: string;
  readonly isYourTurn: boolean;
}

function tableRow(table: WaitingTable): Row {
  const { game, match } = table;
  return {
    id: match,
    path: `/${game}/${match}`,
    sign: <SeatSign game={game} seat={0} />,
    title: titleOf(game),
    about: say("tableWaits", { count: countFree(table) }),
    isYourTurn: false,
  };
}

function matchRow(summary: Summary): Row {
  const { kept, face, match, you, isYourTurn } = summary;
  return {
    id: kept.id,
    path: addressOf(kept),
    sign: <span class="seat-sign">{face.badge(match.position, you ?? 0)}</span>,
    title: withWhom(summary),
    about: `${face.game.title} · ${standing(summary)}`,
    isYourTurn,
  };
}
