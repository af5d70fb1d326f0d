import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { examples as azulExamples } from "../src/azul/examples.ts";
import { examples as marrakechExamples } from "../src/marrakech/examples.ts";
import { azul } from "../src/words/en/azul.ts";
import { marrakech } from "../src/words/en/marrakech.ts";
import { browser, house } from "./opened.ts";
import { findFaultsInBothThemes, nextFrame, visit } from "./visit.ts";
import type { VisitOptions } from "./visit.ts";

const en = { ...azul, ...marrakech };
const EXAMPLES = [...marrakechExamples, ...azulExamples];

const FIRST_AZUL = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF";

const view = (path: string, options: VisitOptions, visitor: (page: Page) => Promise<void>) =>
  visit(browser, house.address + path, { needsAll: true, ...options }, visitor);

function at(position: string): string {
  return `/view/${position.startsWith("P") ? "marrakech" : "azul"}?${new URLSearchParams({ p: position })}`;
}

/** The code is collapsed until it is wanted. */
async function openCode(page: Page): Promise<void> {
  const button = page.locator(".code-button");
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page) => page.getByLabel("Position as code", { exact: true }).and(page.locator("textarea"));

test.each(EXAMPLES.filter((_, i) => i % 3 === 0))(
  "z makes $name a big table for a projector, and the usual one again",
  async ({ position }) => {
    await view(at(position), {}, async (page) => {
      const size = async () => {
        const box = await page.locator("main .drawing").first().boundingBox();
        return box === null ? 0 : Math.round(box.width * box.height);
      };
      const usual = await size();
      expect(await page.getByRole("button", { name: "Full screen" }).count()).toBe(1);
      await page.keyboard.press("z");
      await expect.poll(() => page.locator(".desk").count()).toBe(0);
      await nextFrame(page);
      expect(await size()).toBeGreaterThan(usual);
      await page.keyboard.press("z");
      await expect.poll(size).toBe(usual);
      expect(await page.locator(".desk").count()).toBe(1);
      // By a button that can be seen, and by Escape.
      for (const leave of [
        () => page.getByRole("button", { name: "Back to the usual size" }).click(),
        () => page.keyboard.press("Escape"),
      ]) {
        await page.keyboard.press("z");
        await expect.poll(() => page.locator(".desk").count()).toBe(0);
        await leave();
        await expect.poll(size).toBe(usual);
      }
    });
  },
);

test("the keys can be found: z at the button for the whole screen, and all of them by ?", async () => {
  await view("/view/azul", {}, async (page) => {
    const full = page.getByRole("button", { name: "Full screen" });
    expect(await full.getAttribute("title")).toBe("Full screen, large (z)");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog").locator(".keys:visible");
    await keys.waitFor();
    expect(await keys.locator("kbd").allInnerTexts()).toEqual(expect.arrayContaining(["z", "?"]));
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

describe("a good string", () => {
  test("every example is one click away and is drawn", async () => {
    await view("/view/marrakech", {}, async (page) => {
      for (const { title, position } of EXAMPLES) {
        await page.getByRole("button", { name: en[title as keyof typeof en] as string }).click();
        await expect.poll(() => new URL(page.url()).searchParams.get("p")).toBe(position);
        await openCode(page);
        expect(await field(page).inputValue()).toBe(position);
        expect(await field(page).getAttribute("aria-invalid")).toBe("false");
        expect(await page.locator("main .drawing").count()).toBeGreaterThan(0);
        expect(await page.getByRole("region", { name: "The position in words" }).innerText()).toContain(
          position.startsWith("P") ? "Marrakech with" : "Azul with",
        );
        await page.locator(".code-button").click();
      }
    });
  });

  test("draws while it is typed, and recognises the game by itself", async () => {
    await view(at(EXAMPLES[0].position), {}, async (page) => {
      await openCode(page);
      await field(page).fill("");
      expect(await headline(page).innerText()).toContain("Yellow");
      await field(page).pressSequentially(FIRST_AZUL);
      await expect.poll(() => headline(page).innerText()).toBe("Player 1: take tiles of one colour");
      await field(page).press("ControlOrMeta+Home");
      await page.keyboard.press("Delete");
      await page.keyboard.type("B");
      await expect.poll(() => headline(page).innerText()).toBe("Player 2: take tiles of one colour");
    });
  });

  test("stands in the address, survives a reload, and blanks and line ends around it do not matter", async () => {
    await view("/view/marrakech", {}, async (page) => {
      await openCode(page);
      await field(page).fill(`  ${FIRST_AZUL.replace(" ", "\n")}\n`);
      await expect.poll(() => field(page).inputValue()).toBe(FIRST_AZUL);
      await field(page).press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("position");
      await expect.poll(() => new URL(page.url()).pathname).toBe("/view/azul");
      await page.reload();
      await expect.poll(() => headline(page).innerText()).toBe("Player 1: take tiles of one colour");
    });
  });
});

describe("a bad string", () => {
  test.each([
    ["a wrong tile", FIRST_AZUL.replace("cdee", "cdxe"), "x"],
    ["a wrong colour of rug", EXAMPLES[1].position.replace("y01y01", "y01z01"), "z"],
  ])("%s: says why, marks the place and keeps the last good drawing", async (_name, bad, wrong) => {
    await view(at(EXAMPLES[1].position), {}, async (page) => {
      const before = page.url();
      await openCode(page);
      await field(page).fill(bad);
      await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
      const note = await page.locator("#field-note").innerText();
      expect(note).toMatch(/^\S.{10,}\./);
      expect(note).toContain(`Character ${bad.indexOf(wrong) + 1}.`);
      const mark = page.locator(".field-mirror mark");
      expect(await mark.innerText()).toBe(wrong);
      expect(
        await page
          .locator("main .board svg")
          .first()
          .evaluate((board) => Number(getComputedStyle(board).opacity)),
      ).toBeLessThan(0.6);
      // Whose turn it is there is not what the text says.
      expect(await page.locator(".sentence").innerText()).toMatch(
        /can’t be read.*\n.*the last position that could be drawn/s,
      );
      expect(page.url()).toBe(before);
    });
  });

  test("another text: says in everyday words what is wanted, and Escape brings the position back", async () => {
    await view(at(FIRST_AZUL), {}, async (page) => {
      const link = page.getByRole("button", { name: "Share" });
      await openCode(page);
      await field(page).fill("Bonjour tout le monde");
      await expect
        .poll(() => page.locator("#field-note").innerText())
        .toMatch(/^This isn’t a position\. Paste the code/);
      expect(await page.locator("#field-note").innerText()).not.toMatch(/Character|Expected/);
      expect([await page.locator(".field-mirror mark").count(), await link.isDisabled()]).toEqual([0, true]);
      await page.keyboard.press("Escape");
      await expect.poll(() => field(page).inputValue()).toBe(FIRST_AZUL);
      expect(await link.isDisabled()).toBe(false);
      // A good one that was typed over it stays: Escape only leaves the field.
      await field(page).fill(EXAMPLES[0].position);
      await expect.poll(() => new URL(page.url()).pathname).toBe("/view/marrakech");
      await page.keyboard.press("Escape");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).not.toBe("position");
      expect(new URL(page.url()).searchParams.get("p")).toBe(EXAMPLES[0].position);
    });
  });

  test("a good one that is pasted leaves the field, so that the next key is not typed into it", async () => {
    const options = { permissions: ["clipboard-read", "clipboard-write"] };
    await view(at(EXAMPLES[0].position), options, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.id);
      const paste = async (text: string) => {
        await page.evaluate((written) => navigator.clipboard.writeText(written), text);
        await field(page).focus();
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.press("ControlOrMeta+v");
      };
      await openCode(page);
      await paste(FIRST_AZUL.slice(0, 20));
      await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
      expect(await focused()).toBe("position");
      await paste(FIRST_AZUL);
      await expect.poll(focused).not.toBe("position");
      await page.keyboard.press("z");
      await expect.poll(() => page.locator(".desk").count()).toBe(0);
      expect(new URL(page.url()).searchParams.get("p")).toBe(FIRST_AZUL);
    });
  });

  test("every beginning of a good string is refused or drawn, and never breaks the page", async () => {
    await view("/view/marrakech", {}, async (page) => {
      await openCode(page);
      for (const { position } of EXAMPLES) {
        for (let end = 1; end < position.length; end += 23) await field(page).fill(position.slice(0, end));
      }
      await field(page).fill("𝔓\u0000<script>alert(1)</script>");
      expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    });
  });

  test("in the address: the sentence, and an example of that game", async () => {
    await view(at("AF0zzz"), {}, async (page) => {
      expect(await page.locator(".sentence").innerText()).toContain("An example is shown instead.");
      expect(await page.locator(".desk #field-note").count()).toBe(1);
      expect(await page.getByRole("button", { name: "Share" }).isDisabled()).toBe(true);
      expect(await page.locator("main.azul").count()).toBe(1);
    });
  });

  test("an empty field is not a mistake", async () => {
    await view("/view/marrakech", {}, async (page) => {
      await openCode(page);
      await field(page).fill("");
      expect(await field(page).getAttribute("aria-invalid")).toBe("false");
      expect(await page.locator("#field-note").innerText()).toContain("stays");
    });
  });
});

describe("another language", () => {
  test.each([
    ["fr", "Joueur 1\u202f: prends les tuiles d’une couleur", "Il faut ici", "Position sous forme de code"],
    ["es", "Jugador 1: toma los azulejos de un color", "Aquí hace falta", "Posición como código"],
  ])("%s: the sentence, the refusal and the field", async (locale, sentence, refusal, label) => {
    await view(at(FIRST_AZUL), { locale }, async (page) => {
      await expect.poll(() => headline(page).innerText()).toBe(sentence);
      await openCode(page);
      await page.locator("#position").fill(FIRST_AZUL.replace("cdee", "cdxe"));
      await expect.poll(() => page.locator("#field-note").innerText()).toContain(refusal);
      expect(await page.getByText(label, { exact: true }).count()).toBeGreaterThan(0);
      expect(await page.locator("main").innerText()).not.toMatch(/\b(tiles|floor|Bag|Lid|Player)\b/);
    });
  });
});

describe("the page", () => {
  const sizes = [
    { width: 1200, height: 700 },
    { width: 1280, height: 768 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1920, height: 1080 },
  ];

  test("fits every window without scrolling sideways, and a desk without scrolling at all", async () => {
    await view("/view/marrakech", {}, async (page) => {
      await openCode(page);
      for (const [i, { position }] of EXAMPLES.entries()) {
        await field(page).fill(position);
        for (const viewport of [sizes[0], sizes[2], sizes[1 + (i % 2) * 2], sizes[4]]) {
          await page.setViewportSize(viewport);
          await nextFrame(page);
          const { width, height } = await page.evaluate(() => ({
            width: document.documentElement.scrollWidth,
            height: document.documentElement.scrollHeight,
          }));
          expect(width, position).toBeLessThanOrEqual(viewport.width);
          if (viewport.width >= 1200) expect(height, position).toBeLessThanOrEqual(viewport.height);
        }
      }
    });
  });

  test("has nothing for axe to find", async () => {
    for (const [viewport, examples] of [
      [sizes[1], [EXAMPLES[0], EXAMPLES[7]]],
      [sizes[2], [EXAMPLES[5]]],
    ] as const) {
      await view("/view/marrakech", { viewport, bypassCSP: true }, async (page) => {
        for (const { position } of examples) {
          await openCode(page);
          await field(page).fill(position);
          await page.locator(".code-button").click();
          expect(await findFaultsInBothThemes(page), position).toEqual([]);
        }
        await openCode(page);
        expect(await findFaultsInBothThemes(page), "with its code").toEqual([]);
        await field(page).fill("AF0zzz");
        expect(await findFaultsInBothThemes(page), "refused").toEqual([]);
      });
    }
  });

  test("follows the system's theme until one is chosen, and remembers the choice", async () => {
    await view("/view/marrakech", { colorScheme: "dark" }, async (page) => {
      const shade = () => page.locator("html").getAttribute("data-theme");
      expect(await shade()).toBe("dark");
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("radio", { name: "Light" }).click();
      expect(await shade()).toBe("light");
      await page.reload();
      expect(await shade()).toBe("light");
    });
  });

  test("can be used by keyboard alone", async () => {
    await view("/view/marrakech", {}, async (page) => {
      const reached: string[] = [];
      for (let i = 0; i < 20; i++) {
        await page.keyboard.press("Tab");
        reached.push(
          await page.evaluate(() => document.activeElement?.getAttribute("title") ?? document.activeElement?.id ?? ""),
        );
        if (reached.at(-1) === en[EXAMPLES[4].title as keyof typeof en]) break;
      }
      await page.keyboard.press("Enter");
      await expect.poll(() => headline(page).innerText()).toBe("Player 1: take tiles of one colour");
    });
  });
});

/** Each number that is drawn right after its disc, with both colours. */
function numbersOnDiscs(page: Page): Promise<string[]> {
  return page.locator(":is(circle, rect) + text").evaluateAll((texts) =>
    texts.map((text) => {
      const [disc, number] = [text.previousElementSibling ?? text, text].map((part) => getComputedStyle(part).fill);
      return `${text.textContent}: ${number} on ${disc}`;
    }),
  );
}

test("is shared by a link, a QR code for a projector, and as a picture in the clipboard", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await view(at(FIRST_AZUL), { permissions, bypassCSP: true }, async (page) => {
    await press(page, "Share");
    await page.getByRole("img", { name: "Scan to open this position" }).locator("rect").first().waitFor();
    expect(await findFaultsInBothThemes(page)).toEqual([]);
    await press(page, "Link to this position");
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await press(page, "Copy the picture");
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0].types))
      .toContain("image/png");
  });
});

describe("a picture", () => {
  test.each([EXAMPLES[0], EXAMPLES[5], EXAMPLES[7]])("of $name as SVG stands alone", async ({ position }) => {
    await view(at(position), {}, async (page) => {
      await press(page, "Share");
      const [download] = await Promise.all([page.waitForEvent("download"), press(page, "SVG")]);
      expect(download.suggestedFilename()).toMatch(/^(azul|marrakech)-\d{4}-\d\d-\d\d\.svg$/);
      const svg = await readFile(await download.path(), "utf8");
      expect(svg).toMatch(/^<svg xmlns/);
      expect(svg).not.toContain("var(");
      expect(svg).not.toContain("undefined");
      // Opened as a file of its own it must be well formed and bring everything along.
      const alone = await page.context().newPage();
      await alone.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`);
      expect(await alone.locator("parsererror").count()).toBe(0);
      expect(await alone.locator("svg text").count()).toBeGreaterThan(3);
    });
  });

  test.each(["light", "dark"] as const)(
    "has the numbers of the %s screen, on discs of the same colour",
    async (theme) => {
      await view(
        at("AF1bbbe2abde3cdeeCcddfB1915161614D0000000000 A0MSFB0MSF"),
        { colorScheme: theme },
        async (page) => {
          await press(page, "Share");
          const [download] = await Promise.all([page.waitForEvent("download"), press(page, "SVG")]);
          const svg = await readFile(await download.path());
          const alone = await page.context().newPage();
          await alone.goto(`data:image/svg+xml;base64,${svg.toString("base64")}`);
          const [onScreen, saved] = [await numbersOnDiscs(page), await numbersOnDiscs(alone)];
          expect(saved.length).toBeGreaterThan(5);
          expect(onScreen).toEqual(expect.arrayContaining(saved));
        },
      );
    },
  );

  test("as PNG is twice as fine as the screen and not empty", async () => {
    await view(at(EXAMPLES[0].position), {}, async (page) => {
      await press(page, "Share");
      const [download] = await Promise.all([page.waitForEvent("download"), press(page, "PNG")]);
      await expect
        .poll(() => page.locator(".menu-answer").innerText())
        .toMatch(/^Saved as marrakech-\d{4}-\d\d-\d\d\.png$/);
      const png = await readFile(await download.path());
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect(png.readUInt32BE(16)).toBe(2 * 708);
      expect(png.length).toBeGreaterThan(200_000);
    });
  });
});
