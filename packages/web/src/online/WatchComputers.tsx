import { titleOf } from "../games.ts";
import type { GameId } from "../page/shelf.ts";
import { Button } from "../page/controls.tsx";
import { watchComputers } from "../play/request.ts";
import { say } from "../words/words.ts";

/** Where there is nobody to watch: a match of computers on this device. */
export function WatchComputers({ game, class: look }: { game: GameId; class: string }) {
  const text = say("watchComputers", { game: titleOf(game) });
  return <Button class={look} icon="eye" text={text} onClick={() => watchComputers(game)} />;
}
