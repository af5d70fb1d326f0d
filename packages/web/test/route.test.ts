/** Addresses: which page a path names, on a server and from a disk, and links that contain a whole match. */
import { addressNow, fire, page, setAddress } from "./page-globals.ts";
import { makeRecord } from "@riad/core";
import { azul } from "@riad/games";
import { describe, expect, test, vi } from "vitest";
import { makeLink, readLink } from "../src/play/share.ts";
import { playByChance } from "./kept-match.ts";

/** As if the page had been opened there. */
async function openedAt(address: string) {
  setAddress(address);
  vi.resetModules();
  return import("../src/page/route.ts");
}

const MATCH = "WX7VYZ5szMvB";

describe("on a server", () => {
  test.each([
    ["/", { page: "start" }],
    ["/azul", { page: "play", game: "azul", match: "" }],
    ["/azul?match=own", { page: "play", game: "azul", match: "own" }],
    ["/matches", { page: "matches" }],
    ["/azul/", { page: "play", game: "azul", match: "" }],
    ["//marrakech", { page: "play", game: "marrakech", match: "" }],
    [`/azul/${MATCH}`, { page: "online", game: "azul", match: MATCH }],
    [`/azul/${MATCH}x`, { page: "missing" }],
    ["/azul/short", { page: "missing" }],
    [`/chess/${MATCH}`, { page: "missing" }],
    ["/play", { page: "start" }],
    ["/lobby", { page: "lobby" }],
    ["/learn/marrakech", { page: "learn", game: "marrakech" }],
    ["/learn/chess", { page: "missing" }],
    ["/learn", { page: "missing" }],
    ["/view/azul?p=x", { page: "view" }],
    ["/verify?match=x", { page: "verify" }],
    ["/toString", { page: "missing" }],
  ])("%s", async (path, route) => {
    expect((await openedAt(`http://riad.test${path}`)).route.value).toEqual(route);
  });

  test("what follows the # is the page's, and changing it leaves path and query", async () => {
    const { readFragment, writeFragment, addressOf } = await openedAt("http://riad.test/view/azul?p=1#12");
    expect([readFragment(), addressOf("/lobby")]).toEqual(["12", "/lobby"]);
    writeFragment("m=x");
    expect(addressNow()).toBe("http://riad.test/view/azul?p=1#m=x");
    writeFragment("");
    expect(addressNow()).toBe("http://riad.test/view/azul?p=1");
  });

  test("going somewhere changes the address and scrolls to the top", async () => {
    const { go, route } = await openedAt("http://riad.test/#7");
    page.scrolled = [0, 90];
    go("/learn/azul");
    expect(addressNow()).toBe("http://riad.test/learn/azul");
    expect([route.value, page.scrolled]).toEqual([{ page: "learn", game: "azul" }, [0, 0]]);
  });

  test("going back leads to the page of the address; within one page nothing is announced", async () => {
    const { route } = await openedAt("http://riad.test/azul");
    const before = route.value;
    setAddress("/azul#4");
    fire("popstate");
    expect(route.value).toBe(before);
    setAddress("/lobby");
    fire("popstate");
    expect(route.value).toEqual({ page: "lobby" });
  });
});

describe("from a disk", () => {
  test.each([
    ["", { page: "start" }],
    ["#/azul", { page: "play", game: "azul", match: "" }],
    ["#/azul#12", { page: "play", game: "azul", match: "" }],
    ["#/learn/marrakech", { page: "learn", game: "marrakech" }],
    ["#/verify", { page: "verify" }],
    // There is no server to ask.
    ["#/lobby", { page: "start" }],
    [`#/azul/${MATCH}`, { page: "play", game: "azul", match: "" }],
  ])("game.html%s", async (hash, route) => {
    expect((await openedAt(`file:///home/me/game.html${hash}`)).route.value).toEqual(route);
  });

  test("a path and what follows it share the fragment", async () => {
    const { addressOf, go, readFragment, writeFragment } = await openedAt("file:///home/me/game.html#/azul#12");
    expect([readFragment(), addressOf("/learn/azul")]).toEqual(["12", "#/learn/azul"]);
    writeFragment("3");
    expect(addressNow()).toBe("file:///home/me/game.html#/azul#3");
    writeFragment("");
    expect([addressNow(), readFragment()]).toEqual(["file:///home/me/game.html#/azul", ""]);
    go("/marrakech");
    expect(addressNow()).toBe("file:///home/me/game.html#/marrakech");
  });
});

describe("a link that contains a match", () => {
  test("gives back every record as it was, whatever letters are in it", async () => {
    setAddress("http://riad.test/lobby");
    const records = [5, 60, 5000].map((plies) =>
      makeRecord(playByChance(azul, { seats: 4 }, plies, 7), { players: ["Zoë 😀"] }),
    );
    for (const record of [...records, "", "é\u0000ÿ".repeat(3000)]) {
      const link = new URL(await makeLink("azul", record));
      expect([link.origin, link.pathname]).toEqual(["http://riad.test", "/azul"]);
      expect(link.hash).toMatch(/^#m=[\w-]*$/);
      expect(await readLink(link.hash.slice(1))).toBe(record);
    }
  });

  test("is shorter than the record itself", async () => {
    const record = makeRecord(playByChance(azul, { seats: 4 }, 5000, 7));
    expect((await makeLink("azul", record)).length).toBeLessThan(record.length);
  });

  test("that was cut off or spoiled is an empty match, which is then refused", async () => {
    const whole = new URL(await makeLink("azul", "x".repeat(50) + "y".repeat(50))).hash.slice(1);
    for (const broken of ["m=", "m=!", whole.slice(0, -4), `m=${whole.slice(5)}`]) {
      expect(await readLink(broken)).toBe("");
    }
  });

  test.each(["", "12", "seat=abc", "M=abc"])("is not %j", async (fragment) => {
    expect(await readLink(fragment)).toBeNull();
  });
});
