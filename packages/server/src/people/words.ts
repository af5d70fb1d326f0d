/** Words that add a device to a person: easy to read out and type, and as hard to guess as a long password. */
import { randomInt } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { hashToken } from "../table/token.ts";

/** For adding a device: 88 bits, valid once, for ten minutes. */
export const CODE_WORDS = 8;
/** For recovery when every device is lost: 132 bits, valid until new ones are made. */
export const RECOVERY_WORDS = 12;

export function newWords(count: number): string[] {
  return Array.from({ length: count }, () => wordlist[randomInt(wordlist.length)]);
}

/** Splits typed text into words, whatever the separators. */
export function readWords(text: string): string[] {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.match(/[a-z]+/g) ?? [];
}

export function hashWords(words: readonly string[]): string {
  return hashToken(`words ${words.join(" ")}`);
}
