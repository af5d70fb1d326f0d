import { useRef } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { isStandIn, reading, text } from "./state.ts";

/** The text field, with the place of a mistake marked in it and the reason beneath. */
export function Field() {
  const mirror = useRef<HTMLDivElement>(null);
  const result = reading.value;
  const isEmpty = text.value.trim() === "";
  const refusal = result.ok || isEmpty ? null : result.refusal;
  return (
    <div class="field">
      <label class="field-label" for="position">
        Position
      </label>
      <div class="field-box">
        <div class="field-mirror" ref={mirror} aria-hidden="true">
          {refusal === null ? text.value : <Marked typed={text.value} at={refusal.at} />}
        </div>
        <textarea
          id="position"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder="Paste a string of Marrakech or Azul"
          aria-invalid={refusal !== null}
          aria-describedby="field-note"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
          onScroll={(event) => {
            if (mirror.current !== null) mirror.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <p id="field-note" class={refusal === null ? "field-note" : "field-note refused"} role="status">
        {refusal === null ? <GoodNote isEmpty={isEmpty} /> : <BadNote message={refusal.message} at={refusal.at} />}
      </p>
    </div>
  );
}

function GoodNote({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) return <>The drawing stays until there is a new string.</>;
  return (
    <>
      <Icon name="check" />
      Drawn as you type.
    </>
  );
}

function BadNote({ message, at }: { message: string; at: number | undefined }) {
  return (
    <>
      {message}
      <span class="field-place">
        {at !== undefined && ` Character ${at + 1}.`}
        {isStandIn.value && " An example is shown instead."}
      </span>
    </>
  );
}

/** The text with one character marked; past its end an empty place is marked. */
function Marked({ typed, at }: { typed: string; at: number | undefined }) {
  if (at === undefined) return <>{typed}</>;
  return (
    <>
      {typed.slice(0, at)}
      <mark>{typed.slice(at, at + 1).trim() || "\u00a0"}</mark>
      {typed.slice(at + 1)}
    </>
  );
}
