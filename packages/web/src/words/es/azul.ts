import type { azul as english } from "../en/azul.ts";

const ONE = { a: "azul", b: "verde", c: "naranja", d: "morado", e: "rojo" };
const MANY = { a: "azules", b: "verdes", c: "naranjas", d: "morados", e: "rojos" };

const LEVELS: Readonly<Record<string, string>> = {
  random: "al azar",
  easy: "fácil",
  medium: "medio",
  hard: "difícil",
  expert: "experto",
};

const COMPLETES = {
  row: "fila completa: +2, fin de partida",
  column: "columna completa: +7 al final",
  colour: "color completo: +10 al final",
};

const COMPLETES_SHORT = { row: "fin de partida", column: "columna entera", colour: "color entero" };

const tiles = (count: number) => (count === 1 ? "1 azulejo" : `${count} azulejos`);

export const azul: typeof english = {
  azulColour: ({ colour }) => ONE[colour],
  azulTiles: ({ count, colour }) => `${count} ${(count === 1 ? ONE : MANY)[colour]}`,
  azulNothing: "nada",
  azulFactory: ({ number }) => `plato ${number}`,
  azulCentre: "el centro",
  azulCentreNumber: ({ number }) => `centro ${number}`,
  azulLine: ({ number }) => `fila ${number}`,
  azulColumn: ({ number }) => `columna ${number}`,
  azulFloor: "suelo",
  azulMarker: "ficha de primer jugador",
  azulFactories: "Platos y centro",
  azulBoardOf: ({ name }) => `El tablero de ${name}`,

  azulTakes: ({ name }) => `${name} toma azulejos`,
  azulPlaces: ({ name }) => `${name} coloca un azulejo`,
  azulChooseFor: ({ name, tiles: taken }) => `${name}: elige una fila para ${taken}`,
  azulNoteLine: "Toca una fila que brilla. Los números dicen lo que daría.",
  azulTake: ({ name }) => `${name}: toma un color`,
  azulTile: ({ name, colour }) => `${name}: elige un lugar para el ${ONE[colour]}`,
  azulDropNow: ({ name, colour }) => `${name}: no hay lugar para el ${ONE[colour]}`,
  azulDealing: "Se llenan los platos",
  azulCounting: "Se cuenta la ronda",
  azulCountingOf: ({ name }) => `Se cuenta la ronda: ${name}`,
  azulCountingBonuses: ({ name }) => `Se cuentan los premios: ${name}`,
  azulNoteLast: "Última ronda: al final habrá una fila llena.",
  azulSettling: "Se cuenta el suelo",
  azulWins: ({ name, points }) => `${name} gana con ${points} puntos`,
  azulShares: ({ names, points }) => `${names.join(" y ")} ganan juntos con ${points} puntos`,
  azulNoteDraft: "Toca un azulejo: todos los de su color van con él.",
  azulNoteTile: "Cada lugar que brilla muestra los puntos que daría.",
  azulNoteDrop: "Todas las columnas están ocupadas: la fila cae al suelo.",
  azulAdvise: ({ tiles: taken, from, to }) => `${taken}, ${from}, ${to}`,
  azulAdviseCell: ({ row, column }) => `fila ${row}, columna ${column}`,

  azulFromFactory: ({ number }) => `plato ${number}`,
  azulFromCentre: "centro",
  azulFromCentreNumber: ({ number }) => `centro ${number}`,
  azulToLine: ({ number }) => `fila ${number}`,
  azulToFloor: "al suelo",
  azulTook: ({ name, tiles: taken, from, to }) => `${name}: ${taken}, ${from}, ${to}`,
  azulSpilled: ({ count }) => `, ${count} al suelo`,
  azulTookMarker: ", ficha",
  azulToldRound: ({ results }) => `Ronda: ${results}`,
  azulToldFloor: ({ results }) => `Suelo: ${results}`,
  azulToldBonuses: ({ results }) => `Premios: ${results}`,
  azulTiled: ({ name, colour, row, column, points }) =>
    `${name}: ${ONE[colour]} en la pared, fila ${row}, columna ${column}, +${points}`,
  azulDropped: ({ name, row }) => `${name}: la fila ${row} no tiene lugar y cae al suelo`,

  azulPick: ({ tiles: taken, source }) => `${taken}, ${source}`,
  azulChooseLine: "Elige una fila",
  azulChooseLineLong: "Elige una fila o el suelo",
  azulChooseColumn: "Elige un lugar en la pared",
  azulInHand: ({ tiles: taken }) => `En la mano: ${taken}`,
  azulPutBack: "Devolver",
  azulRestChoice: "El resto va adonde lo ves. Toca el otro centro para cambiarlo.",
  azulRestTo: ({ number }) => `Poner el resto en el centro ${number}`,
  azulConfirmLine: ({ number, gain }) => `Poner en la fila ${number}, ${gain}`,
  azulConfirmFloor: ({ gain }) => `Dejar caer al suelo, ${gain}`,
  azulConfirmCell: ({ gain }) => `Poner aquí, ${gain}`,
  azulConfirmDrop: "Dejar caer la fila",
  azulColumnLabel: ({ row, column, points }) => `Fila ${row}, columna ${column}: +${points} puntos`,
  azulDropLabel: "No hay lugar en la pared: la fila cae al suelo",

  azulIfLine: ({ number }) => `Si eliges la fila ${number}`,
  azulIfFloor: "Si eliges el suelo",
  azulPointsRound: "puntos esta ronda",
  azulPointsBest: "puntos, como mucho",
  azulFloorRow: "suelo",
  azulLineRow: "fila",
  azulLineFull: ({ size }) => `${size} de ${size}, llena`,
  azulHeld: ({ held, size }) => `${held} de ${size}`,
  azulPointsSplit: ({ own, more }) => `${own} aquí, ${more} luego`,
  azulRest: "va al centro",
  azulThen: "el centro tendrá",
  azulCompletes: ({ bonus }) => COMPLETES[bonus],
  azulCompletesShort: ({ bonus }) => COMPLETES_SHORT[bonus],
  azulMarkerComes: "empiezas la próxima ronda",
  azulFillsLine: "llena la fila",
  azulFillsSpills: ({ count }) => `llena, ${count} al suelo`,
  azulAllToFloor: "todo al suelo",
  azulRowHas: ({ number }) => `la fila ${number} ya`,
  azulRowHasColour: ({ colour }) => `tiene ${ONE[colour]}`,
  azulOtherColour: ({ colour }) => `tiene ${ONE[colour]}`,
  azulLineIsFull: "llena",
  azulPointsLong: ({ points }) => `${points === 1 ? "1 punto" : `${points} puntos`} esta ronda`,
  azulFloorLong: ({ count, cost }) => `${tiles(count)} al suelo, menos ${cost}`,

  azulSoFar: "esta ronda",
  azulRoundNow: "Esta ronda",
  azulLastRound: "última ronda",
  azulBonusesYours: "Tus premios, se dan al final",
  azulBonusesOf: ({ name }) => `Premios de ${name}, al final`,
  azulBonusRow: "fila, +2",
  azulBonusColumn: "columna, +7",
  azulBonusColour: "color, +10",
  azulNeverBelow: ({ cost }) => `−${cost}, pero nunca bajo 0`,
  azulToMove: "juega",
  azulLevel: ({ level }) => LEVELS[level] ?? level,
  azulWinner: "gana",
  azulPlaced: ({ number }) => `puesto ${number}`,
  azulBag: "Bolsa",
  azulLid: "Tapa",
  azulBagAndLid: "Bolsa y tapa",
  azulBagNote: "Cada ronda los platos se llenan de la bolsa.",
  azulLidNote: "Azulejos usados. Vuelven a la bolsa cuando está vacía.",
  azulCount: ({ count }) => tiles(count),
  azulOpenBoard: "ver el tablero",
  azulClose: "Cerrar",

  azulBeforeBonuses: "Azulejos, menos el suelo",
  azulFullRows: "Filas llenas",
  azulFullColumns: "Columnas llenas",
  azulFullColours: "Colores completos",

  azulSaidSeats: ({ count }) => `Azul con ${count} jugadores.`,
  azulSaidHolds: ({ source, tiles: held }) => `${source}: ${held}.`,
  azulSaidPoints: ({ name, points }) => `${name}: ${points} puntos.`,
  azulSaidLines: ({ lines }) => `Filas: ${lines}.`,
  azulSaidRow: ({ number, tiles: held }) => `Pared, fila ${number}: ${held}.`,
  azulSaidFloor: ({ tiles: held, cost }) => `Suelo: ${held}, cuesta ${cost}.`,
  azulSaidEmpty: "vacío",

  azulRuleTake: "Toma todos los azulejos de un color de un plato, o del centro.",
  azulRuleRest: "Los demás azulejos del plato van al centro.",
  azulRuleLine:
    "Pon lo que tomaste en una sola fila. Una fila tiene un solo color, y ninguno que su fila de la pared ya tenga.",
  azulRuleFloor: "Lo que no cabe cae al suelo y cuesta los puntos que allí se ven. Nunca bajas de 0 puntos.",
  azulRuleScore:
    "Cuando no queda nada, cada fila llena manda un azulejo a la pared. Cuenta la línea sin huecos a lo ancho y la línea sin huecos a lo alto; el azulejo nuevo cuenta en las dos. Solo, da 1.",
  azulRuleStay:
    "Las filas que no están llenas se quedan. Los azulejos usados van a la tapa, y a la bolsa cuando está vacía.",
  azulRuleMarker:
    "Quien toma primero del centro recibe la ficha: ocupa un lugar del suelo, pero empiezas la próxima ronda.",
  azulRuleEnd: "La partida acaba tras la ronda en que alguien llena una fila de la pared.",
  azulRuleBonus:
    "Entonces una fila llena da 2, una columna llena 7, y los cinco azulejos de un color 10. Gana quien tiene más puntos.",

  azulLessonGoal:
    "Llena tu pared, el cuadrado a la derecha: cada azulejo que llega allí da puntos. Los azulejos esperan a la izquierda hasta que una de las cinco filas esté llena.",
  azulLessonTake:
    "Toca un azulejo azul del plato 1: los dos azules van juntos. Después toca la fila 2, que tiene justo dos lugares. Una fila tiene un solo color.",
  azulLessonCentre:
    "El resto fue al centro. Allí está el azulejo rojo que le falta a tu primera fila: ponlo en la fila 1. El primero que toma allí recibe la ficha: 1 punto menos, pero empieza la próxima ronda.",
  azulLessonCompare:
    "Ahora toma los tres azulejos morados. Cada fila que brilla dice lo que daría: elige la que da más.",
  azulLessonFloor:
    "Lleva los cuatro azules del plato 4 a la fila 3. Tiene tres lugares: el cuarto cae al suelo y cuesta 1 punto, pero la fila llena da más.",
  azulLessonScore:
    "Cada fila llena manda un azulejo a la pared. Cuenta la línea sin huecos a lo ancho y a lo alto; el azulejo nuevo cuenta en las dos. Solo, da 1. Después se paga el suelo.",
  azulLessonEnd:
    "Una fila llena acaba la partida y da 2. Una columna llena da 7, y cinco azulejos de un color 10. Eso es todo Azul.",

  exampleFirst: "Ronda 1",
  exampleTwo: "2 jugadores",
  exampleFour: "4 jugadores",
  exampleTwoCentres: "Dos centros",
  exampleFirstTitle: "Azul, 2 jugadores, el comienzo de la ronda 1",
  exampleTwoTitle: "Azul, 2 jugadores, ronda 4, muro fijo",
  exampleFourTitle: "Azul, 4 jugadores, ronda 4, muro fijo",
  exampleTwoCentresTitle: "Azul, 3 jugadores, dos centros, muro libre",
};
