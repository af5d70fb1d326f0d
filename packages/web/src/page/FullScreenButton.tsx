import { say } from "../words/words.ts";
import { IconButton } from "./controls.tsx";
import { isLarge } from "./format.ts";
import { mayFillScreen, toggleFullScreen } from "./full-screen.ts";

/** The whole screen for the table, and back; a big table can be left even where the browser has no full screen. */
export function FullScreenButton() {
  if (!isLarge.value && !mayFillScreen) return null;
  const looks = isLarge.value ? { label: say("usualSize"), keys: "Esc" } : { label: say("fullScreen"), keys: "z" };
  return <IconButton icon="full" {...looks} onClick={() => void toggleFullScreen()} class="on-wide full" />;
}
