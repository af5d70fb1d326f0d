/** Light or dark: what was chosen here before, otherwise what the system prefers. */
import { effect, signal } from "@preact/signals";

type Theme = "light" | "dark";

const KEY = "riad.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

export const theme = signal<Theme>(stored() ?? preferred());

export function toggleTheme(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(KEY, theme.value);
  } catch {
    // A blocked or full storage only means that the choice is not remembered.
  }
}

function preferred(): Theme {
  return system.matches ? "dark" : "light";
}

function stored(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

system.addEventListener("change", () => {
  if (stored() === null) theme.value = preferred();
});

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
