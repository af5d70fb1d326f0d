/** A match to take along: as a text file, as a text in the clipboard, or inside a link. */
import { useState } from "preact/hooks";
import { addressOf } from "../page/route.ts";

const MARK = "m=";

export function saveFile(game: string, record: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${game}.riad`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** How long the answer stays after a text was copied, in milliseconds. */
const ANSWERED = 2500;

/** Copies a text, and knows for a moment whether the browser let us; null before and after. */
export function useCopy(): [isCopied: boolean | null, copy: (text: string) => Promise<void>] {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    setCopied(await copyText(text));
    setTimeout(() => setCopied(null), ANSWERED);
  };
  return [isCopied, copy];
}

/** The whole match is in the fragment, so no server sees it. */
export async function makeLink(game: string, record: string): Promise<string> {
  const packed = await squeeze(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCodePoint(...packed))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
  return `${new URL(addressOf(`/${game}`), location.href).href}#${MARK}${text}`;
}

/** The record in a fragment, null if it holds none, and an empty text if it cannot be read. */
export async function readLink(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(MARK)) return null;
  try {
    const text = atob(fragment.slice(MARK.length).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder().decode(await squeeze(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}

async function squeeze(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
