import type { GameId } from "../page/game-id.ts";
export function LearnPage({ game }: { game: GameId }) {
  return <main>{game}</main>;
}
