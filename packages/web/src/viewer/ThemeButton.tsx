import { IconButton } from "../page/controls.tsx";
import { theme, toggleTheme } from "../theme/theme.ts";
import { say } from "../words/words.ts";

/** Changes between light and dark. */
export function ThemeButton() {
  const isDark = theme.value === "dark";
  return (
    <IconButton icon={isDark ? "light" : "dark"} label={say(isDark ? "toLight" : "toDark")} onClick={toggleTheme} />
  );
}
