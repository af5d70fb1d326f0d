import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import "./field.css";

interface FieldProps {
  /** Of the text area, for its label. */
  id: string;
  label: string;
  placeholder: string;
  text: Signal<string>;
  /** Where the text cannot be read, if that is known. */
  at?: number | undefined;
  isRefused?: boolean;
  /** Escape: what the text was when somebody began to edit it. */
  restore?: (before: string) => void;
  /** Beneath the text: how it was read, or why it was not. */
  children?: ComponentChildren;
}

/** A text to be pasted or typed, with the place of a mistake marked in it and the reason beneath. */
export function Field({ id, label, placeholder, text, at, isRefused = false, restore, children }: FieldProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const before = useRef(text.peek());
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || restore === undefined) return;
    event.stopPropagation();
    restore(before.current);
  };
  return (
    <div class="field">
      <label class="field-label title" for={id}>
        {label}
      </label>
      <div class="field-box">
        <div class="field-mirror" ref={mirror} aria-hidden="true">
          <Marked typed={text.value} at={at} />
        </div>
        <textarea
          id={id}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder={placeholder}
          aria-invalid={isRefused}
          aria-describedby="field-note"
          value={text.value}
          onFocus={() => (before.current = text.peek())}
          onKeyDown={press}
          onInput={(event) => (text.value = event.currentTarget.value)}
          onScroll={(event) => {
            if (mirror.current !== null) mirror.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      {children !== undefined && (
        <p id="field-note" class={isRefused ? "field-note refused" : "field-note"} role="status">
          {children}
        </p>
      )}
    </div>
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
