/** A component as text, and its buttons to press: what a reader sees and hears, without a browser. Import page-globals first. */
import { Fragment, h, options } from "preact";
import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";

interface ButtonProps {
  readonly "aria-label"?: string;
  readonly "aria-pressed"?: boolean;
  readonly "aria-checked"?: boolean;
  readonly "aria-disabled"?: boolean;
  readonly disabled?: boolean;
  readonly children?: ComponentChildren;
  readonly onClick?: (event?: unknown) => void;
}

export interface Rendered {
  readonly html: string;
  /** What is written, blanks made single. */
  readonly text: string;
  /** The names of its buttons, as a screen reader says them. */
  readonly buttons: readonly string[];
  readonly button: (name: string) => ButtonProps;
  readonly press: (name: string) => void;
}

export function rendered<P>(what: VNode<P>): Rendered {
  const found: ButtonProps[] = [];
  const before = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    if (vnode.type === "button") found.push(vnode.props);
    before?.(vnode);
  };
  let html: string;
  try {
    html = renderToString(what);
  } finally {
    if (before === undefined) delete options.vnode;
    else options.vnode = before;
  }
  const names = found.map(nameOf);
  const button = (name: string): ButtonProps => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`no button "${name}" among ${names.join(", ")}`);
    return found[at];
  };
  return { html, text: textOf(html), buttons: names, button, press: (name) => button(name).onClick?.() };
}

function nameOf(props: ButtonProps): string {
  return props["aria-label"] ?? textOf(renderToString(h(Fragment, null, props.children)));
}

export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}
