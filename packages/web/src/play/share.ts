/** A match to take along: as a text file, as a text in the clipboard, or inside a link. */
import { useState } from "preact/hooks";
import { addressOf } from "../page/route.ts";

const MARK = "m=";

export function saveFile(game: string, record: string, ending = "riad"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${game}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What a picture is called: by the day, and in a match by the turn. */
export function nameFile(game: string, turn?: number): string {
  const day = new Date().toISOString().slice(0, 10);
  return turn === undefined ? `${game}-${day}` : `${game}-${day}-turn-${turn}`;
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

interface Copying {
  /** For a moment after the browser let us. */
  readonly isCopied: boolean;
  /** What the browser did not let us copy: the reader can, from a field. */
  readonly refused: string | null;
  readonly copy: (text: string) => Promise<void>;
  /** The reader has done with the field. */
  readonly forget: () => void;
}

export function useCopy(): Copying {
  const [isCopied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async (text: string) => {
    const isDone = await copyText(text);
    setCopied(isDone);
    setRefused(isDone ? null : text);
    setTimeout(() => setCopied(false), ANSWERED);
  };
  return { isCopied, refused, copy, forget: () => setRefused(null) };
}

/** The whole match is in the fragment, so no server sees it. */
export async function makeLink(game: string, record: string): Promise<string> {
  return `${new URL(addressOf(`/${game}`), location.href).href}#${MARK}${await packText(record)}`;
}

/** The record in a fragment, null if it holds none, and an empty text if it cannot be read. */
export async function readLink(fragment: string): Promise<string | null> {
  return fragment.startsWith(MARK) ? ((await unpackText(fragment.slice(MARK.length))) ?? "") : null;
}

/** A text made short enough for an address, of letters that need no escaping there. */
export async function packText(text: string): Promise<string> {
  const packed = await squeeze(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCodePoint(...packed))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Null if it was not made by `packText`. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder().decode(await squeeze(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

async function squeeze(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
