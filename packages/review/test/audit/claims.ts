/** Who checks which game. */
import type { Claims } from "./claim.ts";
import { azulClaims } from "./azul/claims.ts";
import { marrakechClaims } from "./marrakech/claims.ts";

const CLAIMS: Readonly<Record<string, Claims>> = { azul: azulClaims, marrakech: marrakechClaims } as object as Record<
  string,
  Claims
>;

export function claimsOf(gameId: string): Claims | undefined {
  return CLAIMS[gameId];
}
