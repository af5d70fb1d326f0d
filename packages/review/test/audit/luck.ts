/** What is said about luck: every fact is checked, and must mean something: luck is larger where there is one that is good. */
import { CHANCE } from "@riad/core";
import type { Game, Match } from "@riad/core";
import type { Player } from "@riad/bots";
import { judgeChance, luckOf, pluginOf } from "../../src/index.ts";
import { drawnAt } from "../../src/luck-fact.ts";
import type { LuckClaims } from "./claim.ts";

/** Luck of one seat, the other way round where the facts are the bad ones. */
export interface LuckSample {
  readonly luck: number;
  readonly names: ReadonlySet<string>;
}

export interface LuckReport {
  readonly samples: readonly LuckSample[];
  readonly claims: number;
  readonly falsehoods: readonly string[];
}

/** Few: each is judged as well as what came up. */
const SAMPLES = 16;
/** What is left after chance is judged by one number, so it gets more nodes than a choice. */
const DEEPER = 5;

/** All chance of one match. */
export function auditLuck(game: Game, match: Match, player: Player, nodes: number, claims: LuckClaims): LuckReport {
  const finder = pluginOf(game.id).luck;
  const [samples, falsehoods]: [LuckSample[], string[]] = [[], []];
  if (finder === undefined) return { samples, claims: 0, falsehoods };
  let said = 0;
  for (let ply = 0; ply < match.length; ply++) {
    if (match.positionAt(ply).actor !== CHANCE) continue;
    const event = judgeChance(match, ply, player, { samples: SAMPLES, chance: DEEPER * nodes });
    for (let seat = 0; seat < match.seats; seat++) {
      const drawn = drawnAt(match, event, seat);
      const facts = finder.find(drawn);
      said += facts.length;
      for (const { name, numbers } of facts) {
        const isTrue = Object.hasOwn(claims, name) && claims[name](drawn, numbers);
        if (!isTrue) falsehoods.push(`${name} ${JSON.stringify(numbers)}, ply ${ply}`);
      }
      for (const sign of [1, -1]) {
        const names = new Set(facts.filter(({ isGood }) => isGood === sign > 0).map(({ name }) => name));
        samples.push({ luck: sign * luckOf(event, seat), names });
      }
    }
    ply = event.end - 1;
  }
  return { samples, claims: said, falsehoods };
}
