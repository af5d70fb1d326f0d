/** Turning Assam by ear: the arrows on the board say what the cards beside it say, and the cards are no second stop for Tab. */
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { listMoves, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import { h } from "preact";
import { beforeAll, expect, test } from "vitest";
import { Arrows } from "../src/marrakech/Arrows.tsx";
import { Turning } from "../src/marrakech/choice.ts";
import { lesson } from "../src/marrakech/lesson.ts";
import { TurnPanel } from "../src/marrakech/TurnPanel.tsx";
import { loadWords } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => loadWords("marrakech"));

const position = unwrap(marrakech.notation.parsePosition(lesson.position));
const given = {
  turning: new Turning(position, null),
  moves: listMoves(position),
  side: 0,
  cards: "cards",
  pick: () => undefined,
};

test("an arrow says that it rolls the die where it does, and is described by the costs of its card", () => {
  const arrows = (rolls: boolean) => rendered(h(Arrows, { assam: position.assam, rolls, ...given }));
  expect(arrows(true).buttons).toContain("Left, and roll");
  expect(arrows(false).buttons).toContain("Left");
  const cards = rendered(
    h(TurnPanel, {
      ...given,
      play: () => undefined,
      hasCosts: true,
      hasAverages: true,
      mayToggle: false,
      pointed: null,
      decided: null,
      die: null,
      rollPhase: signal(null),
      lastRoll: "",
      doing: "",
    }),
  );
  const described = [...arrows(true).html.matchAll(/aria-describedby="([^"]*)"/g)].map(([, id]) => id);
  expect(described).toHaveLength(3);
  for (const id of described) expect(cards.html).toContain(`id="${id}"`);
  expect(cards.html.match(/<button[^>]*class="column turn-card[^>]*tabindex="-1"/gi)).toHaveLength(3);
});
