import { useEffect } from "preact/hooks";
import { Button, Link } from "../page/controls.tsx";
import { go } from "../page/route.ts";
import type { Sitter } from "../play/face.ts";
import { sheet } from "../play/sheet.ts";
import { listWords, say } from "../words/words.ts";
import { keepMatch } from "./stored-match.ts";
import type { OnlineMatch } from "./online-match.ts";
import { WatchComputers } from "./WatchComputers.tsx";

/** Takes players who asked for a rematch to it as soon as it exists; the same token opens their seat. */
export function useRematch(online: OnlineMatch): void {
  const you = online.you.value;
  const rematch = online.view.value?.rematch;
  const next = rematch?.match ?? null;
  useEffect(() => {
    if (next === null || you === null || rematch?.agreed.includes(you) !== true) return;
    goToNext(online, next);
  }, [next, you]);
}

function goToNext(online: OnlineMatch, next: string): void {
  keepMatch(next, { ...online.stored.peek(), isSeated: online.you.peek() !== null, invites: [], unsent: [] });
  sheet.value = null;
  go(`/${online.game}/${next}`);
}

/** For spectators: the next match, once it exists; where nothing else is left to do here, one of computers. */
export function NextMatch({ online, isMain = false }: { online: OnlineMatch; isMain?: boolean }) {
  const next = online.view.value?.rematch.match ?? null;
  if (next === null) return isMain ? <WatchComputers game={online.game} class="primary" /> : null;
  return <Link to={`/${online.game}/${next}`} class="primary" text={say("watchNext")} />;
}

interface AskRematchProps {
  online: OnlineMatch;
  sitters: readonly Sitter[];
  /** It is the main button of the result. */
  isMain?: boolean;
}

/** Another match of the same table, which everybody must want. */
export function AskRematch({ online, sitters, isMain = false }: AskRematchProps) {
  const you = online.you.value;
  const rematch = online.view.value?.rematch;
  const agreed = rematch?.agreed ?? [];
  const others = agreed.filter((seat) => seat !== you).map((seat) => sitters[seat].name);
  const hasAsked = you !== null && agreed.includes(you);
  return (
    <>
      <p class="rematch-note quiet" role="status">
        {hasAsked ? say("rematchWaiting") : others.length > 0 ? say("rematchAsked", { names: listWords(others) }) : ""}
      </p>
      <Button
        class={isMain ? "primary" : "button"}
        icon="turn"
        text={say("askRematch")}
        disabled={hasAsked}
        onClick={() => void online.send({ type: "rematch" })}
      />
    </>
  );
}
