import { useEffect, useRef } from "preact/hooks";
import "./sheets.css";
import { say } from "../words/words.ts";

/** Where the browser does not let a page copy: the text itself, selected, to be copied by hand. */
export function CopyField({ text }: { text: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, [text]);
  return (
    <label class="copy-field">
      <span role="status">{say("copyFromHere")}</span>
      <textarea ref={box} class="text-box" readOnly rows={2} value={text} spellcheck={false} />
    </label>
  );
}
