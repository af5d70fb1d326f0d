import { headline as azulHeadline, subline as azulSubline } from "../azul/words.ts";
import { headline as marrakechHeadline, subline as marrakechSubline, rugName } from "../marrakech/words.ts";
import { Icon } from "../art/icons.tsx";
import { theme, toggleTheme } from "../theme/theme.ts";
import { say } from "../words/words.ts";
import { CopyLink } from "./CopyLink.tsx";
import type { Reading } from "./reading.ts";

/** The bar with the name of the house, and the sentence that says how things stand. */
export function Head({ reading }: { reading: Reading }) {
  return (
    <header class="head">
      <div class="bar">
        <p class="wordmark">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href="#khatam" width="100" height="100" />
          </svg>
          Riad
        </p>
        <p class="game-name">{reading.game === "azul" ? "Azul" : "Marrakech"}</p>
        <CopyLink />
        <ThemeButton />
      </div>
      <Sentence reading={reading} />
    </header>
  );
}

function ThemeButton() {
  const isDark = theme.value === "dark";
  const label = say(isDark ? "viewToLight" : "viewToDark");
  return (
    <button type="button" class="square-button" aria-label={label} title={label} onClick={toggleTheme}>
      <Icon name={isDark ? "light" : "dark"} />
    </button>
  );
}

function Sentence({ reading }: { reading: Reading }) {
  const isAzul = reading.game === "azul";
  return (
    <div class="sentence" aria-live="polite">
      <SentenceSign reading={reading} />
      <h1>{isAzul ? azulHeadline(reading.view) : marrakechHeadline(reading.view)}</h1>
      <p>{isAzul ? azulSubline(reading.view) : marrakechSubline(reading.view)}</p>
    </div>
  );
}

/** The weave of whose turn it is, or the marker of the tile game. */
function SentenceSign({ reading }: { reading: Reading }) {
  if (reading.game === "azul") {
    return (
      <svg class="sign" viewBox="0 0 100 100" aria-hidden="true">
        <use href="#first" width="100" height="100" />
      </svg>
    );
  }
  const { seats, turn } = reading.view;
  const leader = seats.find((seat) => seat.place === 0) ?? seats[0];
  const { colour } = turn === null ? leader : seats[turn];
  return (
    <svg class="sign swatch" viewBox="0 0 100 100" aria-hidden="true">
      <title>{rugName(colour)}</title>
      <use href={`#swatch-${colour}`} width="100" height="100" />
    </svg>
  );
}
