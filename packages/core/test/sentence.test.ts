/** What strangers wrote, in the sentences that refuse it. */
import { expect, test } from "vitest";
import { quote } from "../src/sentence.ts";

test("a quotation stays in one line, and what cannot be seen is made visible", () => {
  expect(quote("A1b2")).toBe('"A1b2"');
  expect(quote("tab\t")).toBe('"tab\\t"');
  const [separators, controls, directions] = ["\u2028\u2029", "\u007f\u0085\u009b", "\u202e\ufeff"];
  expect(quote(separators)).toBe('"\\u2028\\u2029"');
  expect(quote(controls)).toBe('"\\u007f\\u0085\\u009b"');
  expect(quote(directions)).toBe('"\\u202e\\ufeff"');
  expect(quote("\u{e0041}")).toBe('"\\udb40\\udc41"');
  expect(quote("é, ß and 木")).toBe('"é, ß and 木"');
});
