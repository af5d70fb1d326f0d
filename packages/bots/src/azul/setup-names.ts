/** What tables of measurements call a position's rules, and how far its match has come. */
import { countTiles } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

export function nameSetup({ seats, wall }: AzulPosition): string {
  return `${seats} seats, wall ${wall}`;
}

export function nameStage(position: AzulPosition): string {
  const factories = 4 * position.factories;
  const dealt = 100 - countTiles(position.bag);
  // Rounds after the bag was filled again look alike.
  const round = dealt % factories === 0 ? dealt / factories : 9;
  return round > 100 / factories ? "later round" : `round ${Math.max(1, round)}`;
}
