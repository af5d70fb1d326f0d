import { useState } from "preact/hooks";
import "./start.css";
import { Icon } from "../art/icons.tsx";
import { titleOf } from "../games.ts";
import { Dado, HouseSign } from "../page/ornaments.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { Link } from "../page/Link.tsx";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { latestMatch } from "../kept/latest.ts";
import { listWords, say } from "../words/words.ts";
import { Arches } from "./Arches.tsx";
import { isOpening } from "./opening.ts";
import { OpenSheet } from "./OpenSheet.tsx";
import { SetupPanel } from "./SetupPanel.tsx";

/** The first screen: an arch per game, and who plays. */
export function StartPage() {
  const [isSetting, setSetting] = useState(false);
  return (
    <main class="start">
      <Dado />
      <header class="row start-head">
        <HouseSign />
        <h1>Riad</h1>
        <p>{say("motto")}</p>
        <Continue />
      </header>
      <Arches />
      <SetupPanel openSettings={() => setSetting(true)} />
      {isSetting && (
        <Dialog title={say("settings")} close={() => setSetting(false)}>
          <SettingsPanel />
        </Dialog>
      )}
      {isOpening.value && <OpenSheet />}
    </main>
  );
}

function Continue() {
  const latest = latestMatch();
  if (latest === null) return null;
  const { game, id, players } = latest;
  return (
    <Link to={id === "" ? `/${game}` : `/${game}?match=${id}`} class="continue panel">
      <b>{say("continueGame", { game: titleOf(game) })}</b>
      <span>{listWords(players)}</span>
      <Icon name="forward" />
    </Link>
  );
}
