/**
 * A player for any game, from the contract alone: it plays the match on at random after each of its moves, many times,
 * and takes the move after which it won most. Moves that have done well so far are tried more often (UCB1).
 */
import { CHANCE, OVER, SeededRandom, listMoves, newMoveList } from "@riad/core";
import type { Move, Position, Random } from "@riad/core";
import { Clock } from "./clock.ts";
import { marginOf, winShares } from "./contest.ts";
import { evenShares, rankMoves } from "./player.ts";
import type { Analysis, Budget, Choice, JudgedMove, Level, Player } from "./player.ts";

/** How much a move that was seldom tried attracts. */
const CURIOSITY = 0.7;
/** A playout that has not ended after so many moves is judged as it stands. */
const LONGEST_PLAYOUT = 5000;
/** Where there is nothing to choose, a few playouts say how the match stands. */
const FORCED_PLAYOUTS = 16;

/** One of the moves to choose from, with the results of its playouts. */
interface Candidate {
  readonly move: Move;
  playouts: number;
  /** The shares of each seat, added up. */
  readonly wins: Float64Array;
  margins: number;
}

export class PlayoutPlayer implements Player {
  readonly #most: number;
  readonly #seed: number;
  readonly #moves = newMoveList();
  readonly #clock = new Clock();

  /** `most` playouts for a choice, whatever the budget. */
  constructor(random: Random, most: number) {
    this.#most = most;
    this.#seed = random.below(2 ** 31);
  }

  choose(position: Position, budget: Budget): Choice {
    const { actor } = position;
    const candidates = this.#try(position, listMoves(position), budget, mostPromising);
    const best = candidates.reduce((one, other) => (meanWin(other, actor) > meanWin(one, actor) ? other : one));
    const { move, shares, margin } = summarise(best, position.seats);
    return { move, share: shares[actor], margin, nodes: this.#clock.nodes };
  }

  /** Every move gets as many playouts as the others, so that their values can be compared. */
  judge(position: Position, moves: readonly Move[], budget: Budget): Analysis {
    const { seats, actor } = position;
    const judged = this.#try(position, moves, budget, leastTried).map((candidate) => summarise(candidate, seats));
    const ranked = rankMoves(judged, actor);
    const { shares } = ranked[0];
    return { shares, moves: ranked, isSolved: false, isProven: false, nodes: this.#clock.nodes };
  }

  /** The random numbers begin again with every question: with a budget of nodes the answer is always the same. */
  #try(
    position: Position,
    moves: readonly Move[],
    budget: Budget,
    pick: (all: readonly Candidate[], seat: number) => Candidate,
  ): readonly Candidate[] {
    const random = new SeededRandom(this.#seed);
    const candidates = moves.map((move): Candidate => {
      return { move, playouts: 0, wins: new Float64Array(position.seats), margins: 0 };
    });
    const most = candidates.length === 1 ? FORCED_PLAYOUTS : this.#most;
    const seat = position.actor;
    const end = position.clone();
    this.#clock.start({ ...budget, nodes: Math.min(budget.nodes ?? most, most) });
    do {
      const candidate = pick(candidates, seat);
      end.copyFrom(position);
      end.play(candidate.move);
      this.#playOut(end, random);
      candidate.playouts++;
      for (const [at, share] of winShares(end).entries()) candidate.wins[at] += share;
      candidate.margins += marginOf(end, seat);
      this.#clock.nodes++;
    } while (!this.#clock.look());
    return candidates;
  }

  #playOut(position: Position, random: Random): void {
    for (let ply = 0; ply < LONGEST_PLAYOUT && position.actor !== OVER; ply++) {
      if (position.actor === CHANCE) position.play(position.draw(random));
      else position.play(this.#moves[random.below(position.moves(this.#moves))]);
    }
  }
}

function leastTried(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((one, other) => (other.playouts < one.playouts ? other : one));
}

function mostPromising(candidates: readonly Candidate[], seat: number): Candidate {
  const least = leastTried(candidates);
  if (least.playouts === 0) return least;
  const all = Math.log(candidates.reduce((sum, { playouts }) => sum + playouts, 0));
  const promise = (one: Candidate): number => meanWin(one, seat) + CURIOSITY * Math.sqrt(all / one.playouts);
  return candidates.reduce((one, other) => (promise(other) > promise(one) ? other : one));
}

function meanWin({ playouts, wins }: Candidate, seat: number): number {
  return playouts === 0 ? 0 : wins[seat] / playouts;
}

function summarise({ move, playouts, wins, margins }: Candidate, seats: number): JudgedMove {
  if (playouts === 0) return { move, isSeen: false, shares: evenShares(seats), margin: 0, line: [] };
  const shares = Array.from(wins, (sum) => sum / playouts);
  return { move, isSeen: true, shares, margin: margins / playouts, line: [move] };
}

/** `most` is how many playouts the level makes at most; its own budget adds a limit in time to the longest ones. */
export function playoutLevel(id: string, about: string, most: number): Level {
  return {
    id,
    about,
    budget: { ms: 500, nodes: most },
    create: (random) => new PlayoutPlayer(random, most),
  };
}
