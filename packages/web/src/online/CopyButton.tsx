import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons.tsx";
import { CopyField } from "../play/CopyField.tsx";
import { useCopy } from "../play/share.ts";
import { say } from "../words/words.ts";

interface CopyButtonProps {
  text: string;
  label?: string;
  class?: string;
  children: ComponentChildren;
}

/** Copies a text and confirms it on the button; where the browser refuses, the text is below it. */
export function CopyButton({ text, label, class: look = "button", children }: CopyButtonProps) {
  const { isCopied, refused, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        class={look}
        {...(label === undefined ? {} : { "aria-label": label })}
        onClick={() => void copy(text)}
      >
        <Icon name={isCopied ? "check" : "copy"} />
        <span aria-live="polite">{isCopied ? say("copied") : children}</span>
      </button>
      {refused !== null && <CopyField text={refused} />}
    </>
  );
}
