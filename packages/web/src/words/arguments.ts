/** The arguments that sentences of several catalogues take. */

export interface Named {
  name: string;
}

export interface OfGame {
  game: string;
}

export interface Counted {
  count: number;
}

export interface Numbered {
  number: number;
}

/** With a mouse one clicks, on a touch screen one taps. */
export interface Pressed {
  isTouch: boolean;
}
