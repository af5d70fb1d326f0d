/** What the table of Azul says. */
import type { Counted, Named, Numbered, Pressed } from "../arguments.ts";

const COLOURS = { a: "blue", b: "green", c: "orange", d: "purple", e: "red" };

interface OfColour {
  colour: keyof typeof COLOURS;
}

interface OfBonus {
  bonus: "row" | "column" | "colour";
}

const COMPLETES = {
  row: "completes a row: +2, the match ends",
  column: "completes a column: +7 at the end",
  colour: "completes a colour: +10 at the end",
};

const COMPLETES_SHORT = { row: "ends the match", column: "full column", colour: "full colour" };

const press = ({ isTouch }: Pressed) => (isTouch ? "Tap" : "Click");

export const azul = {
  azulColour: ({ colour }: OfColour) => COLOURS[colour],
  azulTiles: ({ count, colour }: OfColour & Counted) => `${count} ${COLOURS[colour]}`,
  azulNothing: "nothing",
  azulFactory: ({ number }: Numbered) => `factory ${number}`,
  azulCentre: "the centre",
  azulCentreNumber: ({ number }: Numbered) => `centre ${number}`,
  azulLine: ({ number }: Numbered) => `line ${number}`,
  azulColumn: ({ number }: Numbered) => `column ${number}`,
  azulFloor: "floor",
  azulMarker: "first-player marker",
  azulOnlyMarker: "only the first-player marker",
  azulMarkerShort: "marker",
  azulFactories: "Factories and centre",
  azulBoardOf: ({ name }: Named) => `${name}’s board`,

  // The one sentence, and the result.
  azulTakes: ({ name }: { name: string }) => `${name} takes tiles`,
  azulPlaces: ({ name }: { name: string }) => `${name} places a tile`,
  azulChooseFor: ({ name, tiles }: { name: string; tiles: string }) => `${name}: choose a line for ${tiles}`,
  azulNoteLine: (by: Pressed) => `${press(by)} a glowing line. The numbers show the points you would get.`,
  azulNoteLineKeys: "Choose a glowing line with the arrow keys and Enter. The numbers show the points you would get.",
  azulTake: ({ name }: { name: string }) => `${name}: take tiles of one colour`,
  azulTile: ({ name, colour }: Named & OfColour) => `${name}: choose a space for ${COLOURS[colour]}`,
  azulDropNow: ({ name, colour }: Named & OfColour) => `${name}: no space for ${COLOURS[colour]}`,
  azulStarts: ({ name }: Named) => `${name} had the marker and starts`,
  azulDealing: "Refilling the factories",
  azulCountingOf: ({ name }: Named) => `Scoring the round: ${name}`,
  azulCountingBonuses: ({ name }: Named) => `Scoring the bonuses: ${name}`,
  azulNoteLast: "Last round: a row will be full when it ends.",
  azulSettling: "Scoring the floors",

  azulNoteMarker: "You also take the 1 marker: it fills a floor space, but you start the next round.",
  azulNoteStart: "You took the 1 marker last round, so you start this one.",
  azulNoteDraft: (by: Pressed) => `${press(by)} a tile to take all of that colour from the factory.`,
  azulNoteDraftKeys: "Choose a tile with the arrow keys and Enter to take all of that colour from the factory.",
  azulNoteCentre: (by: Pressed) => `${press(by)} a tile to take all of that colour from the centre.`,
  azulNoteCentreKeys: "Choose a tile with the arrow keys and Enter to take all of that colour from the centre.",
  azulNoteTile: "Each glowing space shows the points you would get there.",
  azulNoteDrop: "Every column is taken, so the line falls to the floor.",
  azulAdvise: ({ tiles, from, to }: { tiles: string; from: string; to: string }) => `Take ${tiles} ${from} ${to}`,
  azulAdviseCell: ({ row, column }: { row: number; column: number }) => `row ${row}, column ${column}`,

  // The history.
  azulFromFactory: ({ number }: Numbered) => `factory ${number}`,
  azulFromCentre: "centre",
  azulFromCentreNumber: ({ number }: Numbered) => `centre ${number}`,
  azulToLine: ({ number }: Numbered) => `to line ${number}`,
  azulToFloor: "to the floor",
  // A move in a few words, where another one would read the same without its source.
  azulOutOfFactory: ({ number }: Numbered) => `from factory ${number}`,
  azulOutOfCentre: "from the centre",
  azulOutOfCentreNumber: ({ number }: Numbered) => `from centre ${number}`,
  azulBriefFrom: ({ tiles, from, to }: { tiles: string; from: string; to: string }) => `${tiles} ${from} ${to}`,
  azulTook: ({ name, tiles, from, to }: { name: string; tiles: string; from: string; to: string }) =>
    `${name}: ${tiles}, ${from} → ${to}`,
  azulSpilled: ({ count }: Counted) => `, ${count} to the floor`,
  azulTookMarker: ", first-player marker",
  azulToldRound: ({ results }: { results: string }) => `Points gained: ${results}`,
  azulToldFloor: ({ results }: { results: string }) => `Floor: ${results}`,
  azulToldBonuses: ({ results }: { results: string }) => `Bonuses: ${results}`,
  azulTiled: ({ name, colour, row, column, points }: { name: string } & OfColour & TiledAt) =>
    `${name}: ${COLOURS[colour]} on the wall, row ${row}, column ${column}, +${points}`,
  azulDropped: ({ name, row }: Named & { row: number }) =>
    `${name}: line ${row} has no space on the wall and falls to the floor`,

  // Choosing.
  azulPick: ({ tiles, from }: { tiles: string; from: string }) => `${tiles}, ${from}`,
  azulChooseLine: "Choose a line",
  azulChooseLineLong: "Choose a line or the floor",
  azulChooseColumn: "Choose a space on the wall",
  azulInHand: ({ tiles }: { tiles: string }) => `In your hand: ${tiles}`,
  azulPutBack: "Cancel",
  azulRestChoice: (by: Pressed) =>
    `The other tiles go to the centre where you see them. ${press(by)} the other centre to change that.`,
  azulRestTo: ({ number }: Numbered) => `Put the other tiles in centre ${number}`,
  azulConfirmLine: ({ number, gain }: { gain: string } & Numbered) => `Place on line\u00a0${number}: ${gain}`,
  azulConfirmFloor: ({ gain }: { gain: string }) => `Drop to the floor: ${gain}`,
  azulConfirmCell: ({ gain }: { gain: string }) => `Place here: ${gain}`,
  azulConfirmDrop: "Drop the line to the floor",
  azulColumnLabel: ({ row, column, points }: TiledAt) =>
    `Row ${row}, column ${column}: ${points === 1 ? "1 point" : `${points} points`}`,
  azulDropLabel: "No space on the wall: the line falls to the floor",

  // What a choice brings.
  azulIfLine: ({ number }: Numbered) => `If you choose line ${number}`,
  azulIfFloor: "If you choose the floor",
  azulPointsRound: "points this round",
  azulPointsBest: "points, at best",
  azulFloorRow: "floor",
  azulLineRow: "line",
  azulLineFull: ({ size }: { size: number }) => `${size} of ${size}, full`,
  azulHeld: ({ held, size }: { held: number; size: number }) => `${held} of ${size}`,
  azulPointsSplit: ({ own, more }: { own: number; more: number }) => `${own} here, ${more} later`,
  azulRest: "goes to the centre",
  azulThen: "centre afterwards",
  azulCompletes: ({ bonus }: OfBonus) => COMPLETES[bonus],
  azulCompletesShort: ({ bonus }: OfBonus) => COMPLETES_SHORT[bonus],
  azulMarkerComes: "you start the next round",
  azulFillsLine: "fills the line",
  azulFillsSpills: ({ count }: Counted) => `fills, ${count} to floor`,
  azulAllToFloor: "all to the floor",
  // Two lines of one sentence.
  azulRowHas: ({ number }: Numbered) => `row ${number} already`,
  azulRowHasColour: ({ colour }: OfColour) => `has ${COLOURS[colour]}`,
  azulOtherColour: ({ colour }: OfColour) => `holds ${COLOURS[colour]}`,
  azulLineIsFull: "full",
  azulOnWall: "on wall",
  azulPointsLong: ({ points }: { points: number }) => `${points === 1 ? "1 point" : `${points} points`} this round`,
  azulFloorLong: ({ count, cost }: Counted & { cost: number }) =>
    `${count === 1 ? "1 tile" : `${count} tiles`} to the floor, ${cost === 0 ? "at no cost" : `minus ${cost}`}`,

  // Around the boards.
  azulSoFar: "this round",
  azulRoundNow: "Points this round",
  azulRoundBest: "Still to score, at best",
  azulLastRound: "last round",
  azulStartColumn: "start",
  azulRoundByRound: "Round by round",
  azulRoundNumber: ({ number }: Numbered) => `round ${number}`,
  azulBestRoundYours: "Your best round",
  azulBestRound: ({ name }: Named) => `${name}’s best round`,
  azulBestRoundWas: ({ number, points }: Numbered & { points: number }) =>
    `round ${number} (${points} ${points === 1 ? "point" : "points"})`,
  azulPlaceMarker: "Edit the position, and put the marker where it belongs.",
  azulEditBalances: "Edit the position, and the bag and the lid are filled up correctly by themselves.",
  azulTooManyOnTable: "Take some of them off the table first.",
  azulBonusesAtEnd: "Bonuses at the end",
  azulBonusesColumn: "bonus",
  azulLostToFloor: "Lost to the floor",
  azulFloorForgiven: "Forgiven (never below 0)",
  azulForgivenRow: "forgiven",
  azulBonusesYours: "Your bonuses after this round",
  azulBonusesOf: ({ name }: Named) => `${name}’s bonuses after this round`,
  azulBonusesYoursNow: "Your bonuses so far",
  azulBonusesOfNow: ({ name }: Named) => `${name}’s bonuses so far`,
  azulBonusRow: "row, +2",
  azulBonusColumn: "column, +7",
  azulBonusColour: "colour, +10",
  azulNeverBelow: ({ cost }: { cost: number }) => `−${cost}, but never below 0`,
  azulYourMove: "you, to move",
  azulYourTurnNow: "to move",
  azulBoardKey: "Press t to hear the board in words.",
  azulToMove: "to move",
  azulWinner: "winner",
  azulPlaced: ({ number }: Numbered) => `place ${number}`,
  azulBag: "Bag",
  azulLid: "Lid",
  azulBagAndLid: "Bag and lid",
  azulBagNote: "Each round the factories are refilled from the bag.",
  azulLidNote: "Used tiles. They go back into the bag when it is empty.",
  azulCount: ({ count }: Counted) => (count === 1 ? "1 tile" : `${count} tiles`),
  azulOpenBoard: "show the board",
  azulClose: "Close",

  // Where the points came from.
  azulBeforeBonuses: "Tiles minus floor",
  azulFullRows: "Full rows",
  azulFullColumns: "Full columns",
  azulFullColours: "Complete colours",

  // The table in words.
  azulSaidSeats: ({ count }: Counted) => `Azul with ${count} players.`,
  azulSaidHolds: ({ what, tiles }: { what: string; tiles: string }) => `${what}: ${tiles}.`,
  azulPointsWord: ({ points }: { points: number }): string => (points === 1 ? "point" : "points"),
  azulSaidPoints: ({ name, points }: Named & { points: number }) =>
    `${name}: ${points === 1 ? "1 point" : `${points} points`}.`,
  azulSaidLines: ({ lines }: { lines: string }) => `Lines: ${lines}.`,
  azulSaidRow: ({ number, tiles }: { tiles: string } & Numbered) => `Wall, row ${number}: ${tiles}.`,
  azulSaidFloor: ({ tiles, cost }: { tiles: string; cost: number }) => `Floor: ${tiles}, costs ${cost}.`,
  azulSaidEmpty: "empty",
  /** A cell of the wall that waits for its printed colour. */
  azulSaidCell: ({ colour }: OfColour) => `${COLOURS[colour]} empty`,
  azulSaidLine: ({ number, holds }: Numbered & { holds: string }) => `line ${number}: ${holds}`,

  // The rules.
  azulRuleTake: "Take all tiles of one colour from a factory or from the centre.",
  azulRuleRest: "The other tiles of the factory move to the centre.",
  azulRuleLine:
    "Put what you took into one line. A line holds one colour only, and no colour that its row of the wall already has.",
  azulRuleFloor:
    "Tiles that don’t fit fall to the floor and cost the points shown there. Your score never falls below 0.",
  azulRuleScore:
    "When all tiles are taken, each full line sends one tile to the wall. Score 1 for each tile in its row and column run. A tile on its own scores 1.",
  azulRuleStay:
    "Lines that are not full stay as they are. Used tiles go to the lid, and back into the bag when it is empty.",
  azulRuleMarker:
    "If you’re the first to take from the centre, you also take the first-player marker: it costs a floor space, but you go first next round.",
  azulRuleEnd: "The match ends after the round in which a player fills a row of the wall.",
  azulRuleBonus:
    "Then each full row scores 2, each full column 7, and all five tiles of one colour 10. Most points win; in a tie, more full rows.",

  // The first match.
  azulLessonGoal:
    "You win with the most points. Each tile you place on your wall scores. Your wall is the square on the right of your board.",
  azulLessonLines:
    "First, tiles wait in the lines to its left. A line holds one colour only. When it is full, one tile moves to the wall.",
  azulLessonTakeWish: (by: Pressed) => `${press(by)} a blue tile in factory 1, then line 2.`,
  azulLessonTake: (by: Pressed) =>
    `${press(by)} a blue tile in factory 1: you take both blue ones. Then ${press(by).toLowerCase()} line 2, which has room for two.`,
  azulLessonLeft: "What you both left behind went to the centre. You can take from there too.",
  azulLessonCentreWish: (by: Pressed) => `${press(by)} the red tile in the centre, then line 1.`,
  azulLessonCentre: "Your top row still needs red. Take the red tile from the centre to line 1.",
  azulLessonMarker:
    "You were the first to take from the centre, so you get the marker. It costs 1 point, but you start the next round.",
  azulLessonCompareWish: (by: Pressed) => `${press(by)} a purple tile in the centre, then line 4.`,
  azulLessonCompare:
    "Take the three purple tiles from the centre to line 4. The number on the line shows the points you would get.",
  azulLessonFloorWish: (by: Pressed) => `${press(by)} a blue tile in factory 4, then line 3.`,
  azulLessonFloor:
    "Take the four blue tiles of factory 4 to line 3. Only three fit: the fourth falls to the floor and costs 1 point.",
  azulLessonScore: "All tiles are taken, so the round is scored. Each full line sends one tile to the wall.",
  azulScoredTile: ({ number, colour, across, down, points }: ScoredTile) =>
    `Line ${number} is full, so one ${COLOURS[colour]} tile moves to your wall. ${
      across > 1 && down > 1
        ? `It makes a run of ${across} in its row and of ${down} in its column: ${across} + ${down} = ${points} points.`
        : across > 1 || down > 1
          ? `It makes a run of ${points} in its ${across > 1 ? "row" : "column"}: ${points} points.`
          : "It touches no other tile: 1 point."
    }`,
  azulScoredFloor: ({ cost, isCut }: { cost: number; isCut: boolean }) =>
    cost === 0
      ? "Nothing is on your floor, so nothing is taken away."
      : `What lies on your floor costs what is printed there: ${cost === 1 ? "1 point" : `${cost} points`} less.${isCut ? " Your score never falls below 0." : ""}`,
  azulScoredRow: ({ number, points }: Numbered & { points: number }) =>
    `Row ${number} of your wall is full. That ends the match, and you get ${points} more points.`,
  azulScoredColumn: ({ number, points }: Numbered & { points: number }) =>
    `Column ${number} of your wall is full: ${points} more points.`,
  azulScoredColour: ({ colour, points }: OfColour & { points: number }) =>
    `All five ${COLOURS[colour]} tiles are on your wall: ${points} more points.`,
  azulScoredOthers: ({ name }: Named) => `That was your board. Next, ${name}’s board is scored in the same way.`,
  azulScoredOthersBonuses: ({ name }: Named) => `${name} has bonuses too.`,
  azulLessonColumn: "A full column scores even more at the end: 7 points. This is the column you have most tiles in.",
  azulLessonColour: "All five tiles of one colour score most: 10 points. These are the five spaces of one colour.",
  azulLessonEnd: "Whoever has most points then wins. That’s Azul!",

  // The viewer's examples.
  exampleFirst: "Start of a match",
  exampleTwo: "Middle, 2 players",
  exampleFour: "Middle, 4 players",
  exampleTwoCentres: "Two centres",
  viewWallAssumed: "wall not specified: free by default",
  exampleFirstTitle: "Azul, 2 players, the start of round 1",
  exampleTwoTitle: "Azul, 2 players, the middle of a match, fixed wall",
  exampleFourTitle: "Azul, 4 players, the middle of a match, fixed wall",
  exampleTwoCentresTitle: "Azul, 3 players, two centres, free wall",

  // The result.
  azulWhyRows: ({ name }: Named) => `Level on points; ${name} has more full rows.`,
  azulMoreRows: "more full rows",
  azulRewoundDeal: "You took back a deal of tiles, so this is a practice match.",
  azulWhyShared: "Level on points and on full rows.",

  // What a typed move lacks, or why it cannot be played.
  azulTypedForm: "A move names a factory or the centre, a colour, and a line or the floor.",
  azulTypedWhichSource: "From which factory, or from the centre?",
  azulTypedWhichColour: ({ from, held }: { from: string; held: string }) => `Which colour? ${from} has ${held}.`,
  azulTypedWhichLine: "Which line, or the floor?",
  azulTypedNoFactory: ({ number, most }: { most: number } & Numbered) =>
    `There is no factory ${number}; they are numbered 1 to ${most}.`,
  azulTypedNoCentre: ({ number, most }: { most: number } & Numbered) =>
    most === 1 ? "There is only one centre." : `There is no centre ${number}; they are numbered 1 to ${most}.`,
  azulTypedNoLine: "Lines are numbered 1 to 5.",
  azulTypedEmpty: ({ from }: { from: string }) => `${from} is empty.`,
  azulTypedNone: ({ from, colour, held }: { from: string; colour: string; held: string }) =>
    `${from} has no ${colour}; it has ${held}.`,
  azulTypedCell: "The tile can’t go there; choose one of the glowing spaces.",
};

interface ScoredTile extends OfColour, Numbered {
  /** Tiles in its runs, itself included; 1 is no run. */
  across: number;
  down: number;
  points: number;
}

interface TiledAt {
  row: number;
  column: number;
  points: number;
}
