/** A hint: what the strongest player would do, how good that is, and how it is said. */
import { unwrap } from "@riad/core";
import type { Move, Position, Seat } from "@riad/core";
import { capital } from "../words/sentences.ts";
import { loadWords, say } from "../words/words.ts";
import type { Reason } from "@riad/review";
import type { EngineClient } from "./engine-client.ts";
import type { Face } from "./face.ts";
import type { ReviewWords } from "./review-words.ts";

interface RatedMove {
  readonly move: Move;
  /** Expected share of the win. */
  readonly win: number;
}

export interface Hint extends RatedMove {
  /** The next best move, to compare with; null where there is no other. */
  readonly other: RatedMove | null;
  /** What speaks most for it against the next best. */
  readonly why?: SayWhy | null;
}

/**
 * The move with what it does, in the language of the moment, in full and in fewer words; the same for a place of one line, where the
 * board shows the move; and the next best in a few words, null where they are said already.
 */
type SayWhy = (
  move: string,
  side: number,
) => { readonly leads: readonly string[]; readonly shorts: readonly string[]; readonly next: string | null };

export async function findHint(
  engine: EngineClient,
  face: Face,
  position: Position,
  names: readonly string[],
): Promise<Hint | null> {
  const { notation, id } = face.game;
  // Without a limit in time: the engine then counts positions, and the same hint comes again whenever it is asked for.
  const question = { position: notation.makePosition(position), analyse: true };
  const reply = await engine.ask(id, question);
  if (!("moves" in reply)) return null;
  // Not always the first: of moves that are as good, the engine recommends the one that looks sensible.
  const best = reply.moves.find(({ move }) => move === reply.hint) ?? reply.moves[0];
  // A move that the search has not looked at has no value, and is not the next best.
  const other = reply.moves.find((one) => one !== best && one.value !== undefined);
  const rate = ({ move, value = 0 }: typeof best): RatedMove => ({
    move: unwrap(notation.parseMove(position, move)),
    win: value,
  });
  const hint = { ...rate(best), other: other === undefined ? null : rate(other) };
  const reason = "reason" in reply ? reply.reason : null;
  return reason === null ? hint : { ...hint, why: await reasonWords(face, position, hint, reason, names) };
}

/** The words of reviews say it; they are loaded with the first hint. Without them the hint stands without its reason. */
async function reasonWords(
  face: Face,
  position: Position,
  hint: Hint,
  { motif, row, plain }: Reason,
  names: readonly string[],
): Promise<SayWhy | null> {
  try {
    const [words, { whyOf }] = await Promise.all([face.review?.(), import("./reason-words.ts"), loadWords("review")]);
    return (move, side) => {
      const fact = motif === null ? "" : words?.motif(motif, { names, mover: null, ...rivalOf(names, position.actor) });
      const why = fact || (row === null ? "" : whyOf(words ?? null, [row]));
      const next = words === undefined ? "" : otherWords(words, position, hint, side);
      const named = words === undefined ? [] : [capital(words.brief(position, hint.move, side))];
      if (why) {
        const [lead, ...facts] = [move, ...named].map((one) => say("hintFact", { move: one, fact: why }));
        // "Fewer" and "instead of" ask for what it is compared with.
        const compared = (next === "" ? [] : [next, ""]).map((other) =>
          say("hintCompared", { move, next: other, fact: why }),
        );
        return { leads: [...compared, lead], shorts: [...facts, capital(say("hintBare", { fact: why }))], next: "" };
      }
      if (plain === "level") {
        const others = next === "" ? [null] : [next, null];
        const leads = others.map((other) => `${move}. ${say("hintLevel", { next: other })}`);
        return { leads, shorts: named.map((one) => `${one}. ${say("hintLevel", { next: null })}`), next: null };
      }
      const said = plain === null ? [] : [say(plain === "only" ? "hintOnly" : "hintSmall")];
      const [lead, ...shorts] = [move, ...named].map((one) => [`${one}.`, ...said].join(" "));
      return { leads: [lead], shorts: said.length > 0 ? shorts : [], next };
    };
  } catch {
    return null;
  }
}

/** The next best move in a few words, with what tells it from the hint. */
function otherWords(words: ReviewWords, position: Position, { move, other }: Hint, side: number): string {
  if (other === null) return "";
  const brief = words.brief(position, other.move, side);
  const isShared = words.brief(position, move, side) === brief;
  return (isShared && words.exact?.(position, other.move)) || brief;
}

/** Of two players, the one who is not asking. */
function rivalOf(names: readonly string[], seat: Seat): { rival?: string } {
  return names.length === 2 ? { rival: names[1 - seat] } : {};
}

/**
 * In full, and in fewer and fewer words for where there is less room: first what the move does, then numbers for those who want
 * them.
 */
export function hintWordings(hint: Hint, face: Face, position: Position, side = 0): readonly string[] {
  const move = capital(face.propose?.(position, hint.move, side) ?? face.game.notation.makeMove(position, hint.move));
  const { leads, shorts, next } = hint.why?.(move, side) ?? { leads: [`${move}.`], shorts: [], next: "" };
  const chance = inHundred(hint.win);
  const other = hint.other === null || next === null ? null : { words: next, chance: inHundred(hint.other.win) };
  const compared = other === null ? [] : other.words === "" ? [other] : [other, { ...other, words: "" }];
  const numbers = [...compared, null].map((against) => say("hintChance", { chance, next: against }));
  return [...leads.flatMap((lead) => numbers.map((said) => `${lead} ${said}`)), ...leads, ...shorts, move];
}

export function sayHint(hint: Hint, face: Face, position: Position, side = 0): string {
  return hintWordings(hint, face, position, side)[0];
}

/** In steps of five: a finer number would promise more than the search knows. */
function inHundred(share: number): number {
  return 5 * Math.round(20 * share);
}
