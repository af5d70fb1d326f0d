/** The first screen and the settings as a reader meets them: words, names of buttons, and what pressing them does. */
import { storage } from "./page-globals.ts";
import { h } from "preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SettingsPanel } from "../src/page/SettingsPanel.tsx";
import { settings } from "../src/page/settings.ts";
import { takeRequest } from "../src/play/request.ts";
import { addSeat, entry, game, plan, removeSeat } from "../src/setup/setup.ts";
import { SetupPanel } from "../src/start/SetupPanel.tsx";
import { Arches, StartPage } from "../src/start/StartPage.tsx";
import { LANGUAGES, speak } from "../src/words/words.ts";
import type { Language } from "../src/words/words.ts";
import { keptMatch } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

beforeEach(() => storage.clear());

afterEach(async () => speak("en"));

describe("the settings", () => {
  test.each(Object.keys(LANGUAGES) as Language[])("are all named in %s, and one of each is chosen", async (of) => {
    await speak(of);
    const panel = rendered(h(SettingsPanel, {}));
    expect(panel.html.match(/role="radiogroup"/g)).toHaveLength(8);
    expect(panel.html.match(/aria-checked="true"/g)).toHaveLength(8);
    // One stop for Tab per setting.
    expect(panel.html.match(/tabindex="0"/gi)).toHaveLength(8);
    expect(panel.html).not.toContain("undefined");
    expect(panel.button(LANGUAGES[of])["aria-checked"]).toBe(true);
  });

  test("change what they name", () => {
    rendered(h(SettingsPanel, {})).press("Always");
    expect(settings.value.confirm).toBe("always");
    rendered(h(SettingsPanel, {})).press("Touch screens only");
    expect(settings.value.confirm).toBe("touch");
  });
});

const panel = () => rendered(h(SetupPanel, { openSettings: () => undefined }));

describe("the first screen", () => {
  beforeEach(() => {
    game.value = "marrakech";
    while (plan.value.seats.length > entry.value.minSeats) removeSeat();
  });

  test("has an arch per game, of which one is pressed", () => {
    const arches = rendered(h(Arches, {}));
    expect(arches.html.match(/aria-pressed="true"/g)).toHaveLength(1);
    arches.press(arches.buttons.find((name) => name.startsWith("Azul")) ?? "");
    expect(game.value).toBe("azul");
    expect(panel().buttons).toContain("Play Azul");
  });

  test("offers free seats up to the game's limit, and removes none below it", () => {
    expect(panel().button("Remove a seat").disabled).toBe(true);
    expect(panel().buttons.filter((name) => name === "Add a seat")).toHaveLength(2);
    panel().press("Add a seat");
    panel().press("Add a seat");
    expect(panel().buttons).not.toContain("Add a seat");
    expect(panel().button("Remove a seat").disabled).toBe(false);
  });

  test("names each seat, and lets its sign be changed where signs are chosen", () => {
    addSeat();
    const { html, buttons } = panel();
    for (const number of [1, 2, 3]) expect(html).toContain(`aria-label="Name of seat ${number}"`);
    expect(buttons.filter((name) => name.startsWith("Change "))).toHaveLength(3);
    game.value = "azul";
    expect(panel().buttons.filter((name) => name.startsWith("Change "))).toEqual([]);
  });

  test("starts with one press", () => {
    panel().press("Play Marrakech");
    expect(takeRequest()).toMatchObject({ kind: "new", setup: { seats: 2 } });
  });

  test("leads back to an unfinished match, with its players", () => {
    expect(rendered(h(StartPage, {})).text).not.toContain("Continue");
    for (const [key, text] of Object.entries(keptMatch("azul", { plies: 12 }))) storage.set(key, text);
    expect(rendered(h(StartPage, {})).text).toContain("Continue Azul Salma and Idris");
  });
});
