/**
 * What if: a branch of the match on a board. The reader moves for the own seat, levels reply for the others, and chance is that of
 * the match again, or new. The match itself is never changed: a branch is a copy that goes on differently.
 */
import { batch, computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { CHANCE, listMoves, unwrap } from "@riad/core";
import type { Match, Move, Position, Seat } from "@riad/core";
import { drawForBranch, leaveAt } from "@riad/review";
import type { Shares } from "@riad/review";
import type { KeptBranch } from "../kept/branch-store.ts";
import { makeMatchId } from "../kept/kept-match.ts";
import { EngineClient } from "../play/engine-client.ts";
import type { Step } from "../play/face.ts";
import { LEVELS } from "../play/sitting.ts";
import { makeMoves } from "./branch-text.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

/** What a position of the branch is worth. */
export interface BranchPoint {
  /** Of the branch: so many moves have been played. */
  readonly ply: number;
  readonly shares: Shares;
}

/** "mean" draws nothing: it plays many futures from the position on the board. */
export type LuckChoice = "same" | "new" | "mean";

/** Who replies where nobody says otherwise. */
const USUAL_REPLY = "hard";

export interface BranchStart {
  readonly reviewed: ReviewedMatch;
  /** The reader's. */
  readonly seat: Seat;
  readonly ply: number;
  /** To be told whenever the branch has changed and is worth keeping. */
  readonly changed: (branch: BranchTable) => void;
  /** To be asked what a position is worth. */
  readonly valueOf: (branch: BranchTable) => Promise<Shares>;
}

export class BranchTable {
  readonly reviewed: ReviewedMatch;
  readonly seat: Seat;
  /** Where it leaves the match. */
  readonly ply: number;
  readonly state: unknown;
  /** What it is kept under. */
  id: string = makeMatchId();
  readonly name: Signal<string> = signal("");
  readonly luck: Signal<LuckChoice> = signal<LuckChoice>("same");
  /** A level for each seat; empty for one that is played by hand. */
  readonly replies: Signal<readonly string[]>;
  readonly length: Signal<number>;
  /** How many of its moves are on the board. */
  readonly at: Signal<number>;
  readonly step: Signal<Step<Position> | null> = signal<Step<Position> | null>(null);
  readonly isShowing: Signal<boolean> = signal(false);
  readonly isThinking: Signal<boolean> = signal(false);
  readonly isLost: Signal<boolean> = signal(false);
  readonly points: Signal<readonly BranchPoint[]> = signal<readonly BranchPoint[]>([]);
  readonly #changed: (branch: BranchTable) => void;
  readonly #valueOf: (branch: BranchTable) => Promise<Shares>;
  readonly #engine = new EngineClient();
  #seed: string = makeMatchId();
  #suggested = "";
  #match: Match;

  constructor({ reviewed, seat, ply, changed, valueOf }: BranchStart) {
    this.reviewed = reviewed;
    this.seat = seat;
    this.ply = decisionFrom(reviewed.match, ply);
    this.state = reviewed.face.newState();
    this.replies = signal(reviewed.sitters.map(({ level }, other) => (other === seat ? "" : (level ?? USUAL_REPLY))));
    this.#match = leaveAt(reviewed.match, this.ply);
    this.length = signal(this.ply);
    this.at = signal(this.ply);
    this.#changed = changed;
    this.#valueOf = valueOf;
  }

  readonly position: ReadonlySignal<Position> = computed(() => {
    void this.length.value;
    return this.#match.positionAt(this.at.value);
  });

  /** What the reader may choose now: earlier in the branch too, where it then goes on differently. */
  readonly moves: ReadonlySignal<readonly Move[]> = computed(() => {
    const position = this.position.value;
    const isOpen = !this.isShowing.value && !this.isThinking.value && position.actor >= 0;
    return isOpen && this.isByHand(position.actor, this.at.value) ? listMoves(position) : [];
  });

  get match(): Match {
    return this.#match;
  }

  get isOver(): boolean {
    return this.length.value >= 0 && this.#match.isOver;
  }

  /** The first move is always made by hand, whoever's it is. */
  isByHand(seat: Seat, at: number): boolean {
    return at === this.ply || this.replies.value[seat] === "";
  }

  /** The board that is shown large. */
  get viewer(): Seat {
    const mover = this.isShowing.value ? (this.step.value?.before.actor ?? -1) : this.position.value.actor;
    return mover >= 0 && (this.isShowing.value || this.moves.value.length > 0) ? mover : this.seat;
  }

  choose(move: Move): void {
    if (!this.moves.value.includes(move)) return;
    const at = this.at.value;
    if (at < this.length.value) unwrap(this.#match.rewind(at));
    this.points.value = this.points.value.filter(({ ply }) => ply <= at);
    this.#play(move);
  }

  /** Everything that a link or the store knows. Moves have been checked by the rules. */
  restore(branch: Match, kept: KeptBranch): void {
    batch(() => {
      this.#match = branch;
      if (kept.id !== "") this.id = kept.id;
      this.name.value = kept.name;
      this.luck.value = kept.luck;
      this.#seed = kept.seed;
      this.replies.value = this.replies.value.map((level, seat) => {
        const wanted = kept.replies[seat] ?? level;
        // A link may name anybody.
        return wanted === "" || LEVELS.some((one) => one === wanted) ? wanted : level;
      });
      this.length.value = branch.length;
      this.at.value = branch.length;
    });
    this.#value();
  }

  toKept(match: string): KeptBranch {
    const { id, ply } = this;
    const luck = this.luck.value === "new" ? "new" : "same";
    const moves = makeMoves(this.#match, ply);
    const name = this.name.value;
    return { id, match, name, ply, moves, luck, seed: this.#seed, replies: this.replies.value, changed: Date.now() };
  }

  chooseLuck(luck: LuckChoice): void {
    this.luck.value = luck;
    this.goOn();
  }

  chooseReply(seat: Seat, level: string): void {
    this.#engine.cancel();
    this.isThinking.value = false;
    this.replies.value = this.replies.value.map((one, other) => (other === seat ? level : one));
    this.goOn();
  }

  rename(name: string): void {
    this.name.value = name;
    this.#changed(this);
  }

  /** What it is called until somebody names it: after its first move, so with another first move it has another name. */
  suggestName(name: string): void {
    const isOpen = this.name.value === "" || this.name.value === this.#suggested;
    this.#suggested = name;
    if (isOpen && this.name.value !== name) this.rename(name);
  }

  /** Another position of the branch, from where it leaves the match to its end. */
  jump(to: number): void {
    this.#engine.cancel();
    batch(() => {
      this.isThinking.value = false;
      this.isShowing.value = false;
      this.step.value = null;
      this.at.value = Math.max(this.ply, Math.min(to, this.length.value));
    });
    this.goOn();
  }

  /** The board has shown the step that led to `at`. */
  shown(at: number): void {
    if (!this.isShowing.value || at !== this.at.value) return;
    this.isShowing.value = false;
    this.goOn();
  }

  skip(): void {
    if (!this.isShowing.value) return;
    this.step.value = null;
    this.shown(this.at.value);
  }

  /** Chance and the levels move until it is the reader's turn. */
  goOn(): void {
    if (this.isShowing.value || this.isThinking.value || this.at.value < this.length.value || this.isOver) return;
    // Nothing happens before the reader has moved, and where only futures are wanted.
    if (this.length.value === this.ply || this.luck.value === "mean") return;
    const { actor } = this.#match;
    const luck = this.luck.value === "new" ? ({ kind: "new", seed: this.#seed } as const) : ({ kind: "same" } as const);
    if (actor === CHANCE) this.#play(drawForBranch(this.reviewed.match, this.#match, luck));
    else if (!this.isByHand(actor, this.length.value) && !this.isLost.value) void this.#reply(actor);
  }

  retry(): void {
    this.isLost.value = false;
    this.goOn();
  }

  leave(): void {
    this.#engine.cancel();
  }

  #play(move: Move): void {
    const before = this.#match.position;
    unwrap(this.#match.play(move));
    batch(() => {
      this.length.value = this.#match.length;
      this.at.value = this.#match.length;
      this.step.value = { before, move };
      this.isShowing.value = true;
    });
    this.#changed(this);
    this.#value();
  }

  async #reply(seat: Seat): Promise<void> {
    const { notation, id } = this.reviewed.face.game;
    const { position, length } = this.#match;
    this.isThinking.value = true;
    try {
      const level = this.replies.value[seat];
      const reply = await this.#engine.ask(id, { position: notation.makePosition(position), level });
      this.isThinking.value = false;
      if (!("move" in reply) || length !== this.#match.length || this.at.value !== length) return;
      this.#play(unwrap(notation.parseMove(position, reply.move)));
    } catch {
      this.isThinking.value = false;
      this.isLost.value = true;
    }
  }

  /** For the graph. Where chance is to move there is nothing to be judged. */
  #value(): void {
    const { length, actor } = this.#match;
    if (actor === CHANCE) return;
    const log = [...this.#match.log];
    this.#valueOf(this).then(
      (shares) => {
        // The reader may have gone back meanwhile.
        if (log.some((move, ply) => this.#match.log[ply] !== move)) return;
        const others = this.points.value.filter(({ ply }) => ply !== length);
        this.points.value = [...others, { ply: length, shares }].sort((one, other) => one.ply - other.ply);
      },
      () => undefined,
    );
  }
}

/** Nobody can leave the match while chance is to move: the next decision from a ply on. */
function decisionFrom(match: Match, ply: number): number {
  let from = Math.max(0, Math.min(ply, match.length));
  while (from < match.length && match.actorAt(from) === CHANCE) from++;
  return from;
}
