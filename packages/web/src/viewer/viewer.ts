/** The state of the viewer: the text in the field, what it means, and the last position that could be drawn. */
import { computed, effect, signal } from "@preact/signals";
import { OVER, endingOf, Match, unwrap } from "@riad/core";
import type { Position, Result, Seat } from "@riad/core";
import { parseAnyPosition } from "@riad/games";
import type { ReadPosition } from "@riad/games";
import type { Example, Face, Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { makeAddress, parseAddress } from "../play/position-address.ts";
import type { Address } from "../play/position-address.ts";

/** A position on the table, with everything its face needs to draw it. */
export interface Drawn {
  readonly face: Face;
  readonly position: Position;
  readonly state: unknown;
}

export class Viewer {
  readonly examples: readonly Example[];
  readonly text = signal("");
  readonly reading = computed(() => readPosition(this.text.value));
  /** The last position that could be read: it stays on the table while the text in the field is refused. */
  readonly drawn = signal<Drawn>(null as unknown as Drawn);
  /** Whether that is only an example, because no readable text has been entered yet. */
  readonly isStandIn = signal(false);
  readonly #faces: readonly Face[];

  /** Without a position in the address, or while it cannot be read, an example of the game in the address stands in. */
  constructor(faces: readonly Face[], { game, position }: Address) {
    this.#faces = faces;
    this.examples = faces.flatMap((face) => face.examples ?? []);
    const standIn = sampleOf(faces.find((face) => face.game.id === game) ?? faces[0]);
    this.text.value = position ?? standIn;
    const reading = this.reading.value;
    this.isStandIn.value = !reading.ok;
    this.drawn.value = this.#draw(reading.ok ? reading.value : unwrap(readPosition(standIn)));
  }

  /** Keeps the drawing and the address up to date until the returned function is called. */
  follow(): () => void {
    const back = () => (this.text.value = parseAddress(location).position ?? this.text.value);
    addEventListener("popstate", back);
    const stop = effect(() => {
      const reading = this.reading.value;
      if (!reading.ok) return;
      this.drawn.value = this.#draw(reading.value);
      this.isStandIn.value = false;
      history.replaceState(null, "", makeAddress(reading.value.game.id, this.text.value.trim()));
    });
    return () => {
      removeEventListener("popstate", back);
      stop();
    };
  }

  #draw({ game, position }: ReadPosition): Drawn {
    const face = this.#faces.find((candidate) => candidate.game.id === game.id) ?? this.#faces[0];
    return { face, position, state: face.newState() };
  }
}

/** The first example of a game, or the start of a match where it has none. */
function sampleOf({ game, examples = [] }: Face): string {
  return examples[0]?.position ?? game.notation.makePosition(unwrap(Match.fromSetup(game, {})).position);
}

/** Line ends count as blanks. Places in the refusal count in the text as it was typed, including leading blanks. */
export function readPosition(typed: string): Result<ReadPosition> {
  const text = typed.replace(/[\n\t]/g, " ");
  const start = text.length - text.trimStart().length;
  const result = parseAnyPosition(text.trim());
  if (result.ok || result.refusal.at === undefined) return result;
  return { ok: false, refusal: { ...result.refusal, at: result.refusal.at + start } };
}

/** Nobody in particular sits at a position without a match. */
export function plainSitters({ face, position }: Drawn): Sitter[] {
  return Array.from({ length: position.seats }, (_, seat) => ({
    name: face.seatName?.(position, seat) ?? say("viewPlayer", { letter: "ABCDEFGH"[seat] }),
    level: null,
  }));
}

/** Whose board is shown large: the player to move, or a winner. */
export function mainSeat({ position }: Drawn): Seat {
  if (position.actor >= 0) return position.actor;
  if (position.actor !== OVER) return 0;
  return endingOf(position).ranking[0].seat;
}
