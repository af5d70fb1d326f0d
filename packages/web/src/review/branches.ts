/** The branches of a match: the one on the board, those that are kept, and what the worker is asked about them. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { CHANCE, unwrap } from "@riad/core";
import type { Match, Move, Seat } from "@riad/core";
import type { FutureEnd, Shares } from "@riad/review";
import { deleteBranch, listBranches, saveBranch, sweepBranches } from "../kept/branch-store.ts";
import type { KeptBranch } from "../kept/branch-store.ts";
import { listMatches } from "../kept/match-store.ts";
import type { BranchMoves } from "../play/review-in-worker.ts";
import { say } from "../words/words.ts";
import { BranchTable } from "./branch-table.ts";
import { makeMoves, parseMoves } from "./branch-text.ts";
import { ReviewAsker } from "./review-asker.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

/** How many futures are played. */
export const FUTURES = 32;

/** How one future ended from the branch, and with the same luck from the move that was played in the match. */
export interface FuturePair {
  readonly end: FutureEnd;
  readonly real: FutureEnd;
}

export class Branches {
  readonly reviewed: ReviewedMatch;
  /** On the board. */
  readonly opened: Signal<BranchTable | null> = signal<BranchTable | null>(null);
  readonly kept: Signal<readonly KeptBranch[]> = signal<readonly KeptBranch[]>([]);
  /** The last one that was deleted, to be taken back. */
  readonly deleted: Signal<KeptBranch | null> = signal<KeptBranch | null>(null);
  /** How the futures of the branch on the board ended so far; null while none are played. */
  readonly futures: Signal<readonly FuturePair[] | null> = signal<readonly FuturePair[] | null>(null);
  /** Expert against expert from the position on the board, as far as it has been played. */
  readonly par: Signal<Match | null> = signal<Match | null>(null);
  readonly #known: (ply: number, move: Move) => Shares | null;
  readonly #asker: ReviewAsker;
  /** Long work is stopped by ending its worker, which must not take the questions about the branch with it. */
  readonly #player: ReviewAsker;

  /** `known`: what the review says about the position after a move of the match's own decisions. */
  constructor(reviewed: ReviewedMatch, known: (ply: number, move: Move) => Shares | null) {
    this.reviewed = reviewed;
    this.#known = known;
    this.#asker = new ReviewAsker(reviewed.record);
    this.#player = new ReviewAsker(reviewed.record);
  }

  async load(): Promise<void> {
    const { id } = this.reviewed;
    if (id === "") return;
    const kept = await listBranches(id);
    const known = new Set(this.kept.value.map((branch) => branch.id));
    this.kept.value = [...this.kept.value, ...kept.filter((branch) => !known.has(branch.id))];
    await sweepBranches(new Set((await listMatches()).map((match) => match.id)));
  }

  /** A branch that leaves the match at a ply, with its first move where it is known. */
  start(ply: number, seat: Seat, move?: Move): BranchTable {
    const branch = this.#create(ply, seat);
    if (move !== undefined) branch.choose(move);
    return branch;
  }

  /** False where its moves do not belong to this match. */
  open(kept: KeptBranch, seat: Seat): boolean {
    const moves = parseMoves(this.reviewed.match, kept.ply, kept.moves);
    if (!moves.ok || this.reviewed.match.actorAt(kept.ply) < 0) return false;
    this.#create(kept.ply, seat).restore(moves.value, kept);
    return true;
  }

  close(): void {
    this.opened.value?.leave();
    this.opened.value = null;
    this.stopPlaying();
  }

  /** Plays many futures from the position on the board. */
  async playFutures(branch: BranchTable): Promise<void> {
    this.stopPlaying();
    this.futures.value = [];
    const question = { kind: "futures", branch: movesOf(branch), count: FUTURES } as const;
    await this.#player
      .stream(question, (answer) => {
        if (answer.kind !== "future") return;
        const { end, real } = answer;
        this.futures.value = [...(this.futures.value ?? []), { end, real }];
      })
      .catch(() => undefined);
  }

  async playPar(branch: BranchTable): Promise<void> {
    this.stopPlaying();
    const { reviewed } = this;
    const { ply, moves } = movesOf(branch);
    const line = unwrap(parseMoves(reviewed.match, ply, [])).clone();
    for (const move of moves) unwrap(line.play(move));
    this.par.value = line.clone();
    try {
      await this.#player.stream({ kind: "par", branch: { ply, moves } }, (answer) => {
        if (answer.kind !== "par") return;
        unwrap(line.play(answer.move));
        if (line.actor !== CHANCE) this.par.value = line.clone();
      });
    } catch {
      return;
    }
    await this.#keep({
      ...branch.toKept(reviewed.id),
      id: `par-${reviewed.id}-${branch.ply}-${moves.join("-")}`,
      name: say("parName"),
      moves: makeMoves(line, ply),
      luck: "same",
    });
  }

  stopPlaying(): void {
    this.#player.stop();
    this.futures.value = null;
    this.par.value = null;
  }

  async remove(kept: KeptBranch): Promise<void> {
    if (this.opened.value?.id === kept.id) this.close();
    this.kept.value = this.kept.value.filter(({ id }) => id !== kept.id);
    this.deleted.value = kept;
    await deleteBranch(kept.id);
  }

  async restore(): Promise<void> {
    const kept = this.deleted.value;
    this.deleted.value = null;
    if (kept !== null) await this.#keep(kept);
  }

  stop(): void {
    this.opened.value?.leave();
    this.#asker.stop();
    this.#player.stop();
  }

  #create(ply: number, seat: Seat): BranchTable {
    this.close();
    const branch = new BranchTable({
      reviewed: this.reviewed,
      seat,
      ply,
      changed: (changed) => {
        if (this.futures.value !== null || this.par.value !== null) this.stopPlaying();
        void this.#keep(changed.toKept(this.reviewed.id));
      },
      valueOf: async (one) => this.#valueOf(movesOf(one, true)),
    });
    this.opened.value = branch;
    return branch;
  }

  async #valueOf(branch: BranchMoves): Promise<Shares> {
    const { ply, moves } = branch;
    const known = moves.length === 1 ? this.#known(ply, moves[0]) : null;
    return known ?? (await this.#asker.ask({ kind: "value", branch }, "valued")).shares;
  }

  async #keep(branch: KeptBranch): Promise<void> {
    if (branch.moves.length === 0) return;
    this.kept.value = [branch, ...this.kept.value.filter(({ id }) => id !== branch.id)].sort(
      (one, other) => other.changed - one.changed,
    );
    // A match that is not on this device has nowhere to keep them.
    if (branch.match !== "") await saveBranch(branch);
  }
}

/** What is on the board; `isWhole`: the whole branch. */
function movesOf({ ply, match, at }: BranchTable, isWhole = false): BranchMoves {
  return { ply, moves: match.log.slice(ply, isWhole ? match.length : at.value) };
}
