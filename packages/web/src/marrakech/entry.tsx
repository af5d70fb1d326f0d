/** How Marrakech enters the browser. */
import { HEIGHT, HUB, IVORY, WIDTH } from "../art/Arch.tsx";
import type { OwnEntry } from "../play/entry.ts";
import { say, withWords } from "../words/words.ts";
import { Assam } from "./art/Assam.tsx";
import { Rug } from "./art/Rug.tsx";
import type { RugColour } from "./art/weaves.tsx";

/** The seats' rugs in their usual order. */
const LETTERS = "cypr";

export const marrakechEntry: OwnEntry = {
  about: () => say("aboutMarrakech"),
  options: [
    {
      name: "ruleset",
      title: () => say("rules"),
      values: [
        { value: "anu", name: () => say("rulesCourse"), about: () => say("rulesCourseAbout") },
        {
          value: "publisher",
          name: () => say("rulesPublisher"),
          about: (seats) => say("rulesPublisherAbout", { seats }),
        },
      ],
    },
  ],
  sign: (seat, options) => <use href={`#swatch-${(options["colours"] ?? LETTERS)[seat]}`} width="100" height="100" />,
  signChoice: { option: "colours", letters: LETTERS },
  outcome: (text) => (/^[1-4]$/.test(text) ? [`die-${text}`] : /^[cypr]$/.test(text) ? [`swatch-${text}`] : []),
  arch: { ground: "#1e8078", stars: IVORY, hearts: "#c2532f", stones: "#b4532f" },
  View: Market,
  face: async () => (await withWords("marrakech", import("./face.tsx"))).marrakechFace,
};

/** Rugs as they might lie in the middle of a match: column, row, turned, colour. */
const LAID: readonly (readonly [number, number, 0 | 90, RugColour])[] = [
  [0, 0, 90, "y"],
  [2, 0, 0, "p"],
  [0, 2, 0, "p"],
  [1, 1, 90, "r"],
  [2, 1, 90, "r"],
  [3, 1, 90, "r"],
  [4, 1, 90, "p"],
  [0, 3, 0, "c"],
  [4, 3, 90, "y"],
  [3, 3, 90, "y"],
  [0, 5, 0, "c"],
  [1, 5, 0, "y"],
  [3, 5, 0, "y"],
  [0, 6, 0, "r"],
  [2, 6, 90, "p"],
  [4, 6, 90, "c"],
];

function Market() {
  const square = 62;
  const left = WIDTH / 2 - 2.5 * square;
  const top = HUB - 2.75 * square;
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--joint)" />
      {Array.from({ length: 45 }, (_, i) => (
        <rect
          x={left + (i % 5) * square + 1}
          y={top + Math.floor(i / 5) * square + 1}
          width={square - 2}
          height={square - 2}
          rx="2"
          fill={`var(--sq${((i * 7) % 5) % 4})`}
        />
      ))}
      {LAID.map(([column, row, turn, colour]) => (
        <Rug colour={colour} x={left + column * square} y={top + row * square} square={square} turn={turn} />
      ))}
      <Assam cx={left + 2.5 * square} cy={top + 3.6 * square} heading="S" square={square * 1.45} />
    </>
  );
}
