/** The people somebody has played against, from their finished matches. Only shown to that person. */
import type { PeopleAnswer } from "@riad/protocol";
import { foldName } from "./fold-name.ts";
import type { OwnedMatch } from "../store/people-store.ts";

type Opponent = PeopleAnswer["people"][number];

interface Counted extends Opponent {
  byGame: Opponent["byGame"];
}

/** `owned` is sorted latest first. */
export function countOpponents(owned: readonly OwnedMatch[], blocked: ReadonlySet<string>): PeopleAnswer {
  const people = new Map<string, Counted>();
  const levels = new Map<string, { game: string; level: string; matches: number }>();
  let streak = 0;
  let longestStreak = 0;
  for (const { row, seat } of owned.toReversed()) {
    const { end, seats } = row.state;
    // An abandoned match has no result.
    if (row.status !== "over" || end === null || end.reason === "abandoned") continue;
    const own = end.places[seat];
    const isWon = own === 0 && end.places.filter((place) => place === 0).length === 1;
    streak = isWon ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
    for (const [i, other] of seats.entries()) {
      if (i === seat) continue;
      if (other.kind === "computer" && other.level !== null) {
        const key = `${row.game} ${other.level}`;
        const level = levels.get(key) ?? { game: row.game, level: other.level, matches: 0 };
        levels.set(key, { ...level, matches: level.matches + 1 });
      } else if (other.kind === "human") {
        const key = other.person ?? `name ${foldName(other.name)}`;
        const isBlocked = other.person !== null && blocked.has(other.person);
        const before = people.get(key) ?? newOpponent(other.person, isBlocked);
        people.set(key, count(before, { ...row, name: other.name }, Math.sign(end.places[i] - own)));
      }
    }
  }
  const most = [...levels.values()].sort((a, b) => b.matches - a.matches)[0];
  const listed = [...people.values()].sort((a, b) => b.matches - a.matches || b.lastAt - a.lastAt);
  return { people: listed, longestStreak, favouriteLevel: most ?? null };
}

function newOpponent(person: string | null, isBlocked: boolean): Counted {
  return { person, name: "", matches: 0, won: 0, shared: 0, lost: 0, byGame: [], lastAt: 0, isBlocked };
}

/** Adds one match; `result` is 1 if it was won against this opponent, 0 if tied, -1 if lost. */
function count(
  before: Counted,
  { game, name, updatedAt }: { game: string; name: string; updatedAt: number },
  result: number,
): Counted {
  const inGame = before.byGame.find((one) => one.game === game) ?? { game, matches: 0, won: 0, lost: 0 };
  const won = result > 0 ? 1 : 0;
  const lost = result < 0 ? 1 : 0;
  const counted = { game, matches: inGame.matches + 1, won: inGame.won + won, lost: inGame.lost + lost };
  return {
    ...before,
    name,
    matches: before.matches + 1,
    won: before.won + won,
    shared: before.shared + (result === 0 ? 1 : 0),
    lost: before.lost + lost,
    byGame: [...before.byGame.filter((one) => one.game !== game), counted],
    lastAt: updatedAt,
  };
}
