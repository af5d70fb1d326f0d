/**
 * Puts the drawings into the page itself. Drawn by script they cost a slow machine a third of a second before the first
 * board; the browser reads the same text in a tenth of that. They are in a template, which `main.tsx` opens: outside of one
 * every piece of the text that arrives has the style of the whole page computed again. Symbols are in a part that is not
 * displayed, which `<use>` does not mind: it spares them the style that every new style sheet has computed for the rest.
 * Gradients and patterns would not be found there.
 */
import { join } from "node:path";
import { h } from "preact";
import { renderToStaticMarkup } from "preact-render-to-string";
import { runnerImport } from "vite";
import type { Plugin } from "vite";
import type { PageSymbols } from "../src/symbols.tsx";

const DRAWINGS = join(import.meta.dirname, "../src/symbols.tsx");

export function drawSprite(): Plugin {
  return {
    name: "riad-sprite",
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ PageSymbols: typeof PageSymbols }>(DRAWINGS, {
        configFile: false,
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
      });
      const drawings = hideSymbols(renderToStaticMarkup(h(module.PageSymbols, {})));
      return html.replace('<div id="riad">', (root) => `<template id="drawings">${drawings}</template>${root}`);
    },
  };
}

/** Symbols do not contain each other. */
const SYMBOL = /<symbol\b.*?<\/symbol>/gs;

function hideSymbols(drawings: string): string {
  const symbols = drawings.match(SYMBOL) ?? [];
  return `${drawings.replace(SYMBOL, "")}<svg class="sprite" display="none"><defs>${symbols.join("")}</defs></svg>`;
}
