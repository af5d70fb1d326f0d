import { isFrench } from "./french-spaces.ts";

/** One sentence for each thing that is said about a move, all with a subject of their own. */
export function sentences(said: readonly string[], first: string, further: string): string {
  return said.map((text, i) => `${i === 0 ? first : further} ${text}.`).join(" ");
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What something is, behind its name: "Speed: 3×". */
export function labelled(name: string, text: string): string {
  return `${name}${isFrench.value ? "\u202f" : ""}: ${text}`;
}

/** Parts of a sentence that may contain commas themselves. */
export function joinParts(parts: readonly string[]): string {
  return parts.join(isFrench.value ? "\u202f; " : "; ");
}
