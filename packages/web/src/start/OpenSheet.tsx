import { useEffect, useRef, useState } from "preact/hooks";
import "./setup.css";
import { Dialog } from "../page/Dialog.tsx";
import { FileButton, Link } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { isOpening, openText, refusal, refusedAt } from "./opening.ts";

/** Paste a match or a position, or choose a file; dropping one on the page works too. */
export function OpenSheet() {
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const at = refusedAt.value;
  // The mistake is selected: it is seen, and typing replaces it.
  useEffect(() => {
    if (refusal.value === "" || at === null || box.current === null) return;
    box.current.focus();
    box.current.setSelectionRange(at, at + 1);
  }, [refusal.value, at]);
  return (
    <Dialog title={say("openTitle")} close={() => (isOpening.value = false)}>
      <form
        class="column open-form"
        onSubmit={(event) => {
          event.preventDefault();
          void openText(text);
        }}
      >
        <label for="open-text">{say("openAbout")}</label>
        <textarea
          id="open-text"
          ref={box}
          rows={7}
          spellcheck={false}
          value={text}
          aria-invalid={refusal.value !== ""}
          aria-describedby="open-note"
          onInput={(event) => {
            refusal.value = "";
            setText(event.currentTarget.value);
          }}
        />
        <p id="open-note" class={refusal.value === "" ? "quiet" : "refused"} role="status">
          {refusal.value === "" ? say("openNote") : refusal.value}
        </p>
        <div class="sheet-buttons">
          <FileButton open={openText}>{say("chooseFile")}</FileButton>
          <Link to="/view" class="button" text={say("viewer")} />
          <button type="submit" class="primary" disabled={text.trim() === ""}>
            {say("open")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
