/** The games by the name that addresses, records and style sheets use, in the order of the start page. */
export const GAME_IDS = ["marrakech", "azul"] as const;

export type GameId = (typeof GAME_IDS)[number];

export const TITLES: Readonly<Record<GameId, string>> = { marrakech: "Marrakech", azul: "Azul" };

export function isGameId(text: string | undefined): text is GameId {
  return GAME_IDS.some((id) => id === text);
}
