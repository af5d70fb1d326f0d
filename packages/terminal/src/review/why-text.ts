/** Why a match ended as it did, in a plain sentence or two, and the seat's worst move: what people want to know first. */
import { listTurns, turnAt } from "@riad/core";
import type { Seat } from "@riad/core";
import {
  causeOf,
  findExercises,
  isUnclear,
  knownCause,
  luckKind,
  partsOf,
  percentOf,
  pluginOf,
  pointsLostBy,
  verdictOf,
} from "@riad/review";
import type { Cause, DecisionEvent, LuckKind, Parts, ReviewEvent, Summary, Verdict } from "@riad/review";
import type { Table } from "../play/table.ts";

interface Told {
  readonly table: Table;
  readonly events: readonly ReviewEvent[];
  readonly summary: Summary;
}

/** The same as the sentence of the page in the browser, with everybody's name. */
export function tellWhy({ table, events, summary }: Told, seat: Seat): string {
  const { names } = table;
  if (names.length > 2) return tellBeside({ table, events, summary }, seat);
  const parts = partsOf(summary.ledger[seat]);
  const [name, rival] = [names[seat], names[1 - seat]];
  return isUnclear(parts) ? tellKnown(parts, name, rival) : tellCause(causeOf(parts, events, seat), name, rival);
}

function tellKnown(parts: Parts, name: string, rival: string): string {
  const difficult = "some positions were too difficult for our quick look";
  const known = knownCause(parts);
  if (known === null) return `It’s hard to say what decided this match: ${difficult}.`;
  const said = {
    lucky: `${name} was lucky`,
    unlucky: `${name} was unlucky`,
    own: `${name}’s mistakes cost more than ${rival}’s`,
    others: `${rival}’s mistakes cost more than ${name}’s`,
  }[known];
  return `${said}, but that isn’t the whole story: ${difficult}.`;
}

function tellCause({ luck, play, isLuckFirst, isEqual, net, cancelled }: Cause, name: string, rival: string): string {
  const [whoever, other] = play === "others" ? [rival, name] : [name, rival];
  const mistakes = `${whoever}’s mistakes`;
  if (luck === "none") {
    const even =
      cancelled === null
        ? "Luck was about even"
        : `${name}’s luck cancelled out (${signed(cancelled.good)} and ${signed(cancelled.bad)})`;
    if (play !== "even") return `${even}: ${mistakes} made the difference.`;
    return cancelled === null
      ? "Neither luck nor mistakes made much of a difference."
      : `${even}, and mistakes made little difference.`;
  }
  const was = `${name} was ${luck === "good" ? "lucky" : "unlucky"}`;
  if (play === "even") return `${was}, and that made the difference.`;
  if (isEqual) return `${luck === "good" ? "Good" : "Bad"} luck and ${mistakes} mattered about equally.`;
  const isAlong = (luck === "good") === (play === "others");
  if (!isLuckFirst) return `${mistakes} made the difference, ${isAlong ? `and ${was} too` : `although ${was}`}.`;
  if (net !== null) {
    return `${was} (${signed(net.luck)}), ${isAlong ? "and" : "although"} ${mistakes} cost more than ${other}’s (${signed(net.play)} in all).`;
  }
  return luck === "good" && play === "others"
    ? `${was}, and ${mistakes} helped too.`
    : `${was}, and that mattered more than ${mistakes}.`;
}

/** With several others: the seat and the winner, or the winner and whoever came second. */
function tellBeside({ table, summary: { ledger, result } }: Told, seat: Seat): string {
  const { names, match } = table;
  const others = names.map((_, one) => one).filter((one) => one !== seat);
  const rank = (one: Seat) => 1000 * result[one] + match.position.points(one);
  const other = others.toSorted((one, two) => rank(two) - rank(one))[0];
  const [own, theirs] = [seat, other].map((one) => Math.round(ledger[one].pointsLost));
  const lucks = [seat, other].flatMap((one) => tellLuck(names[one], luckKind(partsOf(ledger[one]))));
  const luck = lucks.length === 0 ? "Luck was about even" : lucks.join(", and ");
  return `${names[seat]}’s moves gave away about ${own} ${own === 1 ? "point" : "points"}, ${names[other]}’s ${theirs}. ${luck}.`;
}

function tellLuck(name: string, luck: LuckKind): string[] {
  return luck === "none" ? [] : [`${name} was ${luck === "good" ? "lucky" : "unlucky"}`];
}

/** The costliest of the seat's clear mistakes, an index of events; undefined where it made none. */
export function findWorst({ table, events }: Told, seat: Seat, turning: number | null): number | undefined {
  return findExercises(events, seat, judgeOf(table), turning)[0];
}

export function judgeOf({ match }: Table): (event: DecisionEvent) => Verdict {
  const { noise } = pluginOf(match.game.id);
  return (event) => verdictOf(event, noise);
}

/** "Salma’s worst move, on turn 11: d2 d3. It took the chance to win from 26 to 19 %."; empty where no clear mistake was made. */
export function tellWorst({ table, events }: Told, worst: number | undefined, isTurning: boolean): string {
  const { match, names, speech } = table;
  const event = events[worst ?? -1];
  if (event === undefined || event.kind === "chance") return "";
  const { seat } = event;
  const turn = turnAt(listTurns(match), event.ply)?.number ?? 1;
  const move = speech.makeTurn(match.positionAt(event.ply), event.played.move);
  const points = Math.round(pointsLostBy(event));
  const cost = judgeOf(table)(event).isAboutPoints
    ? `cost ${points} ${points === 1 ? "point" : "points"}`
    : `took the chance to win from ${percentOf(event.first[seat])} to ${percentOf(event.last[seat])} %`;
  return `${names[seat]}’s worst move, on turn ${turn}: ${move}. It ${cost}${isTurning ? " and turned the match" : ""}.`;
}

function signed(percent: number): string {
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`;
}
