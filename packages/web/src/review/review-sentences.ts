/** A review in words, from its numbers alone. */
import type { Move, Seat } from "@riad/core";
import {
  doubtBefore,
  forSeats,
  isBigMistake,
  isUnclear,
  isUsualLuck,
  leadOf,
  luckOf,
  nextBestOf,
  oddsOf,
  percentChange,
  percentOf,
  pointsLostBy,
  surpriseBefore,
  toldKind,
} from "@riad/review";
import type { Alternative, ChanceEvent, DecisionEvent, Lead, ReviewEvent } from "@riad/review";
import { sayEnding, sayOutcome } from "../play/ending-words.ts";
import { labelled } from "../words/sentences.ts";
import { decimal, say } from "../words/words.ts";
import { changeOf } from "./graph.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";
import { isTurningMove, toldFor, turningOf } from "./turning.ts";

/** With its sign, and a minus that is as wide as a plus. */
export function signed(number: number, digits = 0): string {
  const size = Math.abs(number);
  return Number(size.toFixed(digits)) === 0 ? "0" : `${number < 0 ? "−" : "+"}${decimal(size, digits)}`;
}

export function percent(share: number): string {
  return say("percent", { number: percentOf(share) });
}

/** A change in points in a hundred, with its sign: "−9 %". */
export function percentWords(change: number): string {
  return change === 0 ? "0" : say("percent", { number: signed(change) });
}

/** Within a sentence. */
export function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** "You came second, 44 to 48", or the same about another seat. */
export function headline({ ending, sitters, you }: ReviewedMatch, seat: Seat): string {
  if (seat === you) return sayOutcome(ending, sitters, you);
  const own = ending.ranking.find((ranked) => ranked.seat === seat);
  if (own === undefined || ending.reason !== "played") return sayOutcome(ending, sitters, you);
  const others = ending.ranking.filter((ranked) => ranked.seat !== seat).map(({ points }) => points);
  const given = { name: sitters[seat].name, points: own.points, best: Math.max(...others) };
  if (!ending.winners.includes(seat)) return say("seatCame", { ...given, place: own.place + 1, seats: sitters.length });
  return ending.winners.length === 1 ? say("seatWon", given) : sayEnding(ending, sitters);
}

/** How a match ended that was not played to its end, before anything is said about its moves; empty for all others. */
export function earlyWords(reviewed: ReviewedMatch, seat: Seat): string {
  const { ending, sitters } = reviewed;
  if (ending.reason === "played") return "";
  const how = sayEnding(ending, sitters);
  return [...(how === headline(reviewed, seat) ? [] : [`${how}.`]), say("reviewEarly")].join(" ");
}

/** Where the points differ most from those of the best other seat: counted by the rules, so it holds whatever stays unclear. */
export function pointsWords({ face, match, ending }: ReviewedMatch, seat: Seat): string {
  const other = ending.ranking.find((ranked) => ranked.seat !== seat)?.seat ?? seat;
  const [own, theirs] = [seat, other].map((one) => face.breakdown(match.position, one));
  const differences = own.map(({ points }, i) => Math.abs(points - theirs[i].points));
  const at = differences.indexOf(Math.max(...differences));
  if (at < 0 || differences[at] === 0) return "";
  return say("mostPoints", { source: small(own[at].label), own: own[at].points, other: theirs[at].points });
}

/** In points in a hundred: what small losses must come to before it would be odd to name no mistake. */
const MANY_SMALL = -10;

/** "Your worst move, in round 5: 1 purple to line 2. It took your chance to win from 79 % to 2 %." */
export function worstWords(view: ReviewView): string {
  const { reviewed } = view;
  const worst = view.worst.value;
  if (worst === null || worst === view.weakest.value) {
    // With several others, what everybody's moves gave away has been told; but the table counts mistakes that only cost points too.
    const isTold =
      reviewed.sitters.length > 2 && reviewed.ending.reason === "played" && view.mistakes.value.length === 0;
    return [isTold ? "" : noneWords(view), weakestWords(view)].filter((text) => text !== "").join(" ");
  }
  const event = view.run.events.value[worst] as DecisionEvent;
  const move = moveWords(reviewed, event.ply, event.played.move);
  const said = say("worstMove", {
    name: nameFor(reviewed, event.seat),
    move,
    isSure: !isDoubtful(view, worst),
    ...placeWithin(reviewed, event),
  });
  const lost = Math.round(pointsLostBy(event));
  const isTurning = turningOf(view)?.index === worst;
  const cost = view.verdict(event).isAboutPoints
    ? say("worstCostPoints", { points: say("pointsCount", { count: lost }) })
    : say(isTurning ? "worstCostTurned" : "worstCost", {
        name: nameFor(reviewed, event.seat),
        from: percent(event.first[event.seat]),
        to: percent(event.last[event.seat]),
      });
  return `${said} ${cost}`;
}

/** What is said where no clear mistake cost a share of the win, although some may have cost points later. */
function noneWords(view: ReviewView): string {
  const isOpen = view.mistakes.value.length > 0;
  return say((view.parts.value?.own ?? 0) > MANY_SMALL ? "noMistakes" : "smallMistakes", { isOpen });
}

/** "Your weakest move, in round 2: 1 purple to line 2 (−2 %)."; empty where none was worth a word. */
function weakestWords(view: ReviewView): string {
  const index = view.weakest.value;
  if (index === null) return "";
  const { reviewed } = view;
  const event = view.run.events.value[index] as DecisionEvent;
  return say("weakestMove", {
    name: nameFor(reviewed, event.seat),
    move: moveWords(reviewed, event.ply, event.played.move),
    change: changeWords(view, index),
    ...placeWithin(reviewed, event),
  });
}

/** As a sentence says it: the round where there is one, or else the turn. */
function placeWithin(reviewed: ReviewedMatch, event: ReviewEvent): { where: string; isTurn: boolean } {
  const { round, turn } = placeOf(reviewed, event);
  return { where: round === "" ? turn : round, isTurn: round === "" };
}

/** What an event gave the seat of the review, in per cent; in points of the game where the match was decided. */
export function changeWords(view: ReviewView, index: number): string {
  const event = view.run.events.value[index];
  const isPoints = event.kind === "decision" && view.verdict(event).isAboutPoints;
  const lost = isPoints ? -pointsLostBy(event) : 0;
  if (Math.round(lost) !== 0 && event.kind === "decision" && event.seat === view.seat.value) {
    return say("pointsLost", { count: signed(lost) });
  }
  return percentWords(percentChange(event.first[view.seat.value], event.last[view.seat.value]));
}

/** What was expected just before a mistake, where that leaves in doubt how much it cost; null for every other event. */
function doubtOf(view: ReviewView, index: number): number | null {
  const events = view.run.events.value;
  const event = events[index];
  if (event.kind === "chance" || view.verdict(event).isAboutPoints || toldKind(view.verdict(event)) === null)
    return null;
  return doubtBefore(events, index);
}

/** Whether the worst move may only seem so. */
export function isDoubtful(view: ReviewView, index: number): boolean {
  return doubtOf(view, index) !== null;
}

/** That it may have cost less than it seems, or that a hard find was not expected; empty for every other event. */
export function doubtWords(view: ReviewView, index: number): string {
  if (view.run.hardFinds.value.includes(index)) {
    const was = surpriseBefore(view.run.events.value, index);
    return was === null ? "" : say("estimateWas", { before: percent(was) });
  }
  const before = doubtOf(view, index);
  return before === null || toldFor(view, index) !== null ? "" : say("estimateRose", { before: percent(before) });
}

/** What a move ends with less than the best one, in points; of the one played, what was counted if the rules could. */
export function pointsBehind(event: DecisionEvent, { move, margin }: Alternative): number {
  if (move === event.best.move) return 0;
  return Math.max(0, move === event.played.move ? pointsLostBy(event) : event.best.margin - margin);
}

/** What the judge believed differently here, where the page asks for another look because of it; empty for every other event. */
export function jumpWords(view: ReviewView, index: number): string {
  const parts = view.parts.value;
  const jump = parts === null || !isUnclear(parts) ? undefined : view.jumps.value.find((one) => one.index === index);
  if (jump === undefined) return "";
  const { before, after } = jump;
  return say("reviewJumped", {
    name: nameFor(view.reviewed, view.seat.value),
    from: percent(before),
    to: percent(after),
    change: percentWords(percentChange(before, after)),
  });
}

/** "Mistake", "Lucky deal", "Hard find". */
export function eventTitle(view: ReviewView, index: number): string {
  const event = view.run.events.value[index];
  const seat = view.seat.value;
  if (event.kind === "chance") {
    const luck = changeOf(event, seat);
    const some = forSeats(SOME, event.last.length);
    const very = isUsualLuck(event, seat) ? Infinity : VERY;
    return say(
      luck >= very
        ? "kindVeryLucky"
        : luck >= some
          ? "kindLucky"
          : luck > -some
            ? "kindChance"
            : luck > -very
              ? "kindUnlucky"
              : "kindVeryUnlucky",
    );
  }
  if (view.run.hardFinds.value.includes(index)) return say("kindFind");
  const verdict = view.verdict(event);
  const shape = toldKind(verdict);
  if (shape === null && isTurningMove(view, index)) return say("kindTurning");
  if (shape === null) return say(verdict.kind === "good" ? (isBest(event) ? "kindBest" : "kindGood") : "kindUnclear");
  return say(isBigMistake(verdict) ? "kindBigMistake" : KINDS[shape]);
}

const KINDS = { slip: "kindSlip", mistake: "kindMistake", blunder: "kindBlunder" } as const;

/** Why one loss is a blunder and a larger one is not: what became of the lead; empty where that is not the question. */
export function leadWords(view: ReviewView, event: ReviewEvent): string {
  if (event.kind === "chance") return "";
  const verdict = view.verdict(event);
  const shape = toldKind(verdict);
  return shape === "mistake" || shape === "blunder" ? say(LEADS[leadOf(event, verdict)]) : "";
}

const LEADS = {
  lost: "leadLost",
  even: "leadEven",
  kept: "leadKept",
  level: "leadLevel",
  none: "leadNone",
  decided: "leadDecided",
  far: "leadFar",
} as const satisfies Record<Lead, string>;

/** Lucky with two seats, and very lucky with any number. */
const SOME = 0.04;
const VERY = 0.08;

export function isBest({ best, played }: DecisionEvent): boolean {
  return best.move === played.move;
}

/** "round 4, turn 31". */
export function whereWords(reviewed: ReviewedMatch, event: Pick<ReviewEvent, "ply">): string {
  const { round, turn } = placeOf(reviewed, event);
  return [round, turn].filter((part) => part !== "").join(", ");
}

/** "turn 31"; before the first turn, the round or nothing. */
export function turnWords(reviewed: ReviewedMatch, event: Pick<ReviewEvent, "ply">): string {
  const { round, turn } = placeOf(reviewed, event);
  return turn || round;
}

function placeOf({ turns }: ReviewedMatch, { ply }: Pick<ReviewEvent, "ply">): { round: string; turn: string } {
  const turn = turns.findLast(({ from }) => from <= ply);
  const next = turns.find(({ from }) => from > ply);
  const { round = 0, number = 0 } = (turn !== undefined && ply < turn.to ? turn : (next ?? turn)) ?? {};
  return {
    round: round > 0 ? say("whereRound", { number: round }) : "",
    turn: number > 0 ? say("whereTurn", { number }) : "",
  };
}

/**
 * A move in a few words; in the game's notation where it has none. Where one of the moves it is told beside would read the same,
 * with what tells them apart.
 */
export function moveWords(
  { words, face, match }: Pick<ReviewedMatch, "words" | "face" | "match">,
  ply: number,
  move: Move,
  beside: readonly { readonly move: Move }[] = [],
): string {
  const position = match.positionAt(ply);
  const brief = words?.brief(position, move);
  const isShared = beside.some((other) => other.move !== move && words?.brief(position, other.move) === brief);
  if (isShared && words?.exact !== undefined) return words.exact(position, move);
  return brief ?? face.propose?.(position, move) ?? face.game.notation.makeMove(position, move);
}

/** Two moves in as few words as tell them apart: the moment that a row of the list opens says where their tiles come from. */
function briefly(reviewed: ReviewedMatch, ply: number, [one, other]: readonly [Move, Move]): readonly [string, string] {
  const position = reviewed.match.positionAt(ply);
  const short = [one, other].map((move) => reviewed.words?.short?.(position, move));
  if (short[0] !== undefined && short[1] !== undefined && short[0] !== short[1]) return [short[0], short[1]];
  return [moveWords(reviewed, ply, one, [{ move: other }]), moveWords(reviewed, ply, other, [{ move: one }])];
}

/** What happened, without saying whether it was good: "Idris: 3 blue to line 2", or what was dealt or rolled. */
export function eventWords(reviewed: ReviewedMatch, event: ReviewEvent): string {
  const { face, match, sitters } = reviewed;
  if (event.kind === "decision") {
    return labelled(sitters[event.seat].name, moveWords(reviewed, event.ply, event.played.move));
  }
  const position = match.positionAt(event.ply);
  const told: string[] = [];
  for (const move of match.log.slice(event.ply, event.end)) {
    told.push(face.tellAloud?.(position, move, sitters) ?? face.tell(position, move, sitters));
    position.play(move);
  }
  return told.filter((text) => text !== "").join(", ") || say("kindChance");
}

/** One line about a moment, for the list. */
export function momentLine(view: ReviewView, index: number): string {
  const { reviewed } = view;
  const event = view.run.events.value[index];
  if (event.kind === "chance") return luckLine(reviewed, event, view.seat.value);
  if (isBest(event)) {
    const next = nextBestOf(event);
    const gap = next === undefined ? 0 : percentChange(next.share, event.best.share);
    return gap > 0
      ? say("nextBestWorse", { percent: say("percent", { number: gap }) })
      : moveWords(reviewed, event.ply, event.played.move);
  }
  const { ply, best, played } = event;
  const [move, other] = briefly(reviewed, ply, [played.move, best.move]);
  // The list would give the answers away.
  const line = view.trying.value === null ? say("insteadOf", { played: move, better: small(other) }) : move;
  return event.seat === view.seat.value ? line : labelled(reviewed.sitters[event.seat].name, line);
}

/** What a deal or a roll was worth, and only then how often it comes up: "31 % to win, 40 % on average; …". */
function luckLine(reviewed: ReviewedMatch, event: ChanceEvent, seat: Seat): string {
  const rarity = luckWords(reviewed, event, seat);
  return say("luckWorth", { own: percent(event.last[seat]), mean: percent(event.first[seat]), rarity });
}

/** How rare this luck was: "better than 30 of 32 other deals", or how often it goes at least as well, or as badly. */
export function luckWords(reviewed: ReviewedMatch, event: ChanceEvent, seat: Seat): string {
  if (!event.isExact) {
    const worse = event.possibilities.filter(({ shares }) => shares[seat] < event.last[seat]);
    return say("betterThanOthers", { count: worse.length, of: event.possibilities.length });
  }
  const isGood = luckOf(event, seat) >= 0;
  const odds = oddsOf(event, seat);
  const before = reviewed.match.positionAt(event.ply);
  const [came] = reviewed.match.log.slice(event.ply);
  // Only a roll costs something at once; a draw has odds of its own.
  const isRoll = (reviewed.words?.outcome?.(before, came) ?? "") !== "";
  const of = isRoll ? event.possibilities.reduce((sum, { outcomes: [one] }) => sum + before.weight(one), 0) : 100;
  const count = Math.round(of * odds);
  // More often than not: then what is rare is the other way.
  if (isUsualLuck(event, seat) && count < of) return say("onlySoMany", { isGood, count: of - count, of });
  return say("atLeastAsMuch", { isGood, count, of });
}
