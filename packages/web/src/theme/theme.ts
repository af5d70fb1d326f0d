/** Light or dark: what was chosen here before, otherwise what the system prefers. */
import { effect, signal } from "@preact/signals";
import { keep, recall } from "../memory.ts";

type Theme = "light" | "dark";

const KEY = "riad.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

export const theme = signal<Theme>(stored() ?? preferred());

export function toggleTheme(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  keep(KEY, theme.value);
}

function preferred(): Theme {
  return system.matches ? "dark" : "light";
}

function stored(): Theme | null {
  const value = recall(KEY);
  return value === "light" || value === "dark" ? value : null;
}

system.addEventListener("change", () => {
  if (stored() === null) theme.value = preferred();
});

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
