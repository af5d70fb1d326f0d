import { setAddress, storage } from "./page-globals.ts";
import { endingByResigning, makeRecord } from "@riad/core";
import type { Game } from "@riad/core";
import { marrakech as marrakechGame } from "@riad/games";
import type { TableView } from "@riad/protocol";
import { h } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connection } from "../src/online/connection.ts";
import { ConnectionSign } from "../src/online/ConnectionSign.tsx";
import { SeatStrip } from "../src/online/SeatStrip.tsx";
import { LeaverPanel } from "../src/online/LeaverPanel.tsx";
import { listRows } from "../src/lobby/YourMatches.tsx";
import { summarise } from "../src/matches/summary.ts";
import { LobbyPage } from "../src/lobby/LobbyPage.tsx";
import { NewTableSheet } from "../src/online/NewTableSheet.tsx";
import { OnlineMatch } from "../src/online/online-match.ts";
import { OnlineTable, hasBegun } from "../src/online/online-table.ts";
import { AskRematch, NextMatch } from "../src/online/Rematch.tsx";
import { keepMatch, storedMatch, storedMatches } from "../src/online/stored-match.ts";
import { TableMenu } from "../src/online/TableMenu.tsx";
import { Talk } from "../src/online/Talk.tsx";
import { closesWhenLeft, WaitingRoom } from "../src/online/WaitingRoom.tsx";
import { makePlainFace } from "../src/plain/face.tsx";
import { ResultScene } from "../src/play/ResultScene.tsx";
import { sheet } from "../src/play/sheet.ts";
import { entryOf } from "../src/games.ts";
import { game } from "../src/setup/setup.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";
import { ID, ScriptedServer, TOKEN, human } from "./scripted-server.ts";

/* oxlint-disable unicorn/consistent-function-scoping -- what one group of tests uses stays inside it */
/** The parts of the online pages as a reader meets them, with a server that the test holds in its hands. */

const marrakech = marrakechGame as unknown as Game;
const face = makePlainFace(marrakech);
const ends: (() => void)[] = [];

beforeAll(() => Promise.all([loadWords("table"), loadWords("online"), loadWords("matches")]));

beforeEach(() => {
  storage.clear();
  setAddress("http://riad.test/");
  connection.state.value = "open";
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  connection.state.value = "connecting";
  sheet.value = null;
  await speak("en");
});

interface Wish {
  seats?: number;
  you?: number | null;
  moves?: number;
}

/** A match with so many seats, as this page follows it. */
function follow(change: Partial<TableView> = {}, { seats = 2, you = 0, moves = 0 }: Wish = {}) {
  const server = new ScriptedServer(marrakech, seats, change);
  server.you = you;
  server.advance(moves);
  if (you !== null) keepMatch(ID, { ...storedMatch(ID, "marrakech"), token: TOKEN, isSeated: true });
  const online = new OnlineMatch(ID, marrakech, server.connection);
  ends.push(online.enter());
  server.work();
  const table = () => {
    const view = online.view.value;
    if (!hasBegun(view)) throw new Error("the match has not begun");
    const made = new OnlineTable(face, online, view);
    ends.push(() => made.leave());
    return made;
  };
  return { server, online, table };
}

const OPEN = { status: "open", first: null } as const;
const free = human("", { kind: "open" });
const reserved = human("", { kind: "reserved" });

describe("the waiting room", () => {
  function room(change: Partial<TableView>, you: number | null, invite: string | null = null) {
    const { online, server } = follow({ ...OPEN, ...change }, { you });
    const view = online.view.value;
    if (view === null) throw new Error("no view");
    return { ...rendered(h(WaitingRoom, { online, view, invite })), server };
  }

  test("of one who sits says how many are missing, shows the code and offers to leave", () => {
    const { text, buttons, server, press } = room({ seats: [human("Salma"), free], code: "BCDFGH" }, 0);
    expect(text).toContain("Waiting for one player");
    expect(text).toContain("B C D F G H");
    expect(text).toContain("Enter this code in the lobby at riad.test");
    expect(buttons).toEqual(["Settings", "Leave this seat", "Copy the link"]);
    press("Leave this seat");
    expect(server.count("leave")).toBe(0);
  });

  test("closes with the last player who leaves, unless it is for others", () => {
    expect(closesWhenLeft({ seats: [human("Salma"), free] })).toBe(true);
    expect(closesWhenLeft({ seats: [human("Salma"), human("Idris"), free] })).toBe(false);
    expect(closesWhenLeft({ seats: [human("Salma"), free], forOthers: true })).toBe(false);
  });

  test("of one who has opened the table for others does not ask for a name", () => {
    keepMatch(ID, { ...storedMatch(ID, "marrakech"), isWatched: true });
    const { text, buttons } = room({ forOthers: true, seats: [free, free] }, null);
    expect(text).toContain("You’re watching All seats are for others.");
    expect(buttons).toEqual(["Settings", "Take a seat after all", "Stop watching", "Copy the link"]);
  });

  test("of one who has opened the table for others and has its token offers to close it", () => {
    keepMatch(ID, { ...storedMatch(ID, "marrakech"), isWatched: true, closeToken: TOKEN });
    const { buttons } = room({ forOthers: true, seats: [free, free] }, null);
    expect(buttons).toContain("Close the table");
  });

  test("of a guest asks for a name and nothing else", () => {
    const { text, buttons, html } = room({ seats: [human("Salma"), free, free] }, null);
    expect(text).toContain("Waiting for 2 players");
    expect(text).toContain("Take a seat All you need is a name.");
    expect(buttons).toContain("Take this seat");
    // No name that looks like somebody else's.
    expect(html).toContain('placeholder="Your name"');
    expect(html).not.toContain('value="Idris"');
  });

  test("of one who was invited says that the seat is theirs; without the invitation there is none", () => {
    const seats = [human("Salma"), reserved];
    expect(room({ seats }, null, "secret").text).toContain("A seat is reserved for you");
    const stranger = room({ seats }, null);
    expect(stranger.text).toContain("reserved for a friend");
    // No dead end: whom to ask, that one may watch, and a table of one's own.
    expect(stranger.text).toContain("Ask Salma to send you one.");
    expect(stranger.text).toContain("Or stay and watch");
    expect(stranger.buttons).toEqual(["Settings", "Open your own table"]);
    expect(room({ seats }, 0).text).not.toContain("These seats are reserved");
  });

  test("of its maker has an invitation for each reserved seat", () => {
    keepMatch(ID, { ...storedMatch(ID, "marrakech"), invites: [{ seat: 1, invite: "an-invitation-of-24-xxxx" }] });
    const { buttons } = room({ seats: [human("Salma"), reserved] }, 0);
    expect(buttons).toContain("Copy invitation, seat 2");
  });

  test.each([
    ["fr", "On attend un joueur"],
    ["es", "Esperando a un jugador"],
  ] as const)("speaks %s", async (of, words) => {
    await speak(of);
    const { text } = room({ seats: [human("Salma"), free] }, 0);
    expect(text).toContain(words);
  });
});

describe("at the table", () => {
  test.each([
    ["open", false, "Connected"],
    ["open", true, "You’re watching"],
    ["lost", true, "Reconnecting…"],
    ["connecting", false, "Connecting…"],
    ["outdated", false, "This page is out of date. Reload it. Reload"],
  ] as const)("a connection that is %s, watching %s: %s", (state, isWatching, words) => {
    connection.state.value = state;
    expect(rendered(h(ConnectionSign, { isWatching })).text).toBe(words);
  });

  test.each([2, 3, 4])("the strip for %i says in words who is offline, and names nobody else", (seats) => {
    connection.state.value = "open";
    const { table, server } = follow({}, { seats });
    const strip = () => rendered(h(SeatStrip, { table: table() })).text;
    const here = Array.from({ length: seats }, () => true);
    server.tell({ type: "presence", match: ID, here, watchers: 0, gone: [] });
    expect(strip()).toBe("Connected");
    server.tell({ type: "presence", match: ID, here: here.with(1, false), watchers: 0, gone: [] });
    expect(strip()).toBe("Connected 2 Idris offline");
  });

  test("the strip has everybody's clock and marks the one to move", () => {
    const { table } = follow({ clock: { kind: "turn", seconds: 60 } }, { seats: 3 });
    const { html } = rendered(h(SeatStrip, { table: table() }));
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.match(/class="now"/g)).toHaveLength(1);
  });

  test("the menu of a player can resign, of one who is out only leave, of a spectator neither", () => {
    const menu = (change: Partial<TableView>, you: number | null) =>
      rendered(h(TableMenu, { online: follow(change, { you }).online })).buttons;
    expect(menu({}, 0)).toEqual(["Spectator link", "My seat on another device", "Resign", "Leave the table"]);
    expect(menu({ seats: [human("Salma", { out: "time" }), human("Idris")] }, 0)).not.toContain("Resign");
    storage.clear();
    expect(menu({}, null)).toEqual(["Spectator link", "Stop watching"]);
  });

  test("somebody who only watches leaves for the lobby, and a table opened for others is no longer listed", () => {
    keepMatch(ID, { ...storedMatch(ID, "marrakech"), isWatched: true });
    const { online } = follow({}, { you: null });
    rendered(h(TableMenu, { online })).press("Stop watching");
    expect([location.pathname, storedMatches()]).toEqual(["/lobby", []]);
  });

  test("a phrase is sent, and the last five are shown with names", () => {
    const { online, server, table } = follow();
    for (let i = 0; i < 7; i++) server.tell({ type: "chat", match: ID, seat: 1, phrase: i === 0 ? "oops" : "thanks" });
    const talk = rendered(h(Talk, { online, sitters: table().sitters.value }));
    expect(talk.buttons).toHaveLength(10);
    expect(talk.html.match(/Idris: Thank you!/g)).toHaveLength(5);
    sheet.value = "talk";
    talk.press("Good luck!");
    expect([server.last("chat").phrase, sheet.value]).toEqual(["good-luck", null]);
  });
});

describe("somebody who has gone", () => {
  const panel = (
    change: Partial<TableView>,
    { seats = 2, you = 0, moves = 3, wait = -1 }: Wish & { wait?: number } = {},
  ) => {
    const { server, table } = follow(change, { seats, you, moves });
    if (you !== null && server.match.actor === you) server.advanceTo(1);
    server.tellTable();
    const decideAt = connection.now + wait;
    server.tell({ type: "presence", match: ID, here: [true, false], watchers: 0, gone: [{ seat: 1, decideAt }] });
    return { ...rendered(h(LeaverPanel, { table: table() })), server };
  };

  test("is decided about by those who stay", () => {
    const votes = [{ about: 1, by: 2, choice: "end" as const }];
    const { text, buttons, button, press, server } = panel({ votes }, { seats: 3 });
    expect(text).toContain("Idris has disconnected How should the match continue?");
    expect(buttons).toEqual(["Wait a minute more", "A computer takes the seat", "End the match 1 of 2 agree."]);
    expect(button("End the match 1 of 2 agree.")["aria-pressed"]).toBe(false);
    press("A computer takes the seat");
    expect(server.last("decide")).toMatchObject({ seat: 1, choice: "computer" });
  });

  test.each([
    ["before the time has come", {}, { wait: 5000 }],
    ["after the end", { status: "over" as const }, {}],
    ["by spectators", {}, { you: null }],
  ])("is not decided about %s", (_name, change, wish) => {
    expect(panel(change, wish).html).toBe("");
  });
});

describe("another match", () => {
  const ask = (rematch: TableView["rematch"]) => {
    const { online, server, table } = follow({ rematch }, { seats: 3 });
    return { ...rendered(h(AskRematch, { online, sitters: table().sitters.value })), server };
  };

  test("is asked for once, and says who else would like it", () => {
    const { text, press, server } = ask({ agreed: [1, 2], match: null });
    expect(text).toBe("Idris and Noor would like to play again. Play again");
    press("Play again");
    expect(server.count("rematch")).toBe(1);
    const asked = ask({ agreed: [0, 1], match: null });
    expect([asked.text, asked.button("Play again").disabled]).toEqual(["Waiting for the others. Play again", true]);
  });

  test("is the main button of a match that ended before its first move", () => {
    const scene = (moves: number) => {
      const { online, table } = follow({ rematch: { agreed: [], match: null } }, { moves });
      const made = table();
      const sitters = made.sitters.value;
      const result = (isMain: boolean) => h(AskRematch, { online, sitters, isMain });
      const ending = endingByResigning(made.position.value, 1);
      return rendered(h(ResultScene, { table: made, ending, entry: entryOf("marrakech"), extras: { result } })).html;
    };
    const mains = (html: string) => html.match(/class="[^"]*primary[^"]*"/g)?.length ?? 0;
    expect([mains(scene(0)), mains(scene(6))]).toEqual([1, 1]);
    expect(scene(0)).not.toContain("/review");
  });

  test("can be watched once there is one", () => {
    const next = (match: string | null) =>
      rendered(h(NextMatch, { online: follow({ rematch: { agreed: [], match } }).online })).html;
    expect(next(null)).toBe("");
    // Of a match that ended before its first move nothing else is left to do.
    const { online } = follow({ rematch: { agreed: [], match: null } });
    expect(rendered(h(NextMatch, { online, isMain: true })).html).toMatch(
      /class="[^"]*primary[^"]*".*Watch computers play Marrakech/,
    );
    expect(next("VVVVVVVVVVVV")).toContain('href="/marrakech/VVVVVVVVVVVV"');
  });
});

describe("the lobby", () => {
  test("has a box for a code", () => {
    const { html, buttons } = rendered(h(LobbyPage, {}));
    expect(html).toContain('aria-label="Six letters"');
    expect(buttons).toContain("Go to the table");
    expect(html).toContain('aria-busy="true"');
  });

  test("lists what My matches lists and can be continued: the reader's turn, tables that wait, the others", () => {
    const record = (plies: number) =>
      makeRecord(playByChance(marrakech, { seats: 2 }, plies, 3), {
        players: ["Mina", "Zohra"],
        extra: { seats: "person,medium" },
      });
    const summary = (id: string, plies: number) =>
      summarise({ id, game: "marrakech", record: record(plies), name: "", isOnline: false, changed: 1 }, face);
    const over = summary("over", 1000);
    const matches = [over, summary("theirs", 5), summary("yours", 8)];
    expect(matches.map(({ isOver, isYourTurn }) => [isOver, isYourTurn])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    const table = { game: "marrakech", match: "waits", seats: [{ kind: "open" as const, name: "" }], isWatched: true };
    const rows = listRows(matches, [table]);
    expect(rows.map(({ id, title, path }) => [id, title, path])).toEqual([
      ["yours", "Zohra", "/marrakech?match=yours"],
      ["waits", "Marrakech", "/marrakech/waits"],
      ["theirs", "Zohra", "/marrakech?match=theirs"],
    ]);
  });
});

describe("a new table", () => {
  test("has a kind per seat, a clock, and keeps to the limits of the game", () => {
    game.value = "marrakech";
    const made = rendered(h(NewTableSheet, { close: () => undefined }));
    expect(made.html.match(/aria-label="Who plays seat \d"/g)).toHaveLength(2);
    expect(made.button("Remove a seat").disabled).toBe(true);
    expect(made.button("Add a seat").disabled).toBe(false);
    expect(made.buttons).toContain("Open the table");
    // The same rules as for a match on this screen.
    expect(entryOf("marrakech").options.length).toBeGreaterThan(0);
    for (const option of entryOf("marrakech").options) expect(made.html).toContain(`aria-label="${option.title()}"`);
    // Without a clock there is no pace to choose.
    expect(made.html).not.toContain('aria-label="How long"');
  });

  test("remembers the clock of the last one", () => {
    storage.set("riad.manner", '{"clock":"days","pace":2,"isPublic":true}');
    const made = rendered(h(NewTableSheet, { close: () => undefined }));
    expect(made.html).toContain('aria-label="How long"');
    expect(made.button("3 days")["aria-checked"]).toBe(true);
  });
});
