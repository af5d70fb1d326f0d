import { Button } from "../page/controls.tsx";
import "./invite.css";
import { titleOf } from "../games.ts";
import { say } from "../words/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { guestLink, tableLink } from "./invitation.ts";
import type { OnlineMatch } from "./online-match.ts";
import { useEffect, useState } from "preact/hooks";
import { whileHere } from "../page/while-here.ts";

/** How others come here: six letters to read out, a link, and a code for cameras. */
export function InvitePanel({ online }: { online: OnlineMatch }) {
  const view = online.view.value;
  const link = guestLink(online);
  const isOpen = view?.seats.some(({ kind }) => kind === "open") === true;
  return (
    <section class="column invite panel" aria-labelledby="invite-title">
      {isOpen && view?.code != null ? (
        <>
          <h2 id="invite-title">{say("codeTitle")}</h2>
          <CodeTiles code={view.code} />
          <p class="quiet">{say("codeAbout", { host: location.host })}</p>
        </>
      ) : (
        <h2 id="invite-title">{say("copyInvitation")}</h2>
      )}
      <div class="invite-ways">
        <figure>
          <QrCode text={link} />
          <figcaption class="quiet">{say("qrAbout")}</figcaption>
        </figure>
        <div class="column invite-link">
          <p class="quiet invite-address">{tableLink(online).replace(/^https?:\/\//, "")}</p>
          <CopyButton text={link} class="primary">
            {say("copyInvite")}
          </CopyButton>
          {"share" in navigator && (
            <Button icon="share" text={say("shareInvite")} onClick={() => share(online, link)} />
          )}
        </div>
      </div>
    </section>
  );
}

function share(online: OnlineMatch, url: string): void {
  // Closing the share sheet rejects; nothing needs to be done.
  navigator.share({ text: say("inviteText", { game: titleOf(online.game) }), url }).catch(() => undefined);
}

/** Each letter on a tile of its own. */
function CodeTiles({ code }: { code: string }) {
  return (
    <p class="code-tiles">
      <span class="hidden">{code.split("").join(" ")}</span>
      {code.split("").map((letter, i) => (
        <span key={i} class="centred code-tile title" aria-hidden="true">
          {letter}
        </span>
      ))}
    </p>
  );
}

/** The three eyes in the corners of every code, in modules. */
const EYE = 7;
/** What cameras need around it. */
const MARGIN = 3;

/** A link as a QR code. We draw it ourselves; the library that computes it is loaded on demand. */
export function QrCode({ text }: { text: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(
    () => whileHere(import("uqr"), ({ encode }) => setModules(encode(text, { ecc: "M", border: 0 }).data)),
    [text],
  );
  const size = modules.length;
  return (
    <svg
      class="qr"
      viewBox={`${-MARGIN} ${-MARGIN} ${(size || 33) + 2 * MARGIN} ${(size || 33) + 2 * MARGIN}`}
      role="img"
      aria-label={say("qrLabel")}
    >
      <path d={dots(modules)} />
      {size > 0 &&
        [
          [0, 0],
          [size - EYE, 0],
          [0, size - EYE],
        ].map(([x, y]) => <Eye x={x} y={y} />)}
    </svg>
  );
}

function Eye({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect class="qr-ring" x={x + 0.5} y={y + 0.5} width={EYE - 1} height={EYE - 1} rx="1.6" />
      <rect class="qr-heart" x={x + 2} y={y + 2} width="3" height="3" rx=".9" />
    </>
  );
}

function dots(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const isEye = (x: number, y: number) =>
    (x < EYE && y < EYE) || (x >= size - EYE && y < EYE) || (x < EYE && y >= size - EYE);
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark && !isEye(x, y) ? `M${x} ${y}h1v1h-1Z` : "")))
    .join("");
}
