import { createHash } from "node:crypto";
import fc from "fast-check";
import { shelf } from "@riad/games";
import Database from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, picker, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

/** Every encoding in which 32 bytes might appear in a text. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret, "hex");
  return [
    secret,
    secret.toUpperCase(),
    bytes.toString("base64"),
    bytes.toString("base64url"),
    bytes.toString("latin1"),
  ];
}

test("nothing sent before the end contains the secret, another player's token or the hash of one", async () => {
  const arbitrary = fc.record({
    game: fc.constantFrom(...shelf.map(({ id }) => id)),
    people: fc.integer({ min: 2, max: 4 }),
    seed: fc.integer({ min: 1, max: 1e9 }),
    asks: fc.array(fc.constantFrom("", "/record", "/stream", "/moves"), { minLength: 4, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ game, people, seed, asks }) => {
      const seen: string[] = [];
      const { match, tokens } = await house.seat(game, people);
      let isOver = false;
      const hear = (message: { type: string; table?: { status: string } }, text: string): void => {
        isOver ||= message.type === "table" && message.table?.status === "over";
        if (!isOver) seen.push(text);
      };
      const guests = tokens.map((token, i) =>
        house.guest(match, { token, choose: picker(seed + i), hear, pause: () => 1 }),
      );
      guests.push(house.guest(match, { hear }));
      for (const ask of asks) {
        const control = new AbortController();
        const response = await fetch(`${house.base}/api/matches/${match}${ask}`, { signal: control.signal });
        const reader = response.body?.getReader();
        const { value } = (await reader?.read()) ?? {};
        control.abort();
        const text = `${JSON.stringify([...response.headers])}${new TextDecoder().decode(value)}`;
        // The match may have ended in the meantime; then the secret is supposed to be there.
        if (!text.includes('"status":"over"') && !/\nresult: \d/.test(text)) seen.push(text);
      }
      await until("the end", () => guests.every((guest) => guest.isOver));
      const secret = guests[0].table?.fair.secret ?? "";
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      const all = seen.join("\n");
      const hidden = [
        ...spellings(secret),
        ...tokens,
        ...tokens.map((one) => createHash("sha256").update(one).digest("hex")),
      ];
      for (const word of hidden) expect(all.includes(word)).toBe(false);
      for (const guest of guests) guest.close();
    }),
    { numRuns: 8 },
  );
});

test("tokens and invitations are stored only as hashes", async () => {
  const { match, tokens } = await house.seat("azul");
  const created = await house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "reserved" }] });
  const [{ invite }] = created.body["invites"] as { invite: string }[];
  const database = new Database(`${house.folder}/riad.db`, { readonly: true });
  const rows = JSON.stringify(database.prepare("select * from matches").all());
  database.close();
  expect(rows).toContain(match);
  for (const token of [...tokens, String(created.body["token"]), invite]) expect(rows).not.toContain(token);
});
