import { useState } from "preact/hooks";
import "./start.css";
import { Icon } from "../art/icons.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { TITLES } from "../page/game-id.ts";
import { Link } from "../page/Link.tsx";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { unfinishedMatch } from "../play/saved.ts";
import { listWords } from "../words/list.ts";
import { say } from "../words/words.ts";
import { AzulArch, MarrakechArch } from "./arches.tsx";
import { Dado } from "./Dado.tsx";
import { HouseSign } from "./HouseSign.tsx";
import { isOpening } from "./opening.ts";
import { OpenSheet } from "./OpenSheet.tsx";
import { SetupPanel } from "./SetupPanel.tsx";

/** The first screen: two arches, and who plays. */
export function StartPage() {
  const [isSetting, setSetting] = useState(false);
  return (
    <main class="start">
      <Dado />
      <header class="start-head">
        <HouseSign />
        <h1>Riad</h1>
        <p>{say("motto")}</p>
        <Continue />
      </header>
      <div class="arches" role="group" aria-label={say("chooseGame")}>
        <MarrakechArch />
        <AzulArch />
      </div>
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
  const unfinished = unfinishedMatch();
  if (unfinished === null) return null;
  const { game, players } = unfinished;
  return (
    <Link to={`/${game}`} class="continue panel">
      <b>{say("continueGame", { game: TITLES[game] })}</b>
      <span>{listWords(players)}</span>
      <Icon name="forward" />
    </Link>
  );
}
