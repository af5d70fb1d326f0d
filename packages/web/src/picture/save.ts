/** Saves a sheet as a self-contained picture: no style sheet, no variables, no other files. */
import elMessiri from "@fonts/el-messiri-600.woff2?url";
import regular from "@fonts/alegreya-sans-500.woff2?url";
import bold from "@fonts/alegreya-sans-700.woff2?url";
import { render } from "preact";
import { DEFINITIONS } from "../art/Sprite.tsx";
import type { Sheet } from "../art/Drawing.tsx";

/** A PNG has this many pixels per unit of the drawing. */
const SHARPNESS = 2;

/** Saves it under the name that it returns. */
export async function saveSvg(sheet: Sheet, name: string): Promise<string> {
  return download(new Blob([await makeSvg(sheet)], { type: "image/svg+xml" }), `${name}.svg`);
}

/** As `saveSvg`. */
export async function savePng(sheet: Sheet, name: string): Promise<string> {
  return download(await makePng(sheet), `${name}.png`);
}

export async function makePng(sheet: Sheet): Promise<Blob> {
  return paint(await makeSvg(sheet), sheet);
}

const TEXT_STYLE =
  'text{font-family:"Alegreya Sans",sans-serif;font-weight:700;font-variant-numeric:tabular-nums lining-nums;' +
  'fill:var(--ink)}.title{font-family:"El Messiri",serif;font-weight:600}.soft,.soft-words{font-weight:500;fill:var(--ink2)}' +
  '.soft-words{font-family:"Alegreya Sans",sans-serif}.gain{fill:var(--good)}.cost{fill:var(--warn)}';

async function makeSvg({ width, height, content }: Sheet): Promise<string> {
  const holder = document.createElement("div");
  render(content, svgRoot(holder, width, height));
  const sprite = Array.from(document.querySelectorAll(DEFINITIONS), (definitions) => definitions.innerHTML).join("");
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

/** Drawing programs know neither variables nor light-dark(), so each is replaced by its colour in the current theme. */
function withoutVariables(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  const ofTheme = style.colorScheme === "dark" ? "$2" : "$1";
  const colour = (name: string) => style.getPropertyValue(name).replace(/light-dark\((.*?), *(.*?)\)/g, ofTheme);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name).trim());
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

function download(blob: Blob, name: string): string {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return name;
}

/** The typefaces are embedded, so that the picture looks the same everywhere. */
const FONTS = [
  { family: "El Messiri", weight: 600, url: elMessiri },
  { family: "Alegreya Sans", weight: 500, url: regular },
  { family: "Alegreya Sans", weight: 700, url: bold },
];

async function embedFonts(): Promise<string> {
  const rules = await Promise.all(
    FONTS.map(async ({ family, weight, url }) => {
      const response = await fetch(url);
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await dataUrl(await response.blob())})}`;
    }),
  );
  return rules.join("");
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("a typeface could not be read")));
    reader.readAsDataURL(blob);
  });
}
