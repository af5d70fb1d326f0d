/** Words that let another device in: easy to read out and to type, and as hard to guess as a long password. */
import { randomInt } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { hashToken } from "../table/token.ts";

/** For another device: 88 bits, valid once and for ten minutes. */
export const CODE_WORDS = 8;
/** For when everything is lost: 132 bits, valid until others are made. */
export const RECOVERY_WORDS = 12;

export function newWords(count: number): string[] {
  return Array.from({ length: count }, () => wordlist[randomInt(wordlist.length)]);
}

/** The words in what somebody has typed, however they have separated them. */
export function readWords(text: string): string[] {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.match(/[a-z]+/g) ?? [];
}

export function hashWords(words: readonly string[]): string {
  return hashToken(`words ${words.join(" ")}`);
}
