import "./start.css";
import { Icon } from "../art/icons.tsx";
import { titleOf, GAMES } from "../games.ts";
import { format } from "../page/format.ts";
import { Dado } from "../page/ornaments.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { Link } from "../page/controls.tsx";
import { latestMatch } from "../kept/latest.ts";
import { listWords, say } from "../words/words.ts";
import { isOpening } from "./opening.ts";
import { OpenSheet } from "./OpenSheet.tsx";
import { SetupPanel } from "./SetupPanel.tsx";
import "./arches.css";
import { Arch } from "../art/Arch.tsx";
import type { GameEntry } from "../play/entry.ts";
import { game } from "../setup/setup.ts";

/** The first screen: an arch per game, and who plays. */
export function StartPage() {
  return (
    <main class="house start">
      <Dado />
      <h1 class="hidden">Riad</h1>
      <Arches />
      <SetupPanel />
      {/* Last for the Tab key: most people come to play. */}
      <PageHead>
        <p class="quiet start-motto">{say("motto")}</p>
        <Continue />
      </PageHead>
      {isOpening.value && <OpenSheet />}
    </main>
  );
}

function Continue() {
  const latest = latestMatch();
  if (latest === null) return null;
  const { id, players } = latest;
  return (
    <Link to={id === "" ? `/${latest.game}` : `/${latest.game}?match=${id}`} class="continue primary">
      <b>{say("continueGame", { game: titleOf(latest.game) })}</b>
      <span>{listWords(players)}</span>
      <Icon name="forward" />
    </Link>
  );
}

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
      <Arch id={id} colours={arch} isTall={(format.value === "wide" || format.value === "side") && GAMES.length <= 2}>
        <View />
      </Arch>
      <span class="arch-words">
        <span class="arch-title title">{title}</span>
        <span class="quiet arch-about">{entry.about()}</span>
      </span>
      <span class="centred arch-tick">{isChosen && <Icon name="check" />}</span>
    </button>
  );
}
