import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import "./page-head.css";
import { say } from "../words/words.ts";
import { Dialog } from "./Dialog.tsx";
import { IconButton } from "./controls.tsx";
import { Link, Wordmark } from "./controls.tsx";
import { isFromDisk, route } from "./route.ts";
import { SettingsPanel } from "./SettingsPanel.tsx";

const WAYS = [
  { page: "start", path: "/", name: "playWay" },
  { page: "lobby", path: "/lobby", name: "onlineWay" },
  { page: "matches", path: "/matches", name: "myMatches" },
] as const;

/** The head of every page around a match: the way home, the ways to the other pages, and the settings. */
export function PageHead({ children }: { children?: ComponentChildren }) {
  const [isSetting, setSetting] = useState(false);
  const { page } = route.value;
  return (
    <header class="row page-head">
      <Wordmark />
      {children}
      <nav class="row page-ways" aria-label={say("pages")}>
        {WAYS.filter((way) => !isFromDisk || way.page !== "lobby").map((way) => (
          <Link key={way.page} to={way.path} class="way" isHere={way.page === page}>
            {say(way.name)}
          </Link>
        ))}
      </nav>
      <IconButton icon="menu" label={say("settings")} onClick={() => setSetting(true)} />
      {isSetting && (
        <Dialog title={say("settings")} close={() => setSetting(false)}>
          <SettingsPanel />
        </Dialog>
      )}
    </header>
  );
}
