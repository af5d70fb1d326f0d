import type { Pressed } from "../arguments.ts";
import type { marrakech as english } from "../en/marrakech.ts";

const FEMININE: Readonly<Record<string, string>> = { amarillo: "amarilla", morado: "morada", rojo: "roja" };

/** A colour that describes a rug: "alfombra roja". */
function feminine(colour: string): string {
  return FEMININE[colour] ?? colour;
}

/** Where Assam looks, by the word on the cards. */
const TOWARDS: Readonly<Record<string, string>> = { derecha: "la derecha", izquierda: "la izquierda" };

const many = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

const press = ({ isTouch }: Pressed) => (isTouch ? "Toca" : "Haz clic en");
const on = ({ isTouch }: Pressed) => (isTouch ? "" : "en ");

export const marrakech: typeof english = {
  cyan: "turquesa",
  yellow: "amarillo",
  purple: "morado",
  red: "rojo",
  chevrons: "zigzag",
  lozenges: "rombos",
  bars: "barras",
  checks: "cuadros",

  seatsTitle: "Los jugadores de Marrakech",
  seat: "jugador",
  dirhams: "dírhams",
  rugsHead: "alfombras",
  squares: "casillas",
  squaresVisible: "casillas visibles",
  chipParts: ({ dirhams, squares }) =>
    `${dirhams} ${dirhams === 1 ? "dírham" : "dírhams"} + ${squares} ${squares === 1 ? "casilla" : "casillas"}`,
  outOfGame: "fuera",
  winner: "gana",
  placeIs: ({ place }) => `puesto ${place}`,

  turnAssam: "Girar a Assam",
  straightOn: "Seguir recto",
  goTop: "Ir arriba y tirar",
  goRight: "Ir a la derecha y tirar",
  goBottom: "Ir abajo y tirar",
  goLeft: "Ir a la izquierda y tirar",
  toTop: "arriba",
  toRight: "derecha",
  toBottom: "abajo",
  toLeft: "izquierda",
  andRoll: ({ way }) => `${way}, y tirar el dado`,
  chooseWay: "Elige una dirección",
  facesInSix: ({ faces }) => `${faces} de 6`,
  dieShows: ({ die, faces }) => `Dado ${die}, ${faces} de 6:`,
  free: "nada que pagar",
  costs: "cuesta",
  putsOut: "y te elimina",
  average: "de media",
  averageShort: "media",
  costSwitch: "Costes",

  layRug: "Tender una alfombra",
  squaresForRug: "Casillas para la alfombra",
  firstHalf: ({ square, ground }) => `${square}, ${ground}: primera mitad de la alfombra`,
  secondHalf: ({ square, ground }) => `${square}, ${ground}: segunda mitad de la alfombra`,
  rugsLeft: ({ count }) => (count === 1 ? "Tu última alfombra" : `Tu alfombra (quedan ${count})`),
  rugsLeftOf: ({ name, count }) =>
    count === 1 ? `Última alfombra de ${name}` : `Alfombra de ${name} (quedan ${count})`,
  layAdvice: (by) => `${press(by)} una casilla que brille y luego ${on(by)}su vecina, o arrastra allí la alfombra.`,
  layAdviceKeys: "Elige una casilla que brille con las flechas e Intro, y luego su vecina.",
  layAdviceHalf: (by) =>
    by.isTouch
      ? "Ahora toca la casilla vecina, o de nuevo la primera para soltarla."
      : "Ahora haz clic en la casilla vecina, o de nuevo en la primera para soltarla.",
  layAdviceHalfKeys: "Ahora elige la segunda casilla con las flechas e Intro. Escape suelta la primera.",
  watchLay: ({ name }) => `${name} elige dónde tender una alfombra.`,
  watchLaid: ({ name }) => `${name} ha tendido una alfombra.`,
  watchPast: ({ name }) => `Aquí ${name} tenía una alfombra por tender.`,
  turnRug: "Girar",
  layHere: "Tender aquí",
  passRug: "No cabe ninguna: seguir",
  layOn: ({ one, other }) => `Tender la alfombra en ${one} y ${other}`,
  refuseAssam: "Ahí está Assam.",
  refuseFar: "Demasiado lejos de Assam.",
  refuseHalves: "No puedes cubrir las dos mitades de una alfombra.",
  yourSquares: "tus casillas visibles",
  covers: "cubre",
  nothing: "nada",
  countOf: ({ count, name }) => `${count} de ${name}`,
  countOwn: ({ count }) => (count === 1 ? "1 tuya" : `${count} tuyas`),
  regionHere: "casillas unidas aquí",
  visitorPays: "parar aquí cuesta",

  sentenceRotate: ({ name }) => `${name}: gira a Assam y tira el dado`,
  sentenceRotates: ({ name }) => `${name} gira a Assam`,
  sentenceLays: ({ name }) => `${name} tiende una alfombra`,
  sentenceRoll: ({ name }) => `${name} tira el dado`,
  sentenceLay: ({ name }) => `${name}: tiende una alfombra junto a Assam`,
  sentenceLayHalf: ({ name }) => `${name}: ahora la segunda casilla`,
  sentenceDraw: ({ name }) => `${name} saca una alfombra`,
  noteRotate: "El dado decide luego cuánto avanza. Evita las alfombras ajenas.",

  toldTurn: ({ name, way, arrow }) => `${name} giró a Assam hacia ${TOWARDS[way] ?? way} ${arrow}`,
  toldStraight: ({ name, way, arrow }) => `${name} siguió recto, hacia ${TOWARDS[way] ?? way} ${arrow}`,
  toldRoll: ({ name, die }) => `${name} sacó ${die}, nada que pagar`,
  toldPaid: ({ name, die, to, paid }) => `${name} sacó ${die} y pagó ${paid} a ${to}`,
  toldRuin: ({ name, die, to, paid }) => `${name} sacó ${die}, pagó sus últimos ${paid} a ${to} y queda fuera`,
  toldDraw: ({ name, colour }) => `${name} sacó una alfombra ${feminine(colour)}`,
  toldLay: ({ name, one, other }) => `${name} tendió una alfombra en ${one} ${other}`,
  covering: ({ covered }) => `cubriendo ${covered}`,
  squaresOf: ({ count, name }) => `${count} ${count > 1 ? "casillas" : "casilla"} de ${name}`,
  toldPass: ({ name }) => `${name} no pudo tender ninguna alfombra`,

  board: "Tablero",
  boardLabel: "El tablero, descrito más abajo",
  bare: "vacía",
  rugOf: ({ colour }) => `alfombra ${feminine(colour)}`,
  squareHolds: ({ square, ground }) => `${square} ${ground}`,
  assamStands: ({ square, heading, ground }) =>
    `Assam está en ${square}, ${ground}, y mira hacia ${TOWARDS[heading] ?? heading}.`,
  seatOut: ({ name }) => `${name} está fuera.`,
  seatHolds: (given) =>
    `${given.who}: ${many(given.dirhams, "dírham")}, ${many(given.rugs, "alfombra")} por tender, ${many(given.squares, "casilla")} ${given.squares === 1 ? "visible" : "visibles"}, ${many(given.points, "punto")} en total.`,
  withAssam: ({ ground }) => `${ground} con Assam`,
  rowsFromTop: "La fila 1 está arriba y la columna a, a la izquierda.",
  rowHolds: ({ row, squares }) => `Fila ${row}: ${squares}.`,

  ruleTurn: "En tu turno gira a Assam a la izquierda o a la derecha, o déjalo como está. Nunca da media vuelta.",
  ruleRoll: "Tira el dado: tiene 1, 2, 2, 3, 3, 4. Assam avanza esas casillas y sigue los arcos de mosaico del borde.",
  rulePay:
    "Si se para en una alfombra ajena, paga a su dueño un dírham por cada casilla de esa zona: las casillas de su color que se tocan.",
  ruleLay: "Después tiende una alfombra tuya en dos casillas, una de ellas junto a Assam. Nunca debajo de él.",
  ruleCover:
    "Puedes cubrir alfombras, también las tuyas, pero nunca las dos mitades de una a la vez (reglas oficiales: las de una tuya, sí).",
  ruleEnd:
    "Con todas las alfombras tendidas, cada dírham y cada casilla visible vale un punto. Si no puedes pagar todo, quedas fuera.",

  lessonGoal:
    "Gana quien tenga más puntos. Cada dírham (una moneda) vale un punto. Cada casilla visible de tus alfombras, también.",
  lessonAssam: "Este es Assam, en el centro. En tu turno lo giras. El dado dice cuántas casillas avanza.",
  lessonTurnWish: "Gira a Assam a la izquierda o a la derecha y tira el dado.",
  lessonTurn:
    "Si se para en una alfombra ajena, pagas. Delante hay alfombras amarillas: gíralo a la izquierda o a la derecha.",
  lessonLayWish: (by) => `${press(by)} una casilla que brille y después ${on(by)}una vecina que siga brillando.`,
  lessonLay:
    "Ahora tiende una alfombra junto a Assam. Elige una casilla que brille y luego una vecina que siga brillando.",
  lessonPay: "Quien se pare en tu alfombra te paga. Ahora juega Idris: pulsa «Siguiente» y mira.",
  lessonWatch: "Mira: Idris gira a Assam, tira el dado, te paga y tiende una alfombra suya.",
  lessonPaid:
    "Idris te ha pagado 2 dírhams: uno por cada casilla de tu zona. Una zona son alfombras de un color que se tocan.",
  lessonAgainWish: "Elige la carta que menos te cuesta y tira el dado.",
  lessonAgain: "¡Te toca! Las cartas muestran qué caras del dado te costarían. Elige lo más barato.",
  lessonGrowWish: (by) =>
    `${press(by)} una casilla que brille y después ${on(by)}su vecina: la alfombra debe tocar la tuya.`,
  lessonGrow: "Tiende esta alfombra junto a la tuya. Tu zona crece, y parar en ella cuesta más.",
  lessonCover: "Una alfombra puede cubrir otras. Pero nunca las dos mitades de una misma a la vez.",
  lessonEdge: "En el borde, Assam sigue el arco y vuelve al tablero. Nunca da media vuelta.",
  lessonEnd:
    "¡Eso es todo! La partida acaba con la última alfombra, o cuando solo un jugador puede pagar. Gana quien tenga más puntos.",
  rugsShort: ({ count }) => (count === 1 ? "1 alfombra" : `${count} alfombras`),
  outShort: "fuera",
  saidSeats: ({ count }) => `Marrakech con ${count} jugadores.`,

  exampleLate: "Un jugador fuera",
  exampleTurn: "Girar a Assam",
  exampleLay: "Tender una alfombra",
  exampleEnd: "Final de partida",
  exampleLateTitle: "Marrakech, 4 jugadores, turquesa está fuera",
  exampleTurnTitle: "Marrakech, 4 jugadores, antes de girar a Assam",
  exampleLayTitle: "Marrakech, 4 jugadores, antes de tender una alfombra",
  exampleEndTitle: "Marrakech, 3 jugadores, el final de una partida",

  // The result.
  whyDirhams: ({ name }) => `Empate a puntos; ${name} tiene más dírhams.`,
  moreDirhams: "más dírhams",
  rewoundRoll: "Has deshecho una tirada: ahora es una partida de práctica.",
  whyShared: "Empate a puntos y a dírhams.",
  whyLastLeft: ({ name }) => `Solo queda ${name} en juego.`,
  outYou: ({ to, due }) => `No has podido pagar ${due} a ${to} y quedas fuera.`,
  outOther: ({ name, to, due }) => `${name} no ha podido pagar ${due} a ${to} y queda fuera.`,

  typedWays: ({ ways }) => `Assam puede ir ${ways}.`,
  typedSquares: "Una alfombra se nombra con sus dos casillas.",
  typedOtherHalf: ({ square }) => `¿Qué casilla junto a ${square}?`,
  typedNoSquare: ({ square }) => `No hay casilla ${square}; van de a1 a g7.`,
  typedApart: ({ one, other }) => `${one} y ${other} no comparten un lado.`,
  typedUnder: ({ square }) => `Assam está en ${square}.`,
  typedFar: ({ one, other, square }) => `${one} ${other} no está junto a Assam, que está en ${square}.`,
};
