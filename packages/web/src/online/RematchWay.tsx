import { useEffect } from "preact/hooks";
import { Link } from "../page/Link.tsx";
import { go } from "../page/route.ts";
import type { Sitter } from "../play/face.ts";
import { sheet } from "../play/sheet.ts";
import { listWords } from "../words/list.ts";
import { say } from "../words/words.ts";
import { keepMatch } from "./keeping.ts";
import type { Room } from "./room.ts";

/** Whoever has asked for another match goes there as soon as there is one; the same token opens the seat. */
export function useRematch(room: Room): void {
  const you = room.you.value;
  const rematch = room.view.value?.rematch;
  const next = rematch?.match ?? null;
  useEffect(() => {
    if (next === null || you === null || rematch?.agreed.includes(you) !== true) return;
    goToNext(room, next);
  }, [next, you]);
}

function goToNext(room: Room, next: string): void {
  keepMatch(next, { ...room.kept.peek(), isSeated: room.you.peek() !== null, invites: [], unsent: [] });
  sheet.value = null;
  go(`/${room.game}/${next}`);
}

/** For those who watch: the match after this one, once there is one. */
export function NextMatch({ room }: { room: Room }) {
  const next = room.view.value?.rematch.match ?? null;
  if (next === null) return null;
  return (
    <Link to={`/${room.game}/${next}`} class="primary">
      {say("watchNext")}
    </Link>
  );
}

/** Another match of the same table, which everybody must want. */
export function RematchWay({ room, sitters }: { room: Room; sitters: readonly Sitter[] }) {
  const you = room.you.value;
  const rematch = room.view.value?.rematch;
  const agreed = rematch?.agreed ?? [];
  const others = agreed.filter((seat) => seat !== you).map((seat) => sitters[seat].name);
  const hasAsked = you !== null && agreed.includes(you);
  return (
    <>
      <p class="rematch-note quiet" role="status">
        {hasAsked ? say("rematchWaiting") : others.length > 0 ? say("rematchAsked", { names: listWords(others) }) : ""}
      </p>
      <button type="button" class="primary" disabled={hasAsked} onClick={() => void room.send({ type: "rematch" })}>
        {say("askRematch")}
      </button>
    </>
  );
}
