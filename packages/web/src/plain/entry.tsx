/** How a game enters the browser that brings nothing but its rules: everything here is made from the contract. */
import type { GameFacts, GameOption, Seat } from "@riad/core";
import { CENTRE, HEIGHT, HUB, IVORY, WIDTH } from "../art/Arch.tsx";
import { khatam, star } from "../art/star.ts";
import type { OptionWords, OwnEntry } from "../play/entry.ts";
import { say, withWords } from "../words/words.ts";

export function plainEntry(facts: GameFacts): OwnEntry {
  return {
    about: () => say("plainAbout", { min: facts.minSeats, max: facts.maxSeats }),
    options: facts.options.map(makeWords),
    sign: (seat) => <PlainSign seat={seat} />,
    arch: { ground: IVORY, stars: "#2d6a5a", hearts: "#c2902f", stones: "#2d6a5a" },
    View: Court,
    face: async () => {
      const [{ makePlainFace }, { gameOf }] = await Promise.all([
        withWords("plain", import("./face.tsx")),
        import("@riad/games"),
      ]);
      const game = gameOf(facts.id);
      if (game === undefined) throw new Error(`${facts.id} is not on the shelf`);
      return makePlainFace(game);
    },
  };
}

/** The rules name their options and values in English; there is nothing to translate them from. */
function makeWords({ name, about, values }: GameOption): OptionWords {
  return {
    name,
    title: () => capitalise(name),
    values: values.map((value) => ({ value, name: () => capitalise(value), about: () => about })),
  };
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A tiled court with a star, for a game that has no picture of its own. */
function Court() {
  const size = 62;
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--joint)" />
      {Array.from({ length: 48 }, (_, i) => (
        <rect
          x={(i % 6) * size + 1}
          y={HUB - 140 + Math.floor(i / 6) * size}
          width={size - 2}
          height={size - 2}
          rx="2"
          fill={`var(--sq${((i * 7) % 5) % 4})`}
        />
      ))}
      <path d={khatam(CENTRE, HUB + 96, 92)} fill="#2d6a5a" />
      <path d={khatam(CENTRE, HUB + 96, 72)} fill={IVORY} />
      <path d={star(CENTRE, HUB + 96, 52, 26)} fill="#c2902f" />
    </>
  );
}

/** Far enough apart for colour-blind eyes; the number tells them apart without any colour. */
const COLOURS = ["#1f4f93", "#b4532f", "#17594a", "#7a4a8f", "#8a6a12", "#3f3f46"];

/** The sign of a seat in a game without signs of its own: a star with the seat's number, in a square of 100. */
export function PlainSign({ seat }: { seat: Seat }) {
  return (
    <>
      <path d={khatam(50, 50, 49)} fill={COLOURS[seat % COLOURS.length]} />
      <text x="50" y="66" font-size="46" text-anchor="middle" style={{ fill: "#fff" }}>
        {seat + 1}
      </text>
    </>
  );
}
