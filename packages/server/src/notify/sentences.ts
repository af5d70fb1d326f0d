/** The texts of notifications, in every language. */
import type { PersonSettings } from "@riad/protocol";
import type { DueNotice } from "./due-notice.ts";

export type Language = PersonSettings["language"];

interface Words {
  readonly turn: string;
  readonly clock: string;
  readonly with: string;
  readonly and: string;
  readonly hours: readonly [string, string];
  readonly days: readonly [string, string];
  readonly soon: string;
  readonly off: string;
  readonly testTitle: string;
  readonly test: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    turn: "Your turn in {game}",
    clock: "Your time in {game} is running out",
    with: "With {names}.",
    and: " and ",
    hours: ["One hour left.", "{count} hours left."],
    days: ["One day left.", "{count} days left."],
    soon: "Less than an hour left.",
    off: "Change or stop these messages",
    testTitle: "Riad can reach you",
    test: "You’ll get a message like this when it’s your turn.",
  },
  fr: {
    turn: "À toi de jouer : {game}",
    clock: "Ton temps s’écoule : {game}",
    with: "Avec {names}.",
    and: " et ",
    hours: ["Il te reste une heure.", "Il te reste {count} heures."],
    days: ["Il te reste un jour.", "Il te reste {count} jours."],
    soon: "Il te reste moins d’une heure.",
    off: "Modifier ou arrêter ces messages",
    testTitle: "Riad peut te prévenir",
    test: "C’est ainsi que tu sauras quand c’est à toi de jouer.",
  },
  es: {
    turn: "Te toca en {game}",
    clock: "Se te acaba el tiempo en {game}",
    with: "Con {names}.",
    and: " y ",
    hours: ["Te queda una hora.", "Te quedan {count} horas."],
    days: ["Te queda un día.", "Te quedan {count} días."],
    soon: "Te queda menos de una hora.",
    off: "Cambiar o desactivar estos avisos",
    testTitle: "Riad puede avisarte",
    test: "Así sabrás cuándo te toca.",
  },
};

const HOUR = 3_600_000;
/** Times up to this many hours are given in hours, longer ones in days. */
const COUNTED_IN_HOURS = 48;

export interface Told {
  readonly title: string;
  readonly text: string;
  /** The text of the link to the settings. */
  readonly off: string;
}

export interface TurnFacts {
  readonly kind: DueNotice["kind"];
  /** The game's title. */
  readonly game: string;
  /** The other players. */
  readonly names: readonly string[];
  /** Milliseconds left for this move; null without a clock. */
  readonly left: number | null;
}

export function tellTurn({ kind, game, names, left }: TurnFacts, language: Language): Told {
  const words = WORDS[language];
  const others = fill(words.with, { names: joinNames(names, words.and) });
  const text = left === null ? others : `${others} ${timeWords(left, words)}`;
  return { title: fill(words[kind], { game }), text, off: words.off };
}

export function tellTest(language: Language): Told {
  const { testTitle, test, off } = WORDS[language];
  return { title: testTitle, text: test, off };
}

function joinNames(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join("") : names.slice(0, -1).join(", ") + and + names.at(-1);
}

function timeWords(left: number, { soon, hours, days }: Words): string {
  const whole = Math.floor(left / HOUR);
  if (whole < 1) return soon;
  const [forms, count] = whole < COUNTED_IN_HOURS ? [hours, whole] : [days, Math.floor(whole / 24)];
  return fill(forms[count === 1 ? 0 : 1], { count });
}

function fill(text: string, args: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
}
