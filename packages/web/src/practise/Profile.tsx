import { signed } from "../review/review-sentences.ts";
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
  const most = Math.max(...themes.map(({ loss }) => loss));
  return (
    <section class="panel profile">
      <h2>{say("profileTitle")}</h2>
      <p class="quiet">
        {game}, {say("profileMatches", { count })}
      </p>
      {top !== undefined && top.theme !== other && (
        <p class="profile-top">
          {say("profileTop", {
            theme: top.theme.slice(0, 1).toLowerCase() + top.theme.slice(1),
            mistakes: say("profileMistakes", { count: top.mistakes }),
            percent: lossWords(top.loss),
          })}
        </p>
      )}
      <ul>
        {themes.map(({ theme, loss, mistakes }) => (
          <li key={theme}>
            <span>{theme}</span>
            <b>{isNothing(loss) ? "" : lossWords(loss)}</b>
            <span class="profile-bar" aria-hidden="true">
              <span style={{ width: `${most === 0 ? 0 : (100 * loss) / most}%` }} />
            </span>
            <small class="quiet">
              {say("profileMistakes", { count: mistakes })}
              {isNothing(loss) && ` (${say("profileOnlyPoints")})`}
            </small>
          </li>
        ))}
      </ul>
      {themes.length > 0 && <p class="quiet">{say("profileCost")}</p>}
    </section>
  );
}

/** The match was decided: a percentage of zero would read as if it were no mistake. */
function isNothing(loss: number): boolean {
  return Math.round(100 * loss) === 0;
}

/** Of several matches it may be more than a whole win. */
function lossWords(loss: number): string {
  return say("percent", { number: signed(-100 * loss) });
}
