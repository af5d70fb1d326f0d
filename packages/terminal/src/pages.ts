/** The pages that a session shows: menu, help, history, how the match ended. */
import { CHANCE } from "@riad/core";
import type { Match } from "@riad/core";
import { inRows, padEnd, widthOf } from "./block.ts";
import type { Paint } from "./paint.ts";
import type { Speech } from "./speech.ts";
import type { Table } from "./table.ts";

export function menuPage(paint: Paint): string[] {
  const item = (word: string, about: string): string => `  ${paint.bold(padEnd(word, 14))}${about}`;
  return [
    paint.bold("MENU"),
    "",
    item("new", "begin another match with the same seats"),
    item("load <file>", "go on with a saved match"),
    item("save [file]", "save this match"),
    item("rules", "how to play, in a screenful"),
    item("help", "the list of commands"),
    item("credits", "who and what is behind this"),
    item("quit", "save and leave"),
  ];
}

export function helpPage(speech: Speech, paint: Paint): string[] {
  return [
    paint.bold("TURNS"),
    ...speech.turns.map((line) => `  ${line}`),
    "",
    paint.bold("COMMANDS (short or long, upper or lower case)"),
    "  m menu      h ? help      r rules      q x quit (saves)",
    "  s save [file]             l load <file>: a record or a replay log",
    "  moves                     every legal turn, and what it scores and costs",
    "  hint                      what the strongest computer would do, and why",
    "  undo                      take the last turn back",
    "  view <player>             one player's board; view alone shows all again",
    "  history                   the turns so far",
    "  replay [move]             look back; next and back step, view ends it",
    "  new [seed]                another match with the same seats",
  ];
}

export function creditsPage(): string[] {
  return [
    "Riad: Azul and Marrakech in the terminal, the browser and online.",
    "",
    "Azul is a game by Michael Kiesling, Marrakech one by Dominique Ehrhard.",
    "The commands follow a text version of Azul from a programming course.",
    "Riad is free software under the MIT licence.",
  ];
}

/** One entry a turn, in as many columns as fit; where there are too many lines the last ones are kept. */
export function historyPage(table: Table, width: number, height: number): string[] {
  const entries = listTurns(table.match, table);
  if (entries.length === 0) return ["Nothing has been played yet."];
  const widest = Math.max(...entries.map(widthOf));
  const lines = inRows(
    entries.map((entry) => [padEnd(entry, widest)]),
    3,
    width,
  );
  return lines.length > height ? ["…", ...lines.slice(1 - height)] : lines;
}

/** A turn is what one seat says before another one does; the die is told, deals are not. */
function listTurns(match: Match, { speech, names }: Table): string[] {
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
export function tellEnd(table: Table): string[] {
  const { position } = table.match;
  const seats = table.names.map((name, seat) => ({ name, points: position.points(seat), place: position.place(seat) }));
  const winners = seats.filter(({ place }) => place === 0).map(({ name }) => name);
  const verb = winners.length > 1 ? "share the win" : "wins";
  const order = seats
    .sort((a, b) => a.place - b.place)
    .map(({ name, points, place }) => `${place + 1}. ${name} ${points}`);
  return [`The match is over: ${winners.join(" and ")} ${verb}. ${order.join(", ")}.`];
}
