import { Match, unwrap } from "@riad/core";
import { LocalTable } from "./local.ts";

/** The same seats once more, and the next one begins. */
export function rematch(table: LocalTable): LocalTable {
  const { match, face } = table;
  const { origin } = match;
  const setup =
    "setup" in origin
      ? { ...origin.setup, first: (origin.setup.first + 1) % origin.setup.seats }
      : { seats: match.seats };
  table.leave();
  return new LocalTable(face, {
    match: unwrap(Match.fromSetup(face.game, setup)),
    sitters: table.sitters.value,
    notice: "",
  });
}
