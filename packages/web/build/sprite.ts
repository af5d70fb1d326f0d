/**
 * Puts the drawings into the page itself. Drawn by script they cost a slow machine a third of a second before the first
 * board; the browser reads the same text in a tenth of that. They are in a template, which `main.tsx` opens: outside of one
 * every piece of the text that arrives has the style of the whole page computed again.
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
      const drawings = renderToStaticMarkup(h(module.PageSymbols, {}));
      return html.replace('<div id="riad">', (root) => `<template id="drawings">${drawings}</template>${root}`);
    },
  };
}
