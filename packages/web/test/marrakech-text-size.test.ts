/** Words on the board of Marrakech at the text sizes that can be set. */
import "./page-globals.ts";
import { unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { MARGIN } from "../src/marrakech/art/Courtyard.tsx";
import { Turning } from "../src/marrakech/choice.ts";
import { Coordinates } from "../src/marrakech/Coordinates.tsx";
import { Landings } from "../src/marrakech/Landings.tsx";
import { lesson } from "../src/marrakech/lesson.ts";
import { rendered } from "./rendered.ts";

const numbers = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => Number(found));

describe.each([1, 1.15, 1.3])("at %f times the usual text", (text) => {
  test("the names of the squares grow, off the squares and on the board", () => {
    const html = rendered(h("svg", null, h(Coordinates, { side: 0, text }))).html;
    const [radius] = numbers(html, /r="([\d.]+)"/g);
    const [size] = numbers(html, /font-size="([\d.]+)"/g);
    expect(size).toBeGreaterThanOrEqual(18 * text);
    const ys = numbers(html, /translate\([\d.]+ ([\d.]+)\)/g);
    const away = Math.max(...ys) - (680 - MARGIN);
    expect(away - radius).toBeGreaterThan(0);
    expect(away + radius).toBeLessThanOrEqual(MARGIN);
  });

  test.each([true, false])("prices grow with it, on a small screen: %s", (isSmall) => {
    const position = unwrap(marrakech.notation.parsePosition(lesson.position));
    const { outlooks } = new Turning(position, null);
    const scales = (wanted: number) => {
      const props = { assam: position.assam, outlooks, regarded: null, isSmall, side: 0, text: wanted };
      return numbers(rendered(h("svg", null, h(Landings, props))).html, /scale\(([\d.]+)\)/g);
    };
    expect(scales(text).length).toBeGreaterThan(0);
    expect(scales(text)).toEqual(scales(1).map((scale) => scale * text));
  });
});
