import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Glyph, Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import { readFile } from "./drop.ts";
import { addressOf, go } from "./route.ts";

interface ButtonProps extends ButtonHTMLAttributes {
  /** A sign before the text. */
  icon?: IconName;
  text?: string;
  /** Another look than the usual one. */
  class?: string;
}

export function Button({ icon, text, class: look = "button", children, ...rest }: ButtonProps) {
  return (
    <button type="button" class={look} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {text}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes {
  icon: IconName;
  label: string;
  /** What may be pressed instead. */
  keys?: string;
  class?: string;
}

/** A square button with a sign; its label is for ears, and for whoever points at it. */
export function IconButton({ icon, label, keys, class: look = "", ...rest }: IconButtonProps) {
  const tip = keys === undefined ? label : `${label} (${keys})`;
  return (
    <button type="button" class={`square-button ${look}`} aria-label={label} title={tip} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  text?: string;
  /** For whoever points at it. */
  title?: string;
  /** It leads to the page that is open. */
  isHere?: boolean;
  children?: ComponentChildren;
}

/** A link within Riad: followed without reloading the page, unless the reader wants a new tab. */
export function Link({ to, label, text, isHere = false, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a
      {...rest}
      href={addressOf(to)}
      {...(label === undefined ? {} : { "aria-label": label })}
      {...(isHere ? { "aria-current": "page" as const } : {})}
      onClick={follow}
    >
      {text}
      {children}
    </a>
  );
}

/** Riad's name and sign, which lead back to the start page. */
export function Wordmark() {
  return (
    <Link to="/" class="row wordmark title" label={say("home")}>
      <Glyph name="khatam" />
      <span>Riad</span>
    </Link>
  );
}

interface SegmentsProps<V extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  values: readonly V[];
  names: (value: V) => string;
  value: V;
  choose: (value: V) => void;
}

/** One of a few: a row of glazed keys of which one is pressed. One stop for Tab; within it the arrows choose. */
export function Segments<V extends string>({ label, values, names, value, choose }: SegmentsProps<V>) {
  return (
    <div class="segments" role="radiogroup" aria-label={label} onKeyDown={chooseByArrow}>
      {values.map((one) => (
        <button
          type="button"
          key={one}
          role="radio"
          aria-checked={one === value}
          tabIndex={one === value ? 0 : -1}
          onClick={() => choose(one)}
        >
          {names(one)}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** As in any radio group: an arrow moves the focus to the next one, round the ends, and chooses it. */
function chooseByArrow(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")];
  const at = radios.findIndex((radio) => radio === event.target);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = radios[(at + step + radios.length) % radios.length];
  next.focus();
  next.click();
}

interface FileButtonProps {
  open: (text: string) => void;
  /** Another look than the usual one. */
  class?: string;
  children: ComponentChildren;
}

/** Opens a text file; dropping one on the page works too. */
export function FileButton({ open, class: look = "button", children }: FileButtonProps) {
  return (
    <label class={`${look} file-button`}>
      <input
        type="file"
        class="hidden"
        accept=".riad,.txt,text/plain"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void readFile(file).then(open);
        }}
      />
      {children}
    </label>
  );
}
