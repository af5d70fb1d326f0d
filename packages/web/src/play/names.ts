/** Names that stand for a seat until somebody writes their own. */
export const NAMES: readonly string[] = ["Salma", "Idris", "Noor", "Tariq"];
