/** The pages that a session shows: menu, help, history, how the match ended. */
import { CHANCE, endingOf, listTurns } from "@riad/core";
import type { Match, Move, Position } from "@riad/core";
import { shelf } from "@riad/games";
import { inRows, padEnd, widthOf, wrap } from "@riad/drawing/block";
import type { Paint } from "@riad/drawing";
import { speechOf } from "../games.ts";
import type { Speech } from "../speech.ts";
import { movesBetween } from "./stops.ts";

/** A match and what is needed to describe it. */
export interface Story {
  readonly match: Match;
  readonly names: readonly string[];
  readonly speech: Speech;
  /** The set of names for the pieces. */
  readonly dialect?: string | undefined;
}

type Entries = readonly (readonly [string, string])[];

const COMMANDS: Entries = [
  ["m, h ?", "menu; help: this list"],
  ["r", "rules: how to play, on one page"],
  ["s [file]", "save"],
  ["l <file>", "load a saved match or a course log"],
  ["q x", "quit: save and leave; discard: don't save"],
  ["moves", "every legal turn, what it scores and costs"],
  ["hint", "what the strongest computer would do"],
  ["undo", "undo the last turn"],
  ["view <player>", "one player's board; view alone: all"],
  ["history [turn]", "the turns so far, or from a turn on"],
  ["review", "at the end: why the match was won or lost"],
  ["replay [turn]", "look back; next, back, view to return"],
  ["new [seed]", "another match with the same seats"],
];

const MENU: Entries = [
  ["new", "start another match with the same seats"],
  ["load <file>", "continue a saved match"],
  ["save [file]", "save this match"],
  ["rules", "how to play, on one page"],
  ["help", "the list of commands"],
  ["credits", "credits"],
  ["quit", "save and leave"],
  ["discard", "leave without saving"],
];

const ONLINE: Entries = [
  ["h ? m", "help: this list"],
  ["r", "rules: how to play, on one page"],
  ["who", "who sits where, and the link of your seat"],
  ["chat [phrase]", "says a phrase, such as chat good luck"],
  ["moves", "every legal turn, what it scores and costs"],
  ["view <player>", "one player's board; view alone: all"],
  ["history [turn]", "the turns so far, or from a turn on"],
  ["replay [turn]", "look back; next, back, view to return"],
  ["s [file]", "save the record"],
  ["resign", "give up the match"],
  ["leave", "leave the seat, or tell the others not to wait"],
  ["decide <how>", "about somebody who has disconnected: wait, computer or end"],
  ["rematch", "once the match is over: play again"],
  ["q x", "quit: your seat link brings you back"],
];

/** Columns. Wider lines are hard to read. */
const WIDEST = 88;

export function menuPage(paint: Paint, width: number): string[] {
  return [paint.bold("MENU"), "", ...listEntries(MENU, paint, width)];
}

export function helpPage(speech: Speech, paint: Paint, width: number): string[] {
  return listHelp(speech, COMMANDS, paint, width);
}

/** Online, the server rolls the die. */
export function onlineHelpPage(speech: Speech, paint: Paint, width: number): string[] {
  return listHelp(speech, ONLINE, paint, width);
}

function listHelp(speech: Speech, commands: Entries, paint: Paint, width: number): string[] {
  return [
    paint.bold("TURNS"),
    ...listEntries(speech.turns, paint, width),
    "",
    paint.bold("COMMANDS (short or long, upper or lower case)"),
    ...listEntries(commands, paint, width),
  ];
}

/** What to type on the left, what it means on the right. */
function listEntries(entries: Entries, paint: Paint, width: number): string[] {
  const term = Math.max(...entries.map(([word]) => word.length)) + 4;
  const room = Math.min(width, WIDEST) - term;
  return entries.flatMap(([word, about]) =>
    wrap(about, room).map((line, i) => (i === 0 ? padEnd(`  ${paint.bold(word)}`, term) : " ".repeat(term)) + line),
  );
}

export function rulesPage({ rules }: Speech, paint: Paint, width: number): string[] {
  const [title, ...paragraphs] = rules;
  return [paint.bold(title), "", ...paragraphs.flatMap((text) => wrap(text, Math.min(width, WIDEST), 3))];
}

export function creditsPage(width: number): string[] {
  const titles = shelf.map(({ title }) => title);
  return [
    `Riad: ${titles.slice(0, -1).join(", ")} and ${titles.at(-1)} in the terminal, the browser and online.`,
    ...shelf.flatMap((game) => speechOf(game).credits),
    "Riad is free software under the MIT licence.",
  ].flatMap((text) => wrap(text, width, 3));
}

/** One entry per turn from turn `first` on, by rounds where there are any, in as many columns as fit. */
export function historyPage(story: Story, first: number, paint: Paint, width: number): string[] {
  const groups = groupTurns(story, first);
  if (groups.length === 0) return ["No moves yet."];
  const widest = Math.max(...groups.flatMap(({ entries }) => entries.map(widthOf)));
  const lines: string[] = [];
  for (const { round, entries } of groups) {
    if (round > 0) lines.push(paint.bold(`Round ${round}`));
    const cells = entries.map((entry) => [padEnd(entry, widest)]);
    for (const line of inRows(cells, 3, width)) lines.push(...(widthOf(line) > width ? wrap(line, width, 4) : [line]));
  }
  return lines;
}

/** Turns are numbered as people count them; tilings have no number and follow the turn that ended the round. */
function groupTurns({ match, names, speech }: Story, first: number): { round: number; entries: string[] }[] {
  const groups: { round: number; entries: string[] }[] = [];
  const turns = listTurns(match);
  for (const { number, round, seat, from, to } of turns.slice(turns.findIndex((turn) => turn.number >= first))) {
    if (groups.at(-1)?.round !== round) groups.push({ round, entries: [] });
    const moves = movesBetween(match, from, to);
    const text =
      speech.tellTurn?.(moves, names).text ??
      `${names[seat]}: ${moves.map(({ before, move }) => nameMove(match, speech, before, move)).join(", ")}`;
    groups.at(-1)?.entries.push(`${number === 0 ? "   " : String(number).padStart(3)} ${text}`);
  }
  return groups;
}

/** A decision as it is typed, an outcome in the notation. */
function nameMove({ game }: Match, speech: Speech, before: Position, move: Move): string {
  return before.actor === CHANCE ? game.notation.makeMove(before, move) : speech.makeTurn(before, move);
}

/** Who won, and what everybody has. */
export function tellEnd({ match, names }: Story): string {
  const { winners, ranking, decidedBy } = endingOf(match.position);
  const verb = winners.length > 1 ? "share the win" : decidedBy === "tiebreak" ? "wins on the tie-break" : "wins";
  const order = ranking.map(({ seat, points, place }) => `${place + 1}. ${names[seat]}: ${points}`);
  return `The match is over: ${winners.map((seat) => names[seat]).join(" and ")} ${verb}. ${order.join(", ")}.`;
}
