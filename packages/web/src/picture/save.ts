/** Saves a position as a picture that stands alone: no style sheet, no variable, no file beside it. */
import { render } from "preact";
import { SPRITE_ID } from "../art/Sprite.tsx";
import type { Reading } from "../viewer/reading.ts";
import { composeSheet } from "./compose.tsx";
import type { Sheet } from "./compose.tsx";
import { embedFonts } from "./fonts.ts";

/** A PNG has this many pixels per unit of the drawing. */
const SHARPNESS = 2;

export async function saveSvg(reading: Reading): Promise<void> {
  const svg = await makeSvg(composeSheet(reading));
  download(new Blob([svg], { type: "image/svg+xml" }), `${reading.game}.svg`);
}

export async function savePng(reading: Reading): Promise<void> {
  const sheet = composeSheet(reading);
  download(await paint(await makeSvg(sheet), sheet), `${reading.game}.png`);
}

const TEXT_STYLE =
  'text{font-family:"Alegreya Sans",sans-serif;font-weight:700;font-variant-numeric:tabular-nums lining-nums;' +
  'fill:var(--ink)}.title{font-family:"El Messiri",serif;font-weight:600}.soft{font-weight:500;fill:var(--ink2)}';

async function makeSvg({ width, height, content }: Sheet): Promise<string> {
  const holder = document.createElement("div");
  render(content, svgRoot(holder, width, height));
  const sprite = document.getElementById(SPRITE_ID)?.innerHTML ?? "";
  const body = holder.querySelector("svg")?.innerHTML ?? "";
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${await embedFonts()}${TEXT_STYLE}</style><defs>${sprite}</defs>${body}</svg>`;
  return withoutVariables(text);
}

function svgRoot(holder: HTMLElement, width: number, height: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  holder.append(svg);
  return svg;
}

/** Drawing programs know no CSS variables, so each is replaced by its colour in the present theme. */
function withoutVariables(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

async function paint(svg: string, { width, height }: Sheet): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
