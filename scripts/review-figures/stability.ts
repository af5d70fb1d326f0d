/** Whether verdicts are stable: judges every decision of some matches again with ten times the nodes. */
import { SeededRandom } from "@riad/core";
import type { Game, Match } from "@riad/core";
import { lookAgain, lossOf, pluginOf, verdictOf } from "@riad/review";
import type { DecisionEvent } from "@riad/review";
import { drawLevels, judgeFor, playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 2000;
const MORE = 10;
const MISTAKE = 0.04;

interface Tally {
  decisions: number;
  clear: number;
  /** All verdicts of finished searches and second looks, those without a loss included, and how many of them keep their class. */
  verdicts: number;
  verdictsKept: number;
  /** Slips, mistakes and blunders that are told, and how many of them keep their class: proven or firm ones, and likely ones. */
  firm: number;
  firmKept: number;
  likely: number;
  likelyKept: number;
  mistakes: number;
  fallen: number;
  /** For second looks: the sum of the squared errors of the loss, and how many there were. */
  squares: number;
  seconds: number;
}

export function measureStability(
  game: Game,
  { seats, count, scale }: { seats: number; count: number; scale: number },
  progress: (done: number) => void,
): string[] {
  const random = new SeededRandom(`stability ${game.id} ${seats}`);
  const tally: Tally = {
    decisions: 0,
    clear: 0,
    verdicts: 0,
    verdictsKept: 0,
    firm: 0,
    firmKept: 0,
    likely: 0,
    likelyKept: 0,
    mistakes: 0,
    fallen: 0,
    squares: 0,
    seconds: 0,
  };
  for (let i = 0; i < count; i++) {
    const match = playMatch(game, drawLevels(game, seats, random), `stability ${i}`, NODES);
    const budgets = scaledBudgets(game, seats, scale);
    for (const event of reviewEvents(match, budgets)) {
      if (event.kind === "decision" && event.isChoice) compare(match, event, budgets, tally);
    }
    progress(i + 1);
    if ((i + 1) % 5 === 0) console.log(describe(tally, i + 1).join("; "));
  }
  return describe(tally, count);
}

/** Good moves that were neither searched to the end nor looked at twice are not judged again. */
function compare(match: Match, event: DecisionEvent, budgets: ReturnType<typeof scaledBudgets>, tally: Tally): void {
  const { noise } = pluginOf(match.game.id);
  const { kind, certainty, isAboutPoints } = verdictOf(event, noise);
  const isClear = certainty !== "unclear";
  tally.decisions++;
  if (isClear) tally.clear++;
  const isFinished = event.isSolved || event.isSecondLook;
  if (isAboutPoints || (!isFinished && (kind === "good" || !isClear))) return;
  const nodes = MORE * (event.isSecondLook ? budgets.second : budgets.decision);
  const again = lookAgain(match, event, judgeFor(match.game), nodes);
  if (event.isSecondLook) {
    tally.seconds++;
    tally.squares += (lossOf(again) - lossOf(event)) ** 2;
  }
  if (!isClear) return;
  // The class by the size of the loss alone: the certainty of the deeper look does not matter here.
  const isKept = verdictOf({ ...again, isSolved: true }, 0).kind === kind;
  if (isFinished) {
    tally.verdicts++;
    if (isKept) tally.verdictsKept++;
  }
  if (kind === "good") return;
  if (certainty === "likely") {
    tally.likely++;
    if (isKept) tally.likelyKept++;
  } else {
    tally.firm++;
    if (isKept) tally.firmKept++;
  }
  if (kind === "slip") return;
  tally.mistakes++;
  if (lossOf(again) < MISTAKE) tally.fallen++;
}

function describe(tally: Tally, matches: number): string[] {
  const {
    decisions,
    clear,
    verdicts,
    verdictsKept,
    firm,
    firmKept,
    likely,
    likelyKept,
    mistakes,
    fallen,
    squares,
    seconds,
  } = tally;
  return [
    `not unclear ${percent(clear, decisions)}`,
    `verdicts of finished searches and second looks that keep their class ${percent(verdictsKept, verdicts)}`,
    `firm slips, mistakes and blunders that keep their class ${percent(firmKept, firm)}, likely ones ${percent(likelyKept, likely)}`,
    `losses of second looks off by ${(100 * Math.sqrt(squares / Math.max(1, seconds))).toFixed(2)} pp (rms of ${seconds})`,
    `mistakes and blunders that fall below 4 pp ${percent(fallen, mistakes)}, ${matches} matches`,
  ];
}

function percent(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
}
