/** The text that is checked, and where it comes from. */
import { computed, signal } from "@preact/signals";
import { checkText } from "./checking.ts";

export const text = signal("");

export const fetching = signal<"no" | "running" | "failed">("no");

export const check = computed(() => checkText(text.value));

/** `/verify?match=<id>` checks a match of this server. */
export async function fetchRecord(): Promise<void> {
  const match = new URLSearchParams(location.search).get("match");
  fetching.value = "no";
  if (match === null || !/^\w{1,20}$/.test(match)) return;
  fetching.value = "running";
  try {
    const response = await fetch(`/api/matches/${match}/record`);
    if (!response.ok) throw new Error(response.statusText);
    text.value = await response.text();
    fetching.value = "no";
  } catch {
    fetching.value = "failed";
  }
}
