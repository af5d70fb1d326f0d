import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import "./page-head.css";
import { say } from "../words/words.ts";
import { Link, Wordmark } from "./controls.tsx";
import { hasHead } from "./format.ts";
import { useHeadingFocus } from "./focus.ts";
import { personSlot } from "./person-slot.ts";
import { isFromDisk, route } from "./route.ts";
import { SettingsButton } from "./SettingsButton.tsx";

const WAYS = [
  { page: "start", path: "/", name: "playWay" },
  { page: "lobby", path: "/lobby", name: "onlineWay" },
  { page: "matches", path: "/matches", name: "myMatches" },
] as const;

interface PageHeadProps {
  /** A table follows, which fills the rest of the window. */
  isAboveTable?: boolean;
  children?: ComponentChildren;
}

/** The head of every page around a match: the way home, the ways to the other pages, and the settings. */
export function PageHead({ isAboveTable = false, children }: PageHeadProps) {
  const { page } = route.value;
  const Person = personSlot.value;
  useHeadingFocus(isAboveTable);
  useLayoutEffect(() => {
    hasHead.value = isAboveTable;
    return () => {
      hasHead.value = false;
    };
  }, [isAboveTable]);
  return (
    <header class={`row page-head${isAboveTable ? " above-table" : ""}`}>
      <Wordmark />
      {children}
      <nav class="row page-ways" aria-label={say("pages")}>
        {WAYS.filter((way) => !isFromDisk || way.page !== "lobby").map((way) => (
          <Link key={way.page} to={way.path} class="way" isHere={way.page === page}>
            {say(way.name)}
          </Link>
        ))}
      </nav>
      {Person !== null && <Person />}
      <SettingsButton />
    </header>
  );
}
