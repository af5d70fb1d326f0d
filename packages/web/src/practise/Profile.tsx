import { percent } from "../review/review-sentences.ts";
import { say } from "../words/words.ts";
import { profileOf } from "./mistakes.ts";
import type { Practised } from "./mistakes.ts";

/** What costs the reader most, game by game: a bar for each thing that mistakes are about. */
export function Profile({ practised }: { practised: readonly Practised[] }) {
  const games = [...new Set(practised.map(({ reviewed }) => reviewed.face.game.title))];
  return (
    <>
      {games.map((game) => (
        <GameProfile
          key={game}
          game={game}
          practised={practised.filter(({ reviewed }) => reviewed.face.game.title === game)}
        />
      ))}
    </>
  );
}

function GameProfile({ game, practised }: { game: string; practised: readonly Practised[] }) {
  const other = say("profileOther");
  const themes = profileOf(practised, other);
  const count = practised.length;
  const [top] = themes;
  const most = Math.max(...themes.map(({ perMatch }) => perMatch));
  return (
    <section class="panel profile">
      <h2>{say("profileTitle")}</h2>
      <p class="quiet">
        {game}, {say("profileMatches", { count })}
      </p>
      {top !== undefined && top.theme !== other && (
        <p class="profile-top">{say("profileTop", { theme: top.theme, percent: percent(top.perMatch), count })}</p>
      )}
      <ul>
        {themes.map(({ theme, perMatch, mistakes }) => (
          <li key={theme}>
            <span>{theme}</span>
            <b title={say("profileCost", { percent: percent(perMatch) })}>−{percent(perMatch)}</b>
            <span class="profile-bar" aria-hidden="true">
              <span style={{ width: `${(100 * perMatch) / most}%` }} />
            </span>
            <small class="quiet">{say("profileMistakes", { count: mistakes })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
