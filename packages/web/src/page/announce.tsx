/** Live announcements for screen readers: each move, and whose turn it is. */
import { signal } from "@preact/signals";

const spoken = signal("");

export function announce(text: string): void {
  spoken.value = text;
}

export function Announcer() {
  return (
    <p class="hidden spoken" aria-live="polite" id="spoken">
      {spoken.value}
    </p>
  );
}
