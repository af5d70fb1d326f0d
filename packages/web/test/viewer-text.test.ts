/** The viewer without a page: what a text means, and who sits at a position. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import { marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { beforeAll, describe, expect, test } from "vitest";
import { examples as azulExamples } from "../src/azul/examples.ts";
import { examples as marrakechExamples } from "../src/marrakech/examples.ts";
import type { Face } from "../src/play/face.ts";
import { makeAddress, parseAddress } from "../src/play/position-address.ts";
import { inOneLine, kindOfRefused, positionInLink } from "../src/viewer/refused-text.ts";
import { Viewer, mainSeat, obstacleTo, plainSitters, readPosition } from "../src/viewer/viewer.ts";
import type { Drawn } from "../src/viewer/viewer.ts";
import { loadWords } from "../src/words/words.ts";

beforeAll(() => loadWords("viewer"));

const faces = [
  {
    game: marrakech,
    examples: marrakechExamples,
    newState: () => null,
    seatName: (_position: unknown, seat: number) => `Rug ${seat}`,
    turnOf: (position: MarrakechPosition) => position.turn,
  },
  { game: azul, examples: azulExamples, newState: () => null },
] as unknown as readonly Face[];
const examples = [...marrakechExamples, ...azulExamples];

function drawn(position: string): Drawn {
  return new Viewer(faces, { game: undefined, position }).drawn.value;
}

function kindOf(text: string): string {
  const read = readPosition(text);
  return read.ok ? "position" : kindOfRefused(text, read.refusal.at ?? 0);
}

test("a position says why no match can start from it", () => {
  const [first] = azulExamples;
  expect(obstacleTo(drawn(first.position))).toBe(null);
  expect(obstacleTo(drawn(first.position.replace("B19", "B18")))).toBe("viewNoWay");
  expect(obstacleTo(drawn(marrakechExamples[3].position))).toBe("viewOver");
});

describe("a text", () => {
  test("is recognised by the game that can read it, blanks and line ends around it aside", () => {
    for (const { position } of examples) {
      const read = readPosition(`  ${position.replace(" ", "\n")}\n`);
      expect(read.ok && read.value.game.id).toBe(
        marrakechExamples.some((one) => one.position === position) ? "marrakech" : "azul",
      );
    }
  });

  test("is refused where it stops making sense, counted in what was typed", () => {
    const spoiled = azulExamples[0].position.replace("cdee", "cdxe");
    const read = readPosition(`   ${spoiled}`);
    expect(!read.ok && read.refusal.at).toBe(3 + spoiled.indexOf("x"));
  });

  test("that no game can read is refused at its first character", () => {
    const read = readPosition("hello");
    expect(!read.ok && read.refusal.at).toBe(0);
  });
});

describe("what is not a position", () => {
  test.each(["hello", "Paste", "PARTIE", "Bonjour tout le monde", "Salma wins 44 to 48", "https://riad.example/azul"])(
    "%s is any other text",
    (text) => expect(kindOf(text)).toBe("other"),
  );

  test.each([
    "A",
    "P",
    "AF0zzz",
    "EF0cdde1bbbe2abde3cdee4bcceCfB19",
    "y01y01z01",
    azulExamples[0].position.slice(0, 30),
  ])("%s is a code with a mistake, whose place is wanted", (text) => expect(kindOf(text)).toBe("code"));

  test("a whole match is recognised", () => {
    expect(kindOf("riad record 1\ngame: azul\nrules: 1\n")).toBe("match");
  });

  test("a link to a position is taken for the position, from any server and from a file", () => {
    const [{ position }] = azulExamples;
    const path = makeAddress("azul", position, ["Salma", "Idris"]);
    for (const link of [`https://riad.example${path}`, ` ${path}#x\n`, `file:///game.html#${path}`]) {
      expect(positionInLink(link)).toBe(position);
    }
    expect([positionInLink(position), positionInLink("https://riad.example/azul?match=x")]).toEqual([null, null]);
  });
});

describe("the viewer", () => {
  test("starts with the first example, and has those of every game", () => {
    const viewer = new Viewer(faces, { game: undefined, position: null });
    expect(viewer.examples.map(({ position }) => position)).toEqual(examples.map(({ position }) => position));
    expect(viewer.examples.map(({ game }) => game)).toEqual([...Array(4).fill("marrakech"), ...Array(4).fill("azul")]);
    expect(viewer.text.value).toBe(examples[0].position);
    expect(viewer.isStandIn.value).toBe(false);
  });

  test("shows an example of the game in the address if that has no position, or its start if there is no example", () => {
    expect(new Viewer(faces, { game: "azul", position: null }).text.value).toBe(azulExamples[0].position);
    const bare = { game: marrakech, newState: () => null } as unknown as Face;
    const viewer = new Viewer([bare], { game: "marrakech", position: null });
    expect(viewer.examples).toEqual([]);
    expect(viewer.reading.value.ok).toBe(true);
  });

  test("shows an example of the game in the address while the text cannot be read", () => {
    const viewer = new Viewer(faces, { game: "azul", position: "AF0zzz" });
    expect(viewer.isStandIn.value).toBe(true);
    expect(viewer.reading.value.ok).toBe(false);
    expect(viewer.drawn.value.face.game.id).toBe("azul");
  });
});

describe("what no match leads to", () => {
  const seed = "AFCB1915161614D0003010203 A20Ma02a13b00e42S2a13e44a1FaabbeB30Mc01b11d21S0e12b2F";

  test("is drawn with the reason", () => {
    expect(drawn(seed).fault?.key).toMatch(/^azul\./);
    expect(drawn(azulExamples[0].position).fault).toBeNull();
  });
});

test("pasted lines are shown in one, and what is typed in one line stays as it is typed", () => {
  expect(inOneLine("  AF0cdde \r\n\n A0MSF\n")).toBe("AF0cdde A0MSF");
  expect(inOneLine(" AF0 ")).toBe(" AF0 ");
});

test("a link in the field gives way to its position, and only what cannot be read is given up", () => {
  const [first, second] = azulExamples;
  const viewer = new Viewer(faces, { game: "azul", position: first.position });
  const stop = viewer.follow();
  viewer.text.value = `https://riad.example${makeAddress("azul", second.position)}`;
  expect(viewer.text.value).toBe(second.position);
  // A good position stays, however often Escape is pressed.
  viewer.restore();
  expect(viewer.text.value).toBe(second.position);
  for (const refused of ["nonsense", " ", `${second.position}z`]) {
    viewer.text.value = refused;
    viewer.restore();
    expect([viewer.text.value, viewer.isStale.value]).toEqual([second.position, false]);
  }
  stop();
});

test("where no text could be read yet, what is on the table takes the place of a refused one", () => {
  const viewer = new Viewer(faces, { game: "azul", position: "AF0zzz" });
  const stop = viewer.follow();
  viewer.restore();
  expect(viewer.text.value).toBe(azulExamples[0].position);
  stop();
});

test("a text that is refused leaves the picture stale; an empty one does not", () => {
  const viewer = new Viewer(faces, { game: "azul", position: null });
  expect(viewer.isStale.value).toBe(false);
  viewer.paste("AF0zzz");
  // Nothing opens over the table: the desk says why.
  expect([viewer.isStale.value, viewer.isCodeOpen.value]).toEqual([true, false]);
  viewer.text.value = " ";
  expect(viewer.isStale.value).toBe(false);
});

test("seats are called by their face, or else by numbers", () => {
  const [rugs, tiles] = [marrakechExamples[0], azulExamples[1]].map(({ position }) => drawn(position));
  expect(plainSitters(rugs).map(({ name }) => name)).toEqual(["Rug 0", "Rug 1", "Rug 2", "Rug 3"]);
  expect(plainSitters(tiles).map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
});

test("the large board is that of the player to move, or of a winner", () => {
  expect(mainSeat(drawn(azulExamples[0].position))).toBe(0);
  expect(mainSeat(drawn(azulExamples[0].position.replace(/^A/, "B")))).toBe(1);
  const rolling = marrakechExamples[1].position.replace(/ turn=.*/, "") + " turn=y phase=roll";
  expect(mainSeat(drawn(rolling))).toBe(1);
  const ended = drawn(marrakechExamples[3].position);
  expect(ended.position.place(mainSeat(ended))).toBe(0);
});

test("an address holds the whole position", () => {
  for (const { position } of examples) {
    expect(parseAddress(makeAddress("azul", position))).toEqual({ game: "azul", position });
  }
  expect(parseAddress("/view")).toEqual({ game: undefined, position: null });
  const names = ["Salma & co", "Idris"];
  expect(parseAddress(makeAddress("azul", "x", names))).toEqual({ game: "azul", position: "x", names });
});
