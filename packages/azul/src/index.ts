export { listDeals, dealWeight } from "./dealing.ts";
export { draft, isOpen, leavesRest, listDrafts } from "./drafting.ts";
export { FLOOR_COSTS, FLOOR_PLACES, floorPenalty, floorSize } from "./floor.ts";
export { azul } from "./game.ts";
export {
  COLUMNS,
  FIRST_CENTRE,
  NOBODY,
  PHASE,
  ROWS,
  SECOND_CENTRE,
  SOURCES,
  factoriesFor,
  fixedColumn,
} from "./layout.ts";
export type { Phase, Wall } from "./layout.ts";
export {
  FLOOR,
  SETTLE,
  dealMove,
  dealTiles,
  draftColour,
  draftMove,
  draftRest,
  draftSource,
  draftTarget,
  isDeal,
  isDraft,
  isTiling,
  tilingColumn,
  tilingMove,
  tilingRow,
} from "./move.ts";
export { sourceLetter } from "./move-notation.ts";
export { AzulPosition } from "./position.ts";
export { previewDraft } from "./draft-preview.ts";
export type { DraftPreview } from "./draft-preview.ts";
export { AZUL_REFUSALS } from "./refusals.ts";
export {
  BONUS_COLOUR,
  BONUS_COLUMN,
  BONUS_ROW,
  bonusPoints,
  cellPoints,
  columnPattern,
  findBonuses,
  fullRows,
  rowPattern,
} from "./scoring.ts";
export type { Bonuses } from "./scoring.ts";
export { SEAT_LETTERS } from "./shared-string.ts";
export { canCompleteRow } from "./completable-rows.ts";
export { roundEndSteps, scoreSteps } from "./round-end-steps.ts";
export type { BonusStep, Cell, DropStep, FloorStep, ScoreStep, TileStep } from "./round-end-steps.ts";
export {
  applyMove,
  drawTileFromBag,
  generateAction,
  getBonusPoints,
  isMoveValid,
  isPlayerStateWellFormed,
  isSharedStateWellFormed,
  isStateValid,
  legalMoves,
  nextRound,
  refillFactories,
  tasks,
} from "./tasks.ts";
export type { State } from "./tasks.ts";
export { findFullLine, columnsFor, openColumns, tile } from "./tiling.ts";
export {
  ALL_TILES,
  COLOURS,
  colourLetter,
  colourOfLetter,
  countOf,
  countTiles,
  packTiles,
  tileLetters,
  tilesOf,
} from "./tiles.ts";
export type { Colour, Tiles } from "./tiles.ts";
