import { useEffect } from "preact/hooks";
import "./verify.css";
import { Glyph, Icon } from "../art/icons.tsx";
import { Button, FileButton } from "../page/controls.tsx";
import { readFile } from "../page/drop.ts";
import { PageHead } from "../page/PageHead.tsx";
import { Field } from "../viewer/Field.tsx";
import { say } from "../words/words.ts";
import { check, fetchRecord, fetching, judge, text } from "./checking.ts";
import { Mark, Steps } from "./Steps.tsx";

/** Repeats every draw of a match in the browser, so that anyone can check it. */
export function VerifyPage() {
  useEffect(() => void fetchRecord(), []);
  return (
    <div class="house verify" onDrop={drop}>
      <PageHead />
      <main class="column verify-parts">
        <section class="column panel" aria-label={say("verifyRecord")}>
          <Field id="record" label={say("verifyRecord")} placeholder={say("verifyPlaceholder")} text={text} />
          <p class="row verify-buttons">
            <FileButton open={read}>
              <Icon name="save" />
              {say("verifyOpen")}
            </FileButton>
            <Button text={say("verifyClear")} disabled={text.value === ""} onClick={() => (text.value = "")} />
          </p>
        </section>
        <section class="column panel" aria-label={say("verifySteps")}>
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
  void readFile(file).then(read);
}

function read(record: string): void {
  text.value = record;
}

function Sentence() {
  const { sign, sentence, note } = judge(check.value, fetching.value);
  return (
    <div class={`sentence ${sign}`} role="status">
      <span class="sign">{sign === "open" ? <Glyph name="khatam" /> : <Mark sign={sign} />}</span>
      <h1>{sentence}</h1>
      <p>{note}</p>
    </div>
  );
}
