import type { Pressed } from "../arguments.ts";
import type { azul as english } from "../en/azul.ts";

const ONE = { a: "azul", b: "verde", c: "naranja", d: "morado", e: "rojo" };
const MANY = { a: "azules", b: "verdes", c: "naranjas", d: "morados", e: "rojos" };

const COMPLETES = {
  row: "fila completa: +2, fin de partida",
  column: "columna completa: +7 al final",
  colour: "color completo: +10 al final",
};

const COMPLETES_SHORT = { row: "fin de partida", column: "columna completa", colour: "color completo" };

const tiles = (count: number) => (count === 1 ? "1 azulejo" : `${count} azulejos`);

const press = ({ isTouch }: Pressed) => (isTouch ? "Toca" : "Haz clic en");
const on = ({ isTouch }: Pressed) => (isTouch ? "" : "en ");

export const azul: typeof english = {
  azulColour: ({ colour }) => ONE[colour],
  azulTiles: ({ count, colour }) => `${count} ${(count === 1 ? ONE : MANY)[colour]}`,
  azulNothing: "nada",
  azulFactory: ({ number }) => `fábrica ${number}`,
  azulCentre: "el centro",
  azulCentreNumber: ({ number }) => `centro ${number}`,
  azulLine: ({ number }) => `línea ${number}`,
  azulColumn: ({ number }) => `columna ${number}`,
  azulFloor: "suelo",
  azulMarker: "ficha de primer jugador",
  azulOnlyMarker: "solo la ficha de primer jugador",
  azulMarkerShort: "ficha",
  azulFactories: "Fábricas y centro",
  azulBoardOf: ({ name }) => `El tablero de ${name}`,

  azulTakes: ({ name }) => `${name} toma azulejos`,
  azulPlaces: ({ name }) => `${name} coloca un azulejo`,
  azulChooseFor: ({ name, tiles: taken }) => `${name}: elige una línea para ${taken}`,
  azulNoteLine: (by) => `${press(by)} una línea que brille. Los números muestran los puntos que ganarías.`,
  azulNoteLineKeys: "Elige una línea que brille con las flechas e Intro. Los números muestran los puntos que ganarías.",
  azulTake: ({ name }) => `${name}: toma los azulejos de un color`,
  azulTile: ({ name, colour }) => `${name}: elige una casilla para el ${ONE[colour]}`,
  azulDropNow: ({ name, colour }) => `${name}: no hay casilla para el ${ONE[colour]}`,
  azulStarts: ({ name }) => `${name} tenía la ficha y empieza`,
  azulDealing: "Llenando las fábricas",
  azulCountingOf: ({ name }) => `Puntuación de la ronda: ${name}`,
  azulCountingBonuses: ({ name }) => `Puntuación de los bonus: ${name}`,
  azulNoteLast: "Última ronda: al final habrá una fila completa.",
  azulSettling: "Puntuación del suelo",
  azulNoteMarker: "También tomas la ficha 1: ocupa un lugar del suelo, pero empiezas la próxima ronda.",
  azulNoteStart: "Tomaste la ficha 1 en la ronda anterior: empiezas tú.",
  azulNoteDraft: (by) => `${press(by)} un azulejo para tomar todos los de ese color de la fábrica.`,
  azulNoteDraftKeys: "Elige un azulejo con las flechas e Intro: tomas todos los de ese color de la fábrica.",
  azulNoteCentre: (by) => `${press(by)} un azulejo para tomar todos los de ese color del centro.`,
  azulNoteCentreKeys: "Elige un azulejo del centro con las flechas e Intro: tomas todos los de ese color.",
  azulNoteTile: "Cada casilla que brilla muestra los puntos que ganarías.",
  azulNoteDrop: "Todas las columnas están ocupadas: la línea cae al suelo.",
  azulAdvise: ({ tiles: taken, from, to }) => `Lleva ${taken} ${from} ${to}`,
  azulAdviseCell: ({ row, column }) => `fila ${row}, columna ${column}`,

  azulFromFactory: ({ number }) => `fábrica ${number}`,
  azulFromCentre: "centro",
  azulFromCentreNumber: ({ number }) => `centro ${number}`,
  azulToLine: ({ number }) => `a la línea ${number}`,
  azulToFloor: "al suelo",
  azulOutOfFactory: ({ number }) => `de la fábrica ${number}`,
  azulOutOfCentre: "del centro",
  azulOutOfCentreNumber: ({ number }) => `del centro ${number}`,
  azulBriefFrom: ({ tiles: taken, from, to }) => `${taken} ${from}, ${to}`,
  azulTook: ({ name, tiles: taken, from, to }) => `${name}: ${taken}, ${from} → ${to}`,
  azulSpilled: ({ count }) => `, ${count} al suelo`,
  azulTookMarker: ", ficha de primer jugador",
  azulToldRound: ({ results }) => `Puntos ganados: ${results}`,
  azulToldFloor: ({ results }) => `Suelo: ${results}`,
  azulToldBonuses: ({ results }) => `Bonus: ${results}`,
  azulTiled: ({ name, colour, row, column, points }) =>
    `${name}: ${ONE[colour]} en la pared, fila ${row}, columna ${column}, +${points}`,
  azulDropped: ({ name, row }) => `${name}: la línea ${row} no tiene casilla en la pared y cae al suelo`,

  azulPick: ({ tiles: taken, from }) => `${taken}, ${from}`,
  azulChooseLine: "Elige una línea",
  azulChooseLineLong: "Elige una línea o el suelo",
  azulChooseColumn: "Elige una casilla de la pared",
  azulInHand: ({ tiles: taken }) => `En la mano: ${taken}`,
  azulPutBack: "Cancelar",
  azulRestChoice: (by) => `Los demás azulejos van al centro donde los ves. ${press(by)} el otro centro para cambiarlo.`,
  azulRestTo: ({ number }) => `Poner los demás azulejos en el centro ${number}`,
  azulConfirmLine: ({ number, gain }) => `Poner en la línea\u00a0${number}: ${gain}`,
  azulConfirmFloor: ({ gain }) => `Dejar caer al suelo: ${gain}`,
  azulConfirmCell: ({ gain }) => `Poner aquí: ${gain}`,
  azulConfirmDrop: "Dejar caer la línea",
  azulColumnLabel: ({ row, column, points }) =>
    `Fila ${row}, columna ${column}: ${points === 1 ? "1 punto" : `${points} puntos`}`,
  azulDropLabel: "No hay casilla en la pared: la línea cae al suelo",

  azulIfLine: ({ number }) => `Si eliges la línea ${number}`,
  azulIfFloor: "Si eliges el suelo",
  azulPointsRound: "puntos esta ronda",
  azulPointsBest: "puntos, como mucho",
  azulFloorRow: "suelo",
  azulLineRow: "línea",
  azulLineFull: ({ size }) => `${size} de ${size}, llena`,
  azulHeld: ({ held, size }) => `${held} de ${size}`,
  azulPointsSplit: ({ own, more }) => `${own} aquí, ${more} luego`,
  azulRest: "va al centro",
  azulThen: "centro después",
  azulCompletes: ({ bonus }) => COMPLETES[bonus],
  azulCompletesShort: ({ bonus }) => COMPLETES_SHORT[bonus],
  azulMarkerComes: "empiezas la próxima ronda",
  azulFillsLine: "llena la línea",
  azulFillsSpills: ({ count }) => `llena, ${count} al suelo`,
  azulAllToFloor: "todo al suelo",
  azulRowHas: ({ number }) => `la fila ${number} ya`,
  azulRowHasColour: ({ colour }) => `tiene ${ONE[colour]}`,
  azulOtherColour: ({ colour }) => `tiene ${ONE[colour]}`,
  azulLineIsFull: "llena",
  azulOnWall: "en pared",
  azulPointsLong: ({ points }) => `${points === 1 ? "1 punto" : `${points} puntos`} esta ronda`,
  azulFloorLong: ({ count, cost }) => `${tiles(count)} al suelo, ${cost === 0 ? "sin coste" : `menos ${cost}`}`,

  azulSoFar: "esta ronda",
  azulRoundNow: "Puntos de esta ronda",
  azulRoundBest: "Por sumar, como mucho",
  azulLastRound: "última ronda",
  azulStartColumn: "inicio",
  azulRoundByRound: "Ronda a ronda",
  azulRoundNumber: ({ number }) => `ronda ${number}`,
  azulBestRoundYours: "Tu mejor ronda",
  azulBestRound: ({ name }) => `La mejor ronda de ${name}`,
  azulBestRoundWas: ({ number, points }) => `ronda ${number} (${points} ${points === 1 ? "punto" : "puntos"})`,
  azulPlaceMarker: "Edita la posición y pon la ficha en su sitio.",
  azulEditBalances: "Si editas la posición, la bolsa y la tapa se completan solas.",
  azulTooManyOnTable: "Quita primero algunos de la mesa.",
  azulBonusesAtEnd: "Bonus finales",
  azulBonusesColumn: "bonus",
  azulLostToFloor: "Perdido en el suelo",
  azulFloorForgiven: "Perdonado (nunca por debajo de 0)",
  azulForgivenRow: "perdonado",
  azulBonusesYours: "Tus bonus tras la ronda",
  azulBonusesOf: ({ name }) => `Bonus de ${name} tras la ronda`,
  azulBonusesYoursNow: "Tus bonus hasta ahora",
  azulBonusesOfNow: ({ name }) => `Bonus de ${name} hasta ahora`,
  azulBonusRow: "fila, +2",
  azulBonusColumn: "columna, +7",
  azulBonusColour: "color, +10",
  azulNeverBelow: ({ cost }) => `−${cost}, pero nunca menos de 0`,
  azulYourMove: "te toca",
  azulYourTurnNow: "te toca",
  azulBoardKey: "La tecla t lee el tablero en palabras.",
  azulToMove: "le toca",
  azulWinner: "gana",
  azulPlaced: ({ number }) => `puesto ${number}`,
  azulBag: "Bolsa",
  azulLid: "Tapa",
  azulBagAndLid: "Bolsa y tapa",
  azulBagNote: "En cada ronda las fábricas se llenan con la bolsa.",
  azulLidNote: "Azulejos usados. Vuelven a la bolsa cuando está vacía.",
  azulCount: ({ count }) => tiles(count),
  azulOpenBoard: "ver el tablero",
  azulClose: "Cerrar",

  azulBeforeBonuses: "Azulejos, restado el suelo",
  azulFullRows: "Filas completas",
  azulFullColumns: "Columnas completas",
  azulFullColours: "Colores completos",

  azulSaidSeats: ({ count }) => `Azul con ${count} jugadores.`,
  azulSaidHolds: ({ what, tiles: held }) => `${what}: ${held}.`,
  azulPointsWord: ({ points }) => (points === 1 ? "punto" : "puntos"),
  azulSaidPoints: ({ name, points }) => `${name}: ${points === 1 ? "1 punto" : `${points} puntos`}.`,
  azulSaidLines: ({ lines }) => `Líneas: ${lines}.`,
  azulSaidRow: ({ number, tiles: held }) => `Pared, fila ${number}: ${held}.`,
  azulSaidFloor: ({ tiles: held, cost }) => `Suelo: ${held}, cuesta ${cost}.`,
  azulSaidEmpty: "vacía",
  azulSaidCell: ({ colour }) => `vacía (${ONE[colour]})`,
  azulSaidLine: ({ number, holds }) => `línea ${number}: ${holds}`,

  azulRuleTake: "Toma todos los azulejos de un color de una fábrica o del centro.",
  azulRuleRest: "Los demás azulejos de la fábrica van al centro.",
  azulRuleLine:
    "Pon lo que has tomado en una sola línea. Una línea tiene un solo color, y ninguno que su fila de la pared ya tenga.",
  azulRuleFloor: "Lo que no cabe cae al suelo y cuesta los puntos que allí se ven. Nunca bajas de 0 puntos.",
  azulRuleScore:
    "Cuando no queda nada, cada línea llena manda un azulejo a la pared. Da tantos puntos como azulejos seguidos haya en su fila y en su columna, contándolo a él. Si está solo, da 1.",
  azulRuleStay:
    "Las líneas que no están llenas se quedan. Los azulejos usados van a la tapa, y a la bolsa cuando está vacía.",
  azulRuleMarker:
    "Si tomas del centro antes que nadie, recibes también la ficha de primer jugador: ocupa una casilla de tu suelo, pero empiezas la próxima ronda.",
  azulRuleEnd: "La partida acaba tras la ronda en que un jugador completa una fila de la pared.",
  azulRuleBonus:
    "Entonces una fila completa da 2, una columna completa 7, y los cinco azulejos de un color 10. Gana quien tenga más puntos; si hay empate, más filas completas.",

  azulLessonGoal:
    "Gana quien tenga más puntos. Cada azulejo que llega a tu pared da puntos. Tu pared es el cuadrado a la derecha de tu tablero.",
  azulLessonLines:
    "Primero, los azulejos esperan en las líneas de la izquierda. Cada línea tiene un solo color. Cuando se llena, un azulejo pasa a la pared.",
  azulLessonTakeWish: (by) => `${press(by)} un azulejo azul de la fábrica 1 y después ${on(by)}la línea 2.`,
  azulLessonTake: (by) =>
    `${press(by)} un azulejo azul de la fábrica 1: tomas los dos azules. Después ${press(by).toLowerCase()} la línea 2, que tiene dos casillas.`,
  azulLessonLeft: "Lo que ambos dejaron fue al centro. De ahí también puedes tomar.",
  azulLessonCentreWish: (by) => `${press(by)} el azulejo rojo del centro y después ${on(by)}la línea 1.`,
  azulLessonCentre: "A tu primera fila le falta el rojo. Toma el del centro y ponlo en la línea 1.",
  azulLessonMarker:
    "Nadie había tomado aún del centro, así que recibes la ficha. Cuesta 1 punto, pero empiezas la próxima ronda.",
  azulLessonCompareWish: (by) => `${press(by)} un azulejo morado del centro y después ${on(by)}la línea 4.`,
  azulLessonCompare:
    "Lleva los tres morados del centro a la línea 4. El número de la línea muestra los puntos que ganarías.",
  azulLessonFloorWish: (by) => `${press(by)} un azulejo azul de la fábrica 4 y después ${on(by)}la línea 3.`,
  azulLessonFloor:
    "Lleva los cuatro azules de la fábrica 4 a la línea 3. Solo caben tres: el cuarto cae al suelo y cuesta 1 punto.",
  azulLessonScore: "Ya no quedan azulejos: se cuentan los puntos. Cada línea llena manda un azulejo a la pared.",
  azulScoredTile: ({ number, colour, across, down, points }) =>
    `La línea ${number} está llena: un azulejo ${ONE[colour]} pasa a tu pared. ${
      across > 1 && down > 1
        ? `Forma una serie de ${across} en su fila y de ${down} en su columna: ${across} + ${down} = ${points} puntos.`
        : across > 1 || down > 1
          ? `Forma una serie de ${points} en su ${across > 1 ? "fila" : "columna"}: ${points} puntos.`
          : "No toca ningún otro azulejo: 1 punto."
    }`,
  azulScoredFloor: ({ cost, isCut }) =>
    cost === 0
      ? "En tu suelo no hay nada, así que no pierdes nada."
      : `Lo que hay en tu suelo cuesta lo que allí pone: ${cost === 1 ? "1 punto" : `${cost} puntos`} menos.${isCut ? " Nunca bajas de 0 puntos." : ""}`,
  azulScoredRow: ({ number, points }) =>
    `La fila ${number} de tu pared está completa. Con eso acaba la partida, y ganas ${points} puntos más.`,
  azulScoredColumn: ({ number, points }) => `La columna ${number} de tu pared está completa: ${points} puntos más.`,
  azulScoredColour: ({ colour, points }) =>
    `Los cinco azulejos ${MANY[colour]} están en tu pared: ${points} puntos más.`,
  azulScoredOthers: ({ name }) => `Hasta aquí tu tablero. Ahora se cuenta igual el de ${name}.`,
  azulScoredOthersBonuses: ({ name }) => `${name} también tiene bonus.`,
  azulLessonColumn:
    "Al final, una columna completa da aún más: 7 puntos. Esta es la columna en la que tienes más azulejos.",
  azulLessonColour:
    "Los cinco azulejos de un color son lo que más da: 10 puntos. Estas son las cinco casillas de un color.",
  azulLessonEnd: "Gana quien tenga entonces más puntos. ¡Eso es Azul!",

  exampleFirst: "Comienzo",
  exampleTwo: "Mitad, 2 jugadores",
  exampleFour: "Mitad, 4 jugadores",
  exampleTwoCentres: "Dos centros",
  viewWallAssumed: "pared sin especificar: libre por defecto",
  exampleFirstTitle: "Azul, 2 jugadores, el comienzo de la ronda 1",
  exampleTwoTitle: "Azul, 2 jugadores, a mitad de partida, pared fija",
  exampleFourTitle: "Azul, 4 jugadores, a mitad de partida, pared fija",
  exampleTwoCentresTitle: "Azul, 3 jugadores, dos centros, pared libre",

  // The result.
  azulWhyRows: ({ name }) => `Empate a puntos; ${name} tiene más filas completas.`,
  azulMoreRows: "más filas completas",
  azulRewoundDeal: "Has deshecho un reparto de azulejos: ahora es una partida de práctica.",
  azulWhyShared: "Empate a puntos y a filas completas.",

  azulTypedForm: "Una jugada nombra una fábrica o el centro, un color, y una línea o el suelo.",
  azulTypedWhichSource: "¿De qué fábrica, o del centro?",
  azulTypedWhichColour: ({ from, held }) => `¿Qué color? ${from} tiene ${held}.`,
  azulTypedWhichLine: "¿En qué línea, o al suelo?",
  azulTypedNoFactory: ({ number, most }) => `No hay fábrica ${number}; van de la 1 a la ${most}.`,
  azulTypedNoCentre: ({ number, most }) =>
    most === 1 ? "Solo hay un centro." : `No hay centro ${number}; van del 1 al ${most}.`,
  azulTypedNoLine: "Las líneas van de la 1 a la 5.",
  azulTypedEmpty: ({ from }) => `${from}: no queda nada.`,
  azulTypedNone: ({ from, colour, held }) => `${from} no tiene ${colour}; tiene ${held}.`,
  azulTypedCell: "El azulejo no puede ir ahí; elige una de las casillas que brillan.",
};
