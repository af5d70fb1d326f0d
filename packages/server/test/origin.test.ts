/** Which pages may act for the person whose browser shows them. */
import { expect, test } from "vitest";
import { isFromOwnPage } from "../src/origin.ts";

const host = "riad.example";

test("accepts our own pages and requests that do not come from a page", () => {
  const own = { host, origin: "https://riad.example", "sec-fetch-site": "same-origin", "x-forwarded-proto": "https" };
  expect(isFromOwnPage(own, [])).toBe(true);
  expect(isFromOwnPage({ host }, [])).toBe(true);
  // In a classroom without TLS.
  expect(isFromOwnPage({ host, origin: "http://riad.example" }, [])).toBe(true);
  // TLS ends at a proxy that does not set the header.
  expect(isFromOwnPage({ host, origin: "https://riad.example" }, [])).toBe(true);
});

test("a page without TLS under our name may not act for a person who came over TLS", () => {
  const downgraded = { host, origin: "http://riad.example" };
  expect(isFromOwnPage({ ...downgraded, "x-forwarded-proto": "https" }, [])).toBe(false);
  expect(isFromOwnPage({ ...downgraded, "sec-fetch-site": "cross-site" }, [])).toBe(false);
  expect(isFromOwnPage({ ...downgraded, "sec-fetch-site": "same-site" }, [])).toBe(false);
});

test("accepts any origin that the operator has allowed", () => {
  const named = { host, origin: "https://club.example", "sec-fetch-site": "cross-site" };
  expect(isFromOwnPage(named, ["https://club.example"])).toBe(true);
  expect(isFromOwnPage(named, [])).toBe(false);
});
