import { signal } from "@preact/signals";
import { Icon } from "../art/icons.tsx";
import { say } from "../words/words.ts";

const isCopied = signal(false);

/** How long the tick stays after a link was copied, in milliseconds. */
const TICK = 1600;

/** Copies the address, which holds the position. */
export function CopyLink() {
  const label = say(isCopied.value ? "viewLinkCopied" : "viewCopyLink");
  return (
    <button type="button" class="square-button" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon name={isCopied.value ? "check" : "link"} />
    </button>
  );
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    // Without leave to use the clipboard the address bar still holds the same link.
    return;
  }
  isCopied.value = true;
  setTimeout(() => (isCopied.value = false), TICK);
}
