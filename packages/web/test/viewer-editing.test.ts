/** The viewer as a workshop: from a match and back, positions that no match leads to, setting up by hand, playing from there. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, findFaults, visit } from "./visit.ts";
import type { VisitOptions } from "./visit.ts";

const START = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF";
/** One blue tile is missing. */
const IMPOSSIBLE = START.replace("B19", "B18");

const view = (path: string, options: VisitOptions, visitor: (page: Page) => Promise<void>) =>
  visit(browser, house.address + path, options, visitor);
const at = (position: string) => `/view/azul?${new URLSearchParams({ p: position })}`;
const shown = (page: Page) => new URL(page.url()).searchParams.get("p");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("a position that no match leads to", () => {
  test.each([
    ["en", "No match leads to this position. Colour a (blue) has 19 tiles in all; it must have 20."],
    ["fr", "Aucune partie ne mène à cette position."],
    ["es", "Ninguna partida lleva a esta posición."],
  ])("%s: is drawn with the reason, and cannot be played", async (locale, reason) => {
    await view(at(IMPOSSIBLE), { locale }, async (page) => {
      expect(await page.locator(".view-fault").innerText()).toContain(reason);
      expect(await page.locator("main.stale").count()).toBe(0);
      expect(shown(page)).toBe(IMPOSSIBLE);
      const play = page.locator(".desk-ways button").last();
      expect(await play.isDisabled()).toBe(true);
      // The button says why.
      expect(await play.locator("small").innerText()).not.toBe("");
    });
  });
});

const field = (page: Page) => page.locator("#position");

describe("the code, like an address", () => {
  test("is replaced by what is pasted after one click; a second click places the caret", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    await view(at(IMPOSSIBLE), { permissions }, async (page) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), START);
      await field(page).click();
      await page.keyboard.press("ControlOrMeta+V");
      await expect.poll(() => field(page).inputValue()).toBe(START);
      const selected = () =>
        field(page).evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
      await field(page).click();
      expect(await selected()).toBe(START.length);
      await field(page).click();
      expect(await selected()).toBe(0);
    });
  });

  test("is left by Enter only when it can be read; otherwise the caret goes to the mistake", async () => {
    await view(at(START), {}, async (page) => {
      const spoiled = START.replace("cdee", "cdxe");
      await field(page).fill(spoiled);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Delete");
      await page.keyboard.type("e");
      expect(await field(page).inputValue()).toBe(START);
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("position");
    });
  });
});

/** Blue waits in the first line although its row of the wall has blue. */
const BLOCKED = `${START.replace("A0MSF", "A0Ma00S0a1F").replace("B19", "B17")} wall=fixed`;

describe("while a position is set up by hand, what is wrong with it stays in sight, whole", () => {
  const sizes = [
    { width: 1280, height: 768 },
    { width: 1366, height: 625 },
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ];
  test.each([
    ["no match leads to it", BLOCKED, "No match leads to this position. Player 1 (A): line 1 (0 in the code) can't"],
    ["its code cannot be read", START.replace("cdee", "cdxe"), 'found "x". Character'],
  ])("%s", async (_name, text, sentence) => {
    await view(at(START), {}, async (page) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await paste(page, START);
        await press(page, "Edit");
        await page.locator(".edit-panel").waitFor();
        await paste(page, text);
        const note = page.locator(".view-fault");
        await expect.poll(() => note.innerText()).toContain(sentence);
        expect(await isWhollyInSight(note), `${size.width}×${size.height}`).toBe(true);
        await press(page, "Done");
      }
    });
  });
});

test("beside the reason why no match leads to a position, the choice that its code leaves open stays in sight", async () => {
  const three = "BF1abce3ddeeCaabcfB0908070910D0101020001 A12Mb01c02a11S2c2FbB8Ma00e10S0b11e2FC15Md03a22S3d3F";
  for (const locale of ["en", "fr", "es"]) {
    await view(at(three), { locale }, async (page) => {
      for (const size of [SIZES.large, { width: 1366, height: 768 }, { width: 1366, height: 625 }]) {
        await page.setViewportSize(size);
        for (const part of [".view-fault", ".desk-ways", ".open-choice .segments", ".example:last-child >> nth=-1"]) {
          const isSeen = () => isWhollyInSight(page.locator(part));
          await expect.poll(isSeen, { message: `${locale} ${size.width}×${size.height} ${part}` }).toBe(true);
        }
      }
    });
  }
});

/** Nothing covers it, and no box that scrolls or hides cuts it off. */
function isWhollyInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
}

test("whatever is well formed is drawn without complaint", async () => {
  const texts = [
    "AFCB1915161614D0003010203 A20Ma02a13b00e42S2a13e44a1FaabbeB30Mc01b11d21S0e12b2F",
    "AFCaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaB0000000000D0000000000 A0MSFB0MSF",
    "BF0aabb3ccddCaaafB0000000000D1220202020 A12Ma00a01S0b5FaaaaaaaafB0MSFf wall=fixed",
    "AFCaCbfB1919191919D0000000000 A0MSFB0MSF",
    "AF0abcd1abcdCfB1010101010D0000000000 A0MSFB0MSF deal=3",
  ];
  for (const text of texts) {
    await view(at(text), {}, async (page) => {
      expect(await page.locator(".view-fault").innerText(), text).toMatch(/^No match leads to this position\. \S/);
      expect(await page.locator("main .seat-board").count()).toBe(2);
    });
  }
});

test("every match opens in the viewer with the position on the table, and back leads back", async () => {
  const stored = keptMatch("marrakech", { seats: 3, plies: 9 });
  await view("/marrakech", { stored }, async (page) => {
    await page.locator("main.play.marrakech").waitFor();
    const match = page.url();
    await press(page, "Menu");
    await press(page, "Share");
    await press(page, "Open in the viewer");
    await page.locator("main.view.marrakech.for-3").waitFor();
    expect(shown(page)).toMatch(/^Pc\d{5}i.* turn=. phase=/);
    await page.goBack();
    await page.locator("main.play.marrakech:not(.view)").waitFor();
    expect(page.url()).toBe(match);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});

test("a match starts from the position, with the players that were chosen", async () => {
  await view(at(START), {}, async (page) => {
    await press(page, "Play from here");
    // By the names on the table.
    const other = page.getByRole("radiogroup", { name: "Who plays Player 2" });
    await other.getByRole("radio", { name: "Person" }).click();
    await press(page, "Start the match");
    await page.locator("main.play.azul:not(.view)").waitFor();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toContain("Player 1: take tiles");
    expect(await page.getByRole("region", { name: /Player 2/ }).innerText()).not.toContain("medium");
  });
});

test("pasting anywhere on the page draws the text and shows it, and leaves nothing of the other game's table", async () => {
  await view("/view/marrakech", {}, async (page) => {
    expect(await page.locator(".code-button").getAttribute("aria-expanded")).toBe("false");
    const text = await page.locator("#position").inputValue();
    await paste(page, START);
    await page.locator("main.azul").waitFor();
    expect(await page.locator("#position").inputValue()).toBe(START);
    await paste(page, text);
    await page.locator("main.marrakech").waitFor();
    expect((await page.locator("main").getAttribute("style")) ?? "").toBe("");
  });
});

function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);
}

describe("setting up by hand", () => {
  test("Azul: a press puts the tile there, undo takes it back, and the address follows", async () => {
    await view(at(START), { bypassCSP: true }, async (page) => {
      await press(page, "Edit");
      await page.getByRole("button", { name: "orange", exact: true }).click();
      await press(page, "Player 1, row 2, column 2: empty");
      await expect.poll(() => shown(page)).toContain("A0Mc11S");
      expect(await page.getByRole("button", { name: "Player 1, row 2, column 2: orange" }).count()).toBe(1);
      await page.keyboard.press("ControlOrMeta+z");
      await expect.poll(() => shown(page)).toBe(START);
      await press(page, "Redo");
      await page.getByRole("spinbutton", { name: "Player 2, points" }).fill("37");
      await page.keyboard.press("Enter");
      await expect.poll(() => shown(page)).toContain("B37MSF");
      await press(page, "Player 2, to move");
      await expect.poll(() => shown(page)).toMatch(/^BF/);
      expect(await findFaults(page)).toEqual([]);
      await press(page, "Done");
      expect(await page.locator(".edit-slot").count()).toBe(0);
    });
  });

  test("Azul by keyboard: one Tab stop, arrows to the neighbours, Enter puts the tile", async () => {
    await view(at(START), {}, async (page) => {
      await press(page, "Edit");
      await expect.poll(() => page.locator('.edit-slot[tabindex="0"]').count()).toBe(1);
      await page.locator('[data-slot="wall 0 0 0"]').focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect.poll(() => shown(page)).toContain("A0Ma11S");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("data-slot"))).toBe("wall 0 1 1");
    });
  });

  test("Marrakech on a phone: a rug over two squares, Assam, money, and a new table", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true };
    await view("/view/marrakech", phone, async (page) => {
      await press(page, "Edit");
      await page.getByRole("radiogroup", { name: "New table for" }).getByRole("radio", { name: "2" }).click();
      await page.locator("main.for-2").waitFor();
      await page.getByRole("button", { name: "yellow rug", exact: true }).click();
      await page.locator('[data-slot="00"]').click();
      expect(await page.locator(".edit-panel .field-note").innerText()).toContain("the square beside it");
      await page.locator('[data-slot="10"]').click();
      await expect.poll(() => shown(page)).toContain("By00n00");
      await page.getByRole("button", { name: "Assam", exact: true }).click();
      await page.locator('[data-slot="33"]').click();
      await expect.poll(() => shown(page)).toMatch(/A33[NESW]By00/);
      await page.getByRole("button", { name: "Cyan, more dirhams" }).click();
      await expect.poll(() => shown(page)).toMatch(/^Pc031/);
      expect(await findFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
});

test("a string that leaves the wall open is drawn with the free one, which is said and can be switched", async () => {
  const open = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF";
  await view(`/view/azul?${new URLSearchParams({ p: open })}`, {}, async (page) => {
    const note = page.locator(".sentence p");
    expect(await note.innerText()).toContain("wall not specified: free by default");
    expect(await page.locator("#position").inputValue()).toBe(open);
    await page.getByRole("radio", { name: "Fixed" }).click();
    await expect.poll(() => page.locator("#position").inputValue()).toBe(`${open} wall=fixed`);
    expect(await note.innerText()).not.toContain("not specified");
    await page.getByRole("radio", { name: "Free" }).click();
    await expect.poll(() => page.locator("#position").inputValue()).toBe(`${open} wall=free`);
  });
});
