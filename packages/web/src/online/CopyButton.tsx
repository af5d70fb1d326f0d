import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons.tsx";
import { useCopy } from "../play/share.ts";
import { say } from "../words/words.ts";

interface CopyButtonProps {
  text: string;
  label?: string;
  class?: string;
  children: ComponentChildren;
}

/** Copies a text and confirms it on the button. */
export function CopyButton({ text, label, class: look = "button", children }: CopyButtonProps) {
  const [isCopied, copy] = useCopy();
  return (
    <button
      type="button"
      class={look}
      {...(label === undefined ? {} : { "aria-label": label })}
      onClick={() => void copy(text)}
    >
      <Icon name={isCopied === null ? "copy" : "check"} />
      <span aria-live="polite">{isCopied === null ? children : say(isCopied ? "copied" : "notCopied")}</span>
    </button>
  );
}
