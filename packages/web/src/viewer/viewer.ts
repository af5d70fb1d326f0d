/** The state of the viewer: the text in the field, what it means, and the last position that could be drawn. */
import { computed, effect, signal } from "@preact/signals";
import { OVER, endingOf, Match, unwrap } from "@riad/core";
import type { Game, Position, Refusal, Result, Seat } from "@riad/core";
import { drawAnyPosition } from "@riad/games";
import type { ReadDrawing } from "@riad/games";
import { currentPath, writePath } from "../page/route.ts";
import type { Example, Face, Sitter } from "../play/face.ts";
import { makeAddress, parseAddress } from "../play/position-address.ts";
import { say } from "../words/words.ts";
import { inOneLine, positionInLink } from "./refused-text.ts";

/** A position on the table, with everything its face needs to draw it. */
export interface Drawn {
  readonly face: Face;
  readonly position: Position;
  readonly state: unknown;
  /** Why no match leads to it; null where one may. */
  readonly fault: Refusal | null;
}

/** An example and the game that it belongs to. */
interface OwnedExample extends Example {
  readonly game: string;
  readonly gameTitle: string;
}

export class Viewer {
  readonly examples: readonly OwnedExample[];
  readonly text = signal("");
  readonly reading = computed(() => readPosition(this.text.value, this.drawn.peek()?.face.game));
  /** The last position that could be read: it stays on the table while the text in the field is refused. */
  readonly drawn = signal<Drawn>(null as unknown as Drawn);
  /** Whether that is only an example, because no readable text has been entered yet. */
  readonly isStandIn = signal(false);
  /** Whether the text itself is shown. */
  readonly isCodeOpen = signal(false);
  /** For a moment: what has just been done, such as saving a picture. */
  readonly notice = signal("");
  #noticed: ReturnType<typeof setTimeout> | undefined;
  /** The text in the field is not the position on the table. */
  readonly isStale = computed(() => !this.reading.value.ok && this.text.value.trim() !== "");
  /** The last text that could be read, as it was entered; empty where there was none yet. */
  #readable = "";
  readonly #faces: readonly Face[];
  /** Of the players of the match that the position comes from. */
  readonly #names: readonly string[];

  /** Without a position in the address, or while it cannot be read, an example of the game in the address stands in. */
  constructor(faces: readonly Face[], { game, position, names = [] }: ReturnType<typeof parseAddress>) {
    this.#faces = faces;
    this.#names = names;
    this.examples = faces.flatMap(({ game: { id, title }, examples = [] }) =>
      examples.map((example) => ({ ...example, game: id, gameTitle: title })),
    );
    const standIn = sampleOf(faces.find((face) => face.game.id === game) ?? faces[0]);
    this.text.value = inOneLine(position ?? standIn);
    const reading = this.reading.value;
    this.isStandIn.value = !reading.ok;
    this.drawn.value = this.#draw(reading.ok ? reading.value : unwrap(readPosition(standIn)));
  }

  /** The names of the match it came from, or what its seats are called. */
  sittersOf(drawn: Drawn): Sitter[] {
    const names = this.#namesOf(drawn);
    return plainSitters(drawn).map(({ name }, seat) => ({ name: names[seat] ?? name, level: null, isDrawn: true }));
  }

  /** None for a position of more or fewer players: it is another match. */
  #namesOf({ position }: Drawn): readonly string[] {
    return this.#names.length === position.seats ? this.#names : [];
  }

  /** Keeps the drawing and the address up to date until the returned function is called. */
  follow(): () => void {
    const back = () => (this.text.value = parseAddress(currentPath()).position ?? this.text.value);
    addEventListener("popstate", back);
    const stop = effect(() => {
      const linked = positionInLink(this.text.value);
      if (linked !== null) this.text.value = linked;
      const reading = this.reading.value;
      if (!reading.ok) return;
      const drawn = this.#draw(reading.value);
      this.drawn.value = drawn;
      this.isStandIn.value = false;
      this.#readable = this.text.value;
      writePath(makeAddress(reading.value.game.id, readableText(this.text.value), this.#namesOf(drawn)));
    });
    return () => {
      removeEventListener("popstate", back);
      stop();
    };
  }

  /** A text from the clipboard. The position is seen best without its code over the table. */
  paste(text: string): void {
    this.text.value = inOneLine(text);
    this.isCodeOpen.value = false;
  }

  /** Says in the one place for it what has been done, for as long as it takes to read. */
  tell(text: string): void {
    this.notice.value = text;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice.value = ""), 1500 + 50 * text.length);
  }

  /** A text that cannot be read, or none, gives way to the last one that could; what can be read stays. */
  restore(): void {
    if (this.reading.value.ok) return;
    if (this.#readable !== "") this.text.value = this.#readable;
    else this.#writeDrawn();
  }

  /** A refused text gives way to what is on the table, as when that is to be edited. */
  keepDrawn(): void {
    if (this.isStale.value) this.#writeDrawn();
  }

  #writeDrawn(): void {
    const { face, position } = this.drawn.value;
    this.text.value = face.game.notation.makePosition(position);
  }

  #draw({ game, position, fault }: ReadDrawing): Drawn {
    const face = this.#faces.find((candidate) => candidate.game.id === game.id) ?? this.#faces[0];
    return { face, position, fault, state: face.newState() };
  }
}

/** The first example of a game, or the start of a match where it has none. */
function sampleOf({ game, examples = [] }: Face): string {
  return examples[0]?.position ?? startOf(game, game.minSeats);
}

/** A new match as text. */
export function startOf(game: Game, seats: number): string {
  return game.notation.makePosition(unwrap(Match.fromSetup(game, { seats, first: 0 })).position);
}

/**
 * Line ends count as blanks, and what documents and programs print around a position (quotation marks, backticks, brackets,
 * commas) does not count. Places in the refusal count in the text as it was typed. What no game can read at all is refused
 * in the words of the game on the table.
 */
export function readPosition(typed: string, game?: Game): Result<ReadDrawing> {
  const plain = oneLine(typed).trim();
  const raw = drawAnyPosition(plain);
  if (raw.ok) return raw;
  const { text, places } = strip(typed);
  const result = text === plain ? raw : drawAnyPosition(text);
  if (result.ok) return result;
  const own = game === undefined || (result.refusal.at ?? 0) > 0 ? result : game.notation.parsePosition(text);
  const { refusal } = own.ok ? result : own;
  if (refusal.at === undefined) return { ok: false, refusal };
  return { ok: false, refusal: { ...refusal, at: places[refusal.at] ?? typed.trimEnd().length } };
}

/** As the address holds it. */
function readableText(typed: string): string {
  const plain = oneLine(typed).trim();
  return drawAnyPosition(plain).ok ? plain : strip(typed).text;
}

/** Not part of any notation, but printed around positions. */
const WRAPPING = /["'`´“”‘’„«»()[\]{},;\s]/;

/** The text without them, words separated by one blank, and where each of its characters was typed. */
function strip(typed: string): { text: string; places: readonly number[] } {
  let text = "";
  const places: number[] = [];
  for (let at = 0; at < typed.length; at++) {
    const isWrapping = WRAPPING.test(typed[at]);
    if (isWrapping && (text === "" || text.endsWith(" "))) continue;
    text += isWrapping ? " " : typed[at];
    places.push(at);
  }
  return { text: text.trimEnd(), places };
}

function oneLine(typed: string): string {
  return typed.replace(/[\n\t]/g, " ");
}

/** Nobody in particular sits at a position without a match. */
export function plainSitters({ face, position }: Drawn): Sitter[] {
  return Array.from({ length: position.seats }, (_, seat) => ({
    name: face.seatName?.(position, seat) ?? say("viewPlayer", { number: seat + 1 }),
    level: null,
  }));
}

/** Why a match cannot start from the position; null if it can. */
export function obstacleTo({ position, fault }: Drawn): "viewNoWay" | "viewOver" | null {
  if (fault !== null) return "viewNoWay";
  return position.actor === OVER ? "viewOver" : null;
}

/** Whose board is shown large: the player to move, who may be waiting for a roll, or a winner. */
export function mainSeat({ face, position }: Drawn): Seat {
  if (position.actor >= 0) return position.actor;
  if (position.actor !== OVER) return face.turnOf?.(position) ?? 0;
  return endingOf(position).ranking[0].seat;
}
