/** Which pages act for the person whose browser shows them. */
import { expect, test } from "vitest";
import { isFromOwnPage } from "../src/origin.ts";

const host = "riad.example";

test("a page of ours, and what is no page", () => {
  const own = { host, origin: "https://riad.example", "sec-fetch-site": "same-origin", "x-forwarded-proto": "https" };
  expect(isFromOwnPage(own, [])).toBe(true);
  expect(isFromOwnPage({ host }, [])).toBe(true);
  // A classroom without TLS.
  expect(isFromOwnPage({ host, origin: "http://riad.example" }, [])).toBe(true);
  // TLS ends at a proxy that does not say so.
  expect(isFromOwnPage({ host, origin: "https://riad.example" }, [])).toBe(true);
});

test("a page under our name without TLS does not act for whoever came over TLS", () => {
  const downgraded = { host, origin: "http://riad.example" };
  expect(isFromOwnPage({ ...downgraded, "x-forwarded-proto": "https" }, [])).toBe(false);
  expect(isFromOwnPage({ ...downgraded, "sec-fetch-site": "cross-site" }, [])).toBe(false);
  expect(isFromOwnPage({ ...downgraded, "sec-fetch-site": "same-site" }, [])).toBe(false);
});

test("a page that the operator has named may be anywhere", () => {
  const named = { host, origin: "https://club.example", "sec-fetch-site": "cross-site" };
  expect(isFromOwnPage(named, ["https://club.example"])).toBe(true);
  expect(isFromOwnPage(named, [])).toBe(false);
});
