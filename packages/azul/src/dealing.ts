/**
 * Dealing: chance fills one factory at a time with four tiles. The bag is used first; when it runs out, the whole lid
 * becomes the bag. If both run out, the last factory stays short and the others empty.
 *
 * An outcome is the multiset of the tiles (126 of at most four tiles), weighted by the number of ways to draw it.
 */
import { CHANCE } from "@riad/core";
import type { Move, MoveList, Random } from "@riad/core";
import { PHASE } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { dealMove, dealTiles } from "./move.ts";
import { COLOURS, countOf, countTiles, tilesOf } from "./tiles.ts";
import type { Colour, Tiles } from "./tiles.ts";

const FACTORY_SIZE = 4;

/** Ways to choose `k` of `n` tiles, by `n * 5 + k`. */
const CHOICES = new Int32Array(32 * (FACTORY_SIZE + 1));
CHOICES[0] = 1;
for (let n = 1; n < 32; n++) {
  CHOICES[n * 5] = 1;
  for (let k = 1; k <= FACTORY_SIZE; k++) CHOICES[n * 5 + k] = CHOICES[n * 5 - 5 + k] + CHOICES[n * 5 - 6 + k];
}

/** Starts a deal with the first factory. */
export function startDeal(layout: AzulLayout): void {
  layout.phase = PHASE.deal;
  layout.actor = CHANCE;
  layout.next = 0;
}

/** Every possible filling of the next factory, ascending. */
export function listDeals(layout: AzulLayout, into: MoveList): number {
  const certain = certainTiles(layout);
  const supply = supplyOf(layout);
  const wanted = Math.min(FACTORY_SIZE - countTiles(certain), countTiles(supply));
  return listChoices(supply, COLOURS - 1, wanted, dealMove(certain), into, 0);
}

/** Chooses `wanted` tiles of the colours up to `colour`, the last colour outermost so that the list ascends. */
function listChoices(supply: Tiles, colour: Colour, wanted: number, sum: Move, into: MoveList, length: number): number {
  if (colour === 0) {
    if (wanted <= countOf(supply, 0)) into[length++] = sum + wanted;
    return length;
  }
  const most = Math.min(wanted, countOf(supply, colour));
  for (let count = 0; count <= most; count++) {
    length = listChoices(supply, colour - 1, wanted - count, sum + tilesOf(colour, count), into, length);
  }
  return length;
}

/** In how many ways the tiles can be drawn; 0 if they cannot. */
export function dealWeight(layout: AzulLayout, outcome: Move): number {
  const certain = certainTiles(layout);
  const supply = supplyOf(layout);
  const dealt = dealTiles(outcome);
  const wanted = Math.min(FACTORY_SIZE - countTiles(certain), countTiles(supply));
  if (countTiles(dealt) !== countTiles(certain) + wanted) return 0;
  let ways = 1;
  for (let colour = 0; colour < COLOURS; colour++) {
    const chosen = countOf(dealt, colour) - countOf(certain, colour);
    if (chosen < 0 || chosen > FACTORY_SIZE) return 0;
    ways *= CHOICES[countOf(supply, colour) * 5 + chosen];
  }
  return ways;
}

/** If the bag has fewer than four tiles, all of them go into the factory. */
function certainTiles(layout: AzulLayout): Tiles {
  return countTiles(layout.bag) < FACTORY_SIZE ? layout.bag : 0;
}

/** Where the chosen tiles come from. */
function supplyOf(layout: AzulLayout): Tiles {
  return countTiles(layout.bag) < FACTORY_SIZE ? layout.lid : layout.bag;
}

/** Draws the tiles of one factory, each as likely as any other. */
export function drawDeal(layout: AzulLayout, random: Random): Move {
  const { bag, lid } = layout;
  const inBag = countTiles(bag);
  if (inBag >= FACTORY_SIZE) return dealMove(drawTiles(bag, inBag, FACTORY_SIZE, random));
  const inLid = countTiles(lid);
  return dealMove(bag + drawTiles(lid, inLid, Math.min(FACTORY_SIZE - inBag, inLid), random));
}

/** `wanted` tiles drawn one by one without putting back. */
function drawTiles(supply: Tiles, size: number, wanted: number, random: Random): Tiles {
  // The tiles are in order of colour; these are the offsets at which the colours b to e start. Drawing a tile
  // decrements the offsets after it: the shifts give -1 for these and 0 for the others without a branch.
  let b = countOf(supply, 0);
  let c = b + countOf(supply, 1);
  let d = c + countOf(supply, 2);
  let e = d + countOf(supply, 3);
  let drawn = 0;
  for (let n = size; n > size - wanted; n--) {
    const place = random.below(n);
    const beforeB = (place - b) >> 31;
    const beforeC = (place - c) >> 31;
    const beforeD = (place - d) >> 31;
    const beforeE = (place - e) >> 31;
    drawn += tilesOf(4 + beforeB + beforeC + beforeD + beforeE, 1);
    b += beforeB;
    c += beforeC;
    d += beforeD;
    e += beforeE;
  }
  return drawn;
}

/** One tile of a heap that is not empty. */
export function drawTile(heap: Tiles, random: Random): Colour {
  const drawn = drawTiles(heap, countTiles(heap), 1, random);
  let colour = 0;
  while (countOf(drawn, colour) === 0) colour++;
  return colour;
}

/** Puts the tiles into the next factory; after the last one, or the last tile, drafting starts. */
export function deal(layout: AzulLayout, outcome: Move): void {
  const tiles = dealTiles(outcome);
  if (countTiles(layout.bag) < FACTORY_SIZE) {
    layout.bag += layout.lid - tiles;
    layout.lid = 0;
  } else {
    layout.bag -= tiles;
  }
  const factory = layout.next;
  layout.offers[factory] = tiles;
  layout.left += countTiles(tiles);
  if (factory + 1 < layout.factories && (layout.bag | layout.lid) !== 0) {
    layout.next = factory + 1;
    return;
  }
  layout.next = 0;
  layout.phase = PHASE.draft;
  layout.actor = layout.turn;
}
