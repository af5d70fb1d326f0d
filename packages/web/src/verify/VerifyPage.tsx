import { useEffect } from "preact/hooks";
import "./verify.css";
import { Icon } from "../art/icons.tsx";
import { readFile } from "../page/drop.ts";
import { IconButton } from "../page/IconButton.tsx";
import { Link, Wordmark } from "../page/Link.tsx";
import { theme, toggleTheme } from "../theme/theme.ts";
import { say } from "../words/words.ts";
import { check, fetching, fetchRecord, text } from "./state.ts";
import { Steps } from "./Steps.tsx";
import { judge } from "./verdict.ts";

/** Repeats every draw of a match in the browser, so that anyone can check it. */
export function VerifyPage() {
  const isDark = theme.value === "dark";
  useEffect(() => void fetchRecord(), []);
  return (
    <div class="verify" onDrop={drop}>
      <header class="row verify-bar">
        <Wordmark />
        <p class="game-name">{say("verifyTitle")}</p>
        <IconButton
          icon={isDark ? "light" : "dark"}
          label={say(isDark ? "valueLight" : "valueDark")}
          onClick={toggleTheme}
        />
        <Link to="/" class="button">
          {say("toStart")}
        </Link>
      </header>
      <main class="column verify-parts">
        <Desk />
        <section class="column verify-result panel" aria-label={say("verifySteps")}>
          <Sentence />
          <Steps check={check.value} />
        </section>
      </main>
    </div>
  );
}

function drop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (file === undefined) return;
  // Elsewhere a dropped file is opened to be played.
  event.preventDefault();
  event.stopPropagation();
  void read(file);
}

function Sentence() {
  const { sign, sentence, note } = judge(check.value, fetching.value);
  return (
    <div class={`verify-sentence ${sign}`} role="status">
      <span class="verify-sign">
        {sign === "open" ? (
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href="#khatam" width="100" height="100" />
          </svg>
        ) : (
          <Icon name={sign === "good" ? "check" : "clear"} />
        )}
      </span>
      <h1>{sentence}</h1>
      <p>{note}</p>
    </div>
  );
}

function Desk() {
  return (
    <section class="column verify-desk panel" aria-label={say("verifyRecord")}>
      <label class="title" for="record">
        {say("verifyRecord")}
      </label>
      <textarea
        id="record"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        placeholder={say("verifyPlaceholder")}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <p class="verify-buttons">
        <label class="button">
          <Icon name="save" />
          {say("verifyOpen")}
          <input
            type="file"
            class="hidden"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void read(file);
            }}
          />
        </label>
        <button type="button" class="button" disabled={text.value === ""} onClick={() => (text.value = "")}>
          {say("verifyClear")}
        </button>
      </p>
    </section>
  );
}

async function read(file: File): Promise<void> {
  text.value = await readFile(file);
}
