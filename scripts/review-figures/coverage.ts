/** How many firm mistakes have an account and a motif. Whether these are true is checked by `npm run audit`. */
import { SeededRandom } from "@riad/core";
import type { Game } from "@riad/core";
import { explainDecision, pluginOf, verdictOf } from "@riad/review";
import { drawLevels, judgeFor, playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 1000;
const SHOWN = 8;

export function measureCoverage(
  game: Game,
  { seats, count, scale }: { seats: number; count: number; scale: number },
  progress: (done: number) => void,
): string[] {
  const random = new SeededRandom(`claims ${game.id} ${seats}`);
  const player = judgeFor(game);
  const { noise } = pluginOf(game.id);
  const names = new Map<string, number>();
  const silent: string[] = [];
  let [mistakes, accounts, motifs] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const match = playMatch(game, drawLevels(game, seats, random), `claims ${i}`, NODES);
    for (const event of reviewEvents(match, scaledBudgets(game, seats, scale), player)) {
      if (event.kind !== "decision") continue;
      const { kind, certainty } = verdictOf(event, noise);
      if (certainty === "unclear" || kind === "good" || kind === "slip") continue;
      mistakes++;
      const explanation = explainDecision(match, event, player);
      if (explanation.account !== null) accounts++;
      if (explanation.motifs.length > 0) motifs++;
      else silent.push(describe(game, match.positionAt(event.ply), event.best.move, event.played.move));
      for (const { name } of explanation.motifs) names.set(name, (names.get(name) ?? 0) + 1);
    }
    progress(i + 1);
  }
  const percent = (part: number): string =>
    `${part} of ${mistakes} (${((100 * part) / Math.max(1, mistakes)).toFixed(1)} %)`;
  return [
    `firm mistakes with an account ${percent(accounts)}, with a motif ${percent(motifs)}, ${count} matches`,
    [...names]
      .sort((one, other) => other[1] - one[1])
      .map(([name, times]) => `${name} ${times}`)
      .join(", "),
    ...silent.slice(0, SHOWN).map((line) => `without a motif: ${line}`),
  ];
}

function describe(
  { notation }: Game,
  position: Parameters<typeof notation.makePosition>[0],
  best: number,
  played: number,
) {
  return `${notation.makeMove(position, best)} instead of ${notation.makeMove(position, played)} in ${notation.makePosition(position)}`;
}
