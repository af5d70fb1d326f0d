/** The pages that a session shows: menu, help, history, how the match ended. */
import { CHANCE, endingOf } from "@riad/core";
import type { Match } from "@riad/core";
import { shelf } from "@riad/games";
import { inRows, padEnd, widthOf, wrap } from "@riad/drawing/block";
import type { Paint } from "@riad/drawing";
import { speechOf } from "../games.ts";
import type { Speech } from "../speech.ts";

/** A match and the words to tell of it. */
export interface Story {
  readonly match: Match;
  readonly names: readonly string[];
  readonly speech: Speech;
  /** Which words the pieces go by. */
  readonly dialect?: string | undefined;
}

type Entries = readonly (readonly [string, string])[];

const COMMANDS: Entries = [
  ["m, h ?", "menu; help: this list"],
  ["r", "rules: how to play, on one page"],
  ["s [file]", "save"],
  ["l <file>", "load a record, or a replay log of the course"],
  ["q x", "quit: save and leave; discard: without saving"],
  ["moves", "every legal turn, what it scores and costs"],
  ["hint", "what the strongest computer would do"],
  ["undo", "undo the last turn"],
  ["view <player>", "one player's board; view alone: all"],
  ["history", "the turns so far"],
  ["replay [move]", "look back; next, back, view to return"],
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
  ["history", "the turns so far"],
  ["replay [move]", "look back; next, back, view to return"],
  ["s [file]", "save the record"],
  ["resign", "give up the match"],
  ["leave", "leave the seat, or tell the others not to wait"],
  ["decide <how>", "about somebody who has disconnected: wait, computer or end"],
  ["rematch", "once the match is over: play again"],
  ["q x", "quit: your seat link brings you back"],
];

/** Wider lines are hard to read. */
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

/** What to type at the left, what it means at the right. */
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

/** One entry per turn, in as many columns as fit; if there are too many lines, the last ones are kept. */
export function historyPage(story: Story, width: number, height: number): string[] {
  const entries = listTurns(story);
  if (entries.length === 0) return ["No moves yet."];
  const widest = Math.max(...entries.map(widthOf));
  const lines = inRows(
    entries.map((entry) => [padEnd(entry, widest)]),
    3,
    width,
  );
  return lines.length > height ? ["…", ...lines.slice(1 - height)] : lines;
}

/** A turn is everything one seat types before another seat does; die rolls are included, deals are not. */
function listTurns({ match, speech, names }: Story): string[] {
  const entries: string[] = [];
  const position = match.positionAt(0);
  let words: string[] = [];
  let decider = CHANCE as number;
  let first = 0;
  const close = (): void => {
    if (words.length > 0) entries.push(`${String(first + 1).padStart(3)} ${names[decider]}: ${words.join(", ")}`);
    words = [];
  };
  for (let ply = 0; ply < match.length; ply++) {
    const actor = match.actorAt(ply);
    const move = match.log[ply];
    if (actor !== CHANCE) {
      if (actor !== decider || words.length === 0) {
        close();
        decider = actor;
        first = ply;
      }
      words.push(speech.makeTurn(position, move));
    } else if (speech.roller(position) === undefined) {
      close();
    } else words.push(match.game.notation.makeMove(position, move));
    position.play(move);
  }
  close();
  return entries;
}

/** Who won, and what everybody has. */
export function tellEnd({ match, names }: Story): string {
  const { winners, ranking } = endingOf(match.position);
  const verb = winners.length > 1 ? "share the win" : "wins";
  const order = ranking.map(({ seat, points, place }) => `${place + 1}. ${names[seat]} ${points}`);
  return `The match is over: ${winners.map((seat) => names[seat]).join(" and ")} ${verb}. ${order.join(", ")}.`;
}
