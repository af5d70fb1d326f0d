import "./arches.css";
import { Arch } from "../art/Arch.tsx";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games.ts";
import type { GameEntry } from "../play/entry.ts";
import { game } from "../setup/setup.ts";
import { say } from "../words/words.ts";

/** One arch per game: a large button with a picture. */
export function Arches() {
  return (
    <div class={`arches${GAMES.length > 2 ? " many" : ""}`} role="group" aria-label={say("chooseGame")}>
      {GAMES.map((entry) => (
        <ArchButton key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function ArchButton({ entry }: { entry: GameEntry }) {
  const { id, title, arch, View } = entry;
  const isChosen = game.value === id;
  return (
    <button
      type="button"
      class={`arch${isChosen ? " chosen" : ""}`}
      aria-pressed={isChosen}
      onClick={() => (game.value = id)}
    >
      <Arch id={id} colours={arch}>
        <View />
      </Arch>
      <span class="arch-words">
        <span class="arch-title title">{title}</span>
        <span class="arch-about">{entry.about()}</span>
      </span>
      <span class="arch-tick">{isChosen && <Icon name="check" />}</span>
    </button>
  );
}
