/** Where everything is on the table of Azul: within the sheet, and nothing on top of anything else. */
import "./page-globals.ts";
import { describe, expect, test } from "vitest";
import { arrangeAround, arrangeTable } from "../src/azul/arrange-table.ts";
import { measureBoard } from "../src/azul/board-measures.ts";
import { arrangeFrame, frameSize } from "../src/azul/frame-layout.ts";
import {
  arrangeOval,
  arrangeRing,
  arrangeRows,
  centreSpot,
  factoryQuarter,
  factorySpot,
  HEAP,
  TRAY_RIM,
} from "../src/azul/factory-layout.ts";
import type { FactoryLayout, PlacedCentre, Spot } from "../src/azul/factory-layout.ts";
import { boxStyle, spotOf, units } from "../src/azul/table-layout.ts";
import type { Box } from "../src/azul/table-layout.ts";
import { FORMATS, fitTo } from "../src/page/format.ts";
import type { Format } from "../src/page/format.ts";

const PIECES = ["first", "a", "b", "c", "d", "e"] as const;
interface Room {
  readonly name: Format;
  readonly width: number;
  readonly height: number;
}

/** The least room of each format, and more along either side. */
const ROOMS = FORMATS.flatMap(({ name, width, height }): Room[] => [
  { name, width, height },
  { name, width: Math.round(width * 1.2), height },
  { name, width, height: Math.round(height * 1.15) },
]);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isWithin(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width + 0.01;
  const bottom = inner.y + inner.height <= outer.y + outer.height + 0.01;
  return inner.x >= outer.x - 0.01 && inner.y >= outer.y - 0.01 && right && bottom;
}

function square({ x, y, size }: Spot): Box {
  return { x, y, width: size, height: size };
}

function checkFactories(layout: FactoryLayout): void {
  const { factories, centres, diameter, width, height } = layout;
  factories.forEach((one, i) => {
    expect(one.cx - diameter / 2).toBeGreaterThanOrEqual(-0.01);
    expect(one.cx + diameter / 2).toBeLessThanOrEqual(width + 0.01);
    expect(one.cy - diameter / 2).toBeGreaterThanOrEqual(-0.01);
    expect(one.cy + diameter / 2).toBeLessThanOrEqual(height + 0.01);
    for (const other of factories.slice(i + 1)) {
      expect(Math.hypot(one.cx - other.cx, one.cy - other.cy)).toBeGreaterThanOrEqual(diameter - 0.01);
    }
    // A centre has half circles at its ends: the nearest point of its middle line decides. The rims may touch.
    for (const { cx, cy, rx, ry } of centres) {
      const nearest = Math.max(cx - (rx - ry), Math.min(one.cx, cx + (rx - ry)));
      expect(Math.hypot(one.cx - nearest, one.cy - cy)).toBeGreaterThanOrEqual(diameter / 2 + ry - 4);
    }
  });
}

describe.each([5, 7, 9])("%i factories", (count) => {
  test("all have a number, and the ring starts at the top", () => {
    const { factories } = arrangeRing(count, 508, 526);
    expect(factories.length).toBe(count);
    expect(factories[0].cx).toBeCloseTo(254, 0);
    expect(Math.min(...factories.map(({ cy }) => cy))).toBeCloseTo(factories[0].cy, 5);
  });

  test("have four places that do not touch", () => {
    const { factories, diameter } = arrangeRing(count, 508, 526);
    const spots = [0, 1, 2, 3].map((index) => square(factorySpot(factories[0], diameter, index)));
    spots.forEach((spot, i) => {
      for (const other of spots.slice(i + 1)) expect(overlap(spot, other)).toBe(false);
      const corner = Math.max(
        ...[spot.x, spot.x + spot.width].flatMap((x) =>
          [spot.y, spot.y + spot.height].map((y) => Math.hypot(x - factories[0].cx, y - factories[0].cy)),
        ),
      );
      expect(corner).toBeLessThan(diameter / 2);
    });
  });
});

test.each([
  ["round", arrangeRing(5, 508, 526)],
  ["long", arrangeOval(9, 840, 330)],
  ["two beside each other", arrangeRows(7, 2, 500, 526)],
])("a centre that is %s has a place of its own for the marker and each colour", (_name, { centres }) => {
  for (const centre of centres) {
    const spots = PIECES.map((piece) => square(centreSpot(centre, piece)));
    spots.forEach((spot, i) => {
      for (const other of spots.slice(i + 1)) expect(overlap(spot, other)).toBe(false);
      expect(
        isWithin(spot, {
          x: centre.cx - centre.rx,
          y: centre.cy - centre.ry,
          width: 2 * centre.rx,
          height: 2 * centre.ry,
        }),
      ).toBe(true);
    });
  }
});

test.each([2, 3, 4].flatMap((seats) => [true, false].map((isNarrow) => ({ seats, isNarrow }))))(
  "the boards within another page have room for themselves: $seats seats, narrow $isNarrow",
  ({ seats, isNarrow }) => {
    const size = frameSize(isNarrow);
    const { display, boards } = arrangeFrame({ seats, centres: 1, viewer: 0 }, size);
    checkFactories(display);
    expect(boards.every((board) => isWithin(board, { x: 0, y: 0, ...size }))).toBe(true);
    expect(boards.some((board) => overlap(board, display))).toBe(false);
    const spots = PIECES.map((piece) => square(centreSpot(display.centres[0], piece)));
    // Which tiles are taken from the centre is what a reader looks for.
    expect(spots[1].width).toBeGreaterThan(0.75 * factorySpot(display.factories[0], display.diameter, 0).size);
    spots.forEach((spot, i) => expect(spots.slice(i + 1).some((other) => overlap(spot, other))).toBe(false));
  },
);

/** Whether all of it lies within the outline of a centre with half circles at its ends, so far inside it. */
function liesInTray({ x, y, width, height }: Box, { cx, cy, rx, ry }: PlacedCentre, inset: number): boolean {
  return [x, x + width].every((cornerX) =>
    [y, y + height].every((cornerY) => {
      const beyond = Math.max(0, Math.abs(cornerX - cx) - Math.max(0, rx - ry));
      return Math.hypot(beyond, cornerY - cy) <= ry - inset + 0.01;
    }),
  );
}

describe.each(ROOMS)("the centres in the format $name, $width × $height", ({ name, ...room }) => {
  test.each([2, 3, 4].flatMap((seats) => [1, 2].map((centres) => ({ seats, centres }))))(
    "$seats seats, $centres centre(s): the marker and 1 to 20 tiles lie inside the rim, and a heap does not leave the tray",
    ({ seats, centres }) => {
      const { display } = arrangeTable({ seats, centres, viewer: 0 }, name, room);
      for (const centre of display.centres) {
        for (const piece of PIECES) {
          const { x, y, size } = centreSpot(centre, piece);
          expect(size).toBeGreaterThan(16);
          expect(liesInTray({ x, y, width: size, height: size }, centre, TRAY_RIM)).toBe(true);
          const counts = Array.from({ length: piece === "first" ? 1 : 20 }, (_, i) => i + 1);
          const outside = counts.filter((count) => {
            const lift = Math.min(count - 1, HEAP.most);
            const top = { x: x - lift * HEAP.x, y: y - lift * HEAP.y, width: size, height: size };
            return !liesInTray(top, centre, 0);
          });
          expect(outside).toEqual([]);
        }
      }
    },
  );
});

describe.each(ROOMS)("the table in the format $name, $width × $height", ({ name: format, ...room }) => {
  test.each([
    [2, 1],
    [2, 2],
    [3, 1],
    [3, 2],
    [4, 1],
    [4, 2],
  ])("%i seats, %i centre(s): everything is on the sheet and apart", (seats, centres) => {
    for (let viewer = 0; viewer < seats; viewer++) {
      const layout = arrangeTable({ seats, centres, viewer }, format, room);
      const sheet = { x: 0, y: 0, width: layout.width, height: layout.height };
      const parts: Box[] = [
        ...layout.boards,
        ...layout.chips,
        layout.supplies,
        ...(layout.panel === null ? [] : [layout.panel]),
        ...(layout.places === null ? [] : [layout.places.head, layout.places.moves]),
      ];
      parts.forEach((part, i) => {
        expect(isWithin(part, sheet)).toBe(true);
        for (const other of parts.slice(i + 1)) expect(overlap(part, other)).toBe(false);
      });
      checkFactories(layout.display);
      expect(layout.boards[0].seat).toBe(viewer);
      const shown = [...layout.boards, ...layout.chips].map(({ seat }) => seat);
      expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      expect(layout.display.factories.length).toBe(2 * seats + 1);
      expect(layout.display.centres.length).toBe(centres);
    }
  });

  test("every slot of the player's own board is on that board", () => {
    const layout = arrangeTable({ seats: 2, centres: 1, viewer: 1 }, format, room);
    const [mine] = layout.boards;
    for (let row = 0; row < 5; row++) {
      for (let index = 0; index <= row; index++) {
        expect(isWithin(square(spotOf(layout, { kind: "line", seat: 1, row, index })), mine)).toBe(true);
      }
      for (let column = 0; column < 5; column++) {
        expect(isWithin(square(spotOf(layout, { kind: "wall", seat: 1, row, column })), mine)).toBe(true);
      }
    }
    for (let index = 0; index < 9; index++) {
      expect(isWithin(square(spotOf(layout, { kind: "floor", seat: 1, index })), mine)).toBe(true);
    }
  });
});

test.each(
  [
    [1016, 556],
    [1016, 571],
    [1016, 762],
    [1180, 556],
  ].flatMap(([width, height]) =>
    [2, 3, 4].flatMap((seats) =>
      [1, 2].flatMap((centres) =>
        [false, true].map((isBesideList) => ({ width, height, seats, centres, isBesideList })),
      ),
    ),
  ),
)(
  "a big table for $seats with $centres centre(s), $width × $height, beside the list of moves $isBesideList: everything is on the sheet and apart",
  ({ width, height, seats, centres, isBesideList }) => {
    const wish = { isLarge: true, isBesideList };
    const layout = arrangeTable({ seats, centres, viewer: 1 }, "compact", { width, height }, wish);
    const { head, moves } = layout.places ?? {};
    const parts: Box[] = [...layout.boards, layout.supplies, ...(head && moves ? [head, moves] : [])];
    expect(layout.boards.map(({ seat }) => seat)).toHaveLength(seats);
    parts.forEach((part, i) => {
      expect(isWithin(part, { x: 0, y: 0, width, height })).toBe(true);
      for (const other of parts.slice(i + 1)) expect(overlap(part, other)).toBe(false);
    });
    checkFactories(layout.display);
    const { display } = layout;
    for (const part of parts) expect(overlap(part, display)).toBe(false);
  },
);

test.each([2, 3, 4])("on a projector a big table has larger factories, centres and boards for %i", (seats) => {
  const company = { seats, centres: 1, viewer: 0 };
  const screen = { width: 1920, height: 1080 };
  const sizes = (layout: ReturnType<typeof arrangeTable>) => {
    const { diameter, centres } = layout.display;
    return [diameter, centreSpot(centres[0], "a").size, ...layout.boards.map(({ measure }) => measure.tile)].map(
      (size) => (size * screen.width) / layout.width,
    );
  };
  const usual = sizes(arrangeTable(company, "wide", { width: 1366, height: 768 }));
  const large = sizes(arrangeTable(company, "compact", { width: 1016, height: 571 }, { isLarge: true }));
  large.forEach((size, i) => expect(size).toBeGreaterThan(usual[i]));
});

test.each([2, 3, 4])("on a phone held sideways the other %i seats stay in sight while a line is chosen", (seats) => {
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ]) {
    const { chips, places } = arrangeTable({ seats, centres: 1, viewer: 0 }, "low", { width, height });
    const { lines, confirm } = places ?? {};
    if (lines === undefined || confirm === undefined) throw new Error("no places");
    expect(chips).toHaveLength(seats - 1);
    for (const chip of chips) expect(overlap(chip, lines) || overlap(chip, confirm)).toBe(false);
  }
});

/** The window less the list of moves and the bar below the boards, in pixels. */
const BESIDE_A_LIST = [
  { screen: "1366 × 625", width: 1018, height: 559 },
  { screen: "1280 × 600", width: 954, height: 534 },
  { screen: "1280 × 768", width: 954, height: 702 },
  { screen: "1024 × 768", width: 760, height: 702 },
  { screen: "1180 × 820", width: 916, height: 754 },
  { screen: "820 × 1180", width: 820, height: 689 },
  { screen: "2560 × 1440", width: 1907, height: 1326 },
];

test.each(BESIDE_A_LIST)("beside a list of moves every seat has a board with clear tiles: $screen", (window) => {
  for (const seats of [2, 3, 4]) {
    const { format, unit, room } = fitTo(window, { hasBoards: true });
    const { boards, chips } = arrangeTable({ seats, centres: 1, viewer: 0 }, format, room);
    expect(chips).toEqual([]);
    expect(boards).toHaveLength(seats);
    for (const { measure } of boards) expect(measure.tile * unit).toBeGreaterThanOrEqual(19);
  }
});

test("on a narrow screen what belongs to another seat is at its chip", () => {
  const layout = arrangeTable({ seats: 3, centres: 1, viewer: 0 }, "phone", { width: 390, height: 844 });
  const chip = layout.chips.find(({ seat }) => seat === 2);
  if (chip === undefined) throw new Error("no chip");
  expect(isWithin(square(spotOf(layout, { kind: "wall", seat: 2, row: 4, column: 4 })), chip)).toBe(true);
});

test.each(["small", "mine", "otherOfThree", "otherOfFour", "minePhone"] as const)(
  "the board %s has lines, wall and floor without overlaps",
  (size) => {
    const { linesX, wallX, pitch, gap, tile, floorY, floorPitch, floorTile, inner, width, pad } = measureBoard(size);
    expect(linesX + 5 * pitch - gap).toBeLessThan(wallX);
    expect(wallX + 5 * pitch - gap).toBeCloseTo(inner, 5);
    expect(5 * pitch - gap).toBeLessThan(floorY);
    expect(linesX + 6 * floorPitch + floorTile).toBeLessThanOrEqual(inner);
    expect(floorPitch).toBeGreaterThan(floorTile);
    expect(pitch).toBe(tile + gap);
    expect(width).toBe(inner + 2 * pad.x);
  },
);

test("lengths are given in units of the layout, rounded to hundredths", () => {
  expect(units(12.345)).toBe("calc(12.35 * var(--u))");
  expect(boxStyle({ x: 1, y: 2, width: 3, height: 4 })).toEqual({
    left: "calc(1 * var(--u))",
    top: "calc(2 * var(--u))",
    width: "calc(3 * var(--u))",
    height: "calc(4 * var(--u))",
  });
});

test.each([2, 3, 4])("for %i on a phone everything is above the bar with the choices, so nothing scrolls", (seats) => {
  const { height, display } = arrangeTable({ seats, centres: 1, viewer: 0 }, "phone", { width: 390, height: 844 });
  // The sentence above the table, and the bar below it.
  expect(height).toBeLessThanOrEqual(844 - 82 - 124);
  // Each quarter of a factory is still as large as a thumb needs, and no quarter reaches into another factory's.
  expect(display.diameter).toBeGreaterThanOrEqual(80);
  const quarters = display.factories.flatMap((place) =>
    [0, 1, 2, 3].map((index) => factoryQuarter(display, place, index)),
  );
  quarters.forEach((quarter, i) => {
    expect(Math.min(quarter.width, quarter.height)).toBeGreaterThanOrEqual(44);
    for (const other of quarters.slice(i + 1)) {
      expect(overlap({ ...quarter, width: quarter.width - 0.01, height: quarter.height - 0.01 }, other)).toBe(false);
    }
  });
});

test("on a tablet a lesson has room for three lines of larger letters, and nothing lies over it", () => {
  for (const { width, height } of ROOMS.filter(({ name }) => name === "tablet")) {
    const company = { seats: 2, centres: 1, viewer: 0, isLesson: true };
    const { boards, display, supplies, places } = arrangeTable(company, "tablet", { width, height });
    const head = places?.head ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(head.height).toBeGreaterThanOrEqual(3 * 21 * 1.25);
    for (const part of [...boards, display, supplies]) expect(overlap(part, head)).toBe(false);
    checkFactories(display);
  }
});

test("on a tablet the buttons of the lines cover no factory of a table for two", () => {
  for (const { width, height } of ROOMS.filter(({ name }) => name === "side")) {
    const { display, places } = arrangeTable({ seats: 2, centres: 1, viewer: 0 }, "side", { width, height });
    const lowest = Math.max(...display.factories.map(({ cy }) => display.y + cy + display.diameter / 2));
    expect(lowest).toBeLessThanOrEqual(places?.lines?.y ?? 0);
  }
});

test("in a small window what is chosen covers no factory of a table for two", () => {
  for (const room of [
    { width: 1016, height: 556 },
    { width: 1100, height: 600 },
  ]) {
    const { display, places, hasFigures } = arrangeTable({ seats: 2, centres: 1, viewer: 0 }, "compact", room);
    const lowest = Math.max(...display.factories.map(({ cy }) => display.y + cy + display.diameter / 2));
    for (const box of [places?.lines, places?.confirm])
      if (box !== undefined) expect(lowest).toBeLessThanOrEqual(box.y);
    // Without buttons the lines say themselves what they would bring.
    expect(places?.lines !== undefined || hasFigures === true).toBe(true);
  }
});

test("beside the list of moves, a phone held sideways shows one board for four as large as it can, and the others as chips", () => {
  const { boards, chips } = arrangeTable({ seats: 4, centres: 1, viewer: 0 }, "low", { width: 667, height: 480 });
  expect(boards.map(({ seat }) => seat)).toEqual([0]);
  expect(boards[0].width).toBeGreaterThan(0.55 * 667);
  // Too low for a board of their own, whose tiles could not be told apart.
  for (const { height } of chips) expect(height).toBeLessThan(70);
});

test.each([2, 3, 4])(
  "online on a phone, the board of %i ends above the choices, so that choosing scrolls nothing",
  (seats) => {
    const room = { width: 390, height: 844 };
    const [HEAD, STRIP, CHOICES] = [82, 36, 126];
    const { height } = arrangeTable({ seats, centres: 1, viewer: 0, isOnline: true }, "phone", room);
    expect(height).toBeLessThanOrEqual(room.height - HEAD - STRIP - CHOICES);
  },
);

test.each([2, 3, 4])("beside the list of moves the parts of a table for %d keep their order", (seats) => {
  const company = { seats, centres: 1, viewer: 0 };
  const order = (format: Format, room: { width: number; height: number }) => {
    const { display, boards } = arrangeTable(company, format, room);
    return boards.map(({ seat, x, y }) => [
      seat,
      x > display.x + display.width / 2 ? "beside" : "below",
      boards.filter((other) => other.x === x && other.y < y).length,
    ]);
  };
  // What 1280 × 768 leaves beside and above the list.
  const { format, room } = fitTo({ width: 954, height: 702 }, { isLarge: true, hasBoards: true });
  expect(format).toBe("compact");
  expect(order(format, room)).toEqual(order("wide", { width: 1280, height: 768 }));
});

/** The least table of a format, round the board of any seat. */
function tableFor(seats: number, name: Format): (viewer: number) => ReturnType<typeof arrangeTable> {
  const { width, height } = FORMATS.find((one) => one.name === name) ?? FORMATS[0];
  return (viewer) => arrangeTable({ seats, centres: 1, viewer }, name, { width, height: height || 844 });
}

test("a hint about the past exchanges no boards, unless the board it is about is not on the table", () => {
  const [two, four, phone] = [tableFor(2, "wide"), tableFor(4, "wide"), tableFor(2, "phone")].map((table) =>
    arrangeAround(table, 0, 1).boards.map(({ seat }) => seat),
  );
  expect([two, four]).toEqual([
    [0, 1],
    [0, 1, 2, 3],
  ]);
  expect(phone[0]).toBe(1);
});

test.each([3, 4])("in the largest type bag and steps of a table for %i have a place each", (seats) => {
  // What 1280 × 768 and 1366 × 768 are then in units.
  for (const room of [
    { width: 1032, height: 619 },
    { width: 1101, height: 619 },
  ]) {
    const { supplies, places } = arrangeTable({ seats, centres: 1, viewer: 0 }, "compact", room);
    const { x = 0, y = 0, width = 0, height = 0 } = places?.moves ?? {};
    const FOUR_BUTTONS = 200;
    const steps = { x: x + width - FOUR_BUTTONS, y: y + height - 46, width: FOUR_BUTTONS, height: 46 };
    expect(overlap(supplies, steps)).toBe(false);
  }
});
