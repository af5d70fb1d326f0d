import { useState } from "preact/hooks";
import { theme, toggleTheme } from "../theme/theme.ts";
import { LANGUAGES, chooseLanguage, language, say } from "../words/words.ts";
import type { Key, Language } from "../words/words.ts";
import { Segments } from "./controls.tsx";
import { CHOICES, FROM_SLOW, choose, settings } from "./settings.ts";
import type { Setting } from "./settings.ts";

const ROWS: readonly { readonly setting: Setting; readonly title: Key; readonly about: Key }[] = [
  { setting: "text", title: "textSize", about: "textSizeAbout" },
  { setting: "speed", title: "speedTitle", about: "speedAbout" },
  { setting: "animation", title: "motion", about: "motionAbout" },
  { setting: "confirm", title: "confirmMoves", about: "confirmAbout" },
  { setting: "odds", title: "showOdds", about: "showOddsAbout" },
  { setting: "sound", title: "soundName", about: "soundAbout" },
];

const VALUES = {
  normal: "valueNormal",
  quick: "valueQuick",
  fastest: "valueFastest",
  calm: "valueCalm",
  off: "valueOff",
  on: "valueOn",
  later: "valueLater",
  touch: "valueTouch",
  always: "valueAlways",
  never: "valueNever",
  light: "valueLight",
  dark: "valueDark",
  usual: "valueNormal",
  large: "valueLarge",
  largest: "valueLargest",
} as const;

/** Everything a player sets once. */
export function SettingsPanel() {
  const current = settings.value;
  const [isMissing, setMissing] = useState(false);
  return (
    <div class="column settings">
      {ROWS.map(({ setting, title, about }) => (
        <div class="setting" key={setting}>
          <div>
            <b>{say(title as "motion")}</b>
            <p>{say(about as "motionAbout")}</p>
          </div>
          <Segments
            label={say(title as "motion")}
            values={setting === "speed" ? FROM_SLOW : (CHOICES[setting] as readonly (keyof typeof VALUES)[])}
            names={(value) => say(VALUES[value])}
            value={current[setting] as keyof typeof VALUES}
            choose={(value) => choose(setting, value as never)}
          />
        </div>
      ))}
      <div class="setting">
        <b>{say("light")}</b>
        <Segments
          label={say("light")}
          values={["light", "dark"] as const}
          names={(value) => say(VALUES[value])}
          value={theme.value}
          choose={(value) => {
            if (value !== theme.value) toggleTheme();
          }}
        />
      </div>
      <div class="setting">
        <div>
          <b>{say("language")}</b>
          {isMissing && (
            <p class="refused" role="alert">
              {say("languageMissing")}
            </p>
          )}
        </div>
        <Segments
          label={say("language")}
          values={Object.keys(LANGUAGES) as Language[]}
          names={(value) => LANGUAGES[value]}
          value={language.value}
          choose={(value) => void chooseLanguage(value).then((isSpoken) => setMissing(!isSpoken))}
        />
      </div>
    </div>
  );
}
