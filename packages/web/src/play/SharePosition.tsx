import type { Position } from "@riad/core";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import "./sheets.css";
import { Button } from "../page/controls.tsx";
import { QrCode } from "../page/QrCode.tsx";
import { addressOf, isFromDisk } from "../page/route.ts";
import { say } from "../words/words.ts";
import { CopyField } from "./CopyField.tsx";
import type { Face, Sitter } from "./face.ts";
import { useCopy } from "./share.ts";

interface SharePositionProps {
  face: Face;
  position: Position;
  sitters: readonly Sitter[];
  /** Where the viewer shows it: short enough for a QR code. */
  path: string;
  /** Of the files, without their endings. */
  name: string;
  /** What is sent instead of that, such as the match so far. */
  link?: () => Promise<string>;
  /** More ways for the position. */
  children?: ComponentChildren;
  /** The same for more than the position: how it is sent, and how it is copied. */
  more?: (send: Sender, copy: Sender) => ComponentChildren;
}

const loadPictures = () => import("../picture/save.ts");

type Sender = (text: string | Promise<string>) => void;

/** A position to take along or to send: as a link, a QR code, a text or a picture. */
export function SharePosition(props: SharePositionProps) {
  const { face, position, sitters, path, name, children, more } = props;
  const { notation, title } = face.game;
  const [answer, setAnswer] = useState<{ text: string; isRefused: boolean } | null>(null);
  const copying = useCopy();
  const address = new URL(addressOf(path), location.href).href;
  const copy = async (text: string | Promise<string>) => {
    setAnswer(null);
    await copying.copy(await text);
  };
  const send = async (link: string | Promise<string>) => {
    const url = await link;
    if (typeof navigator.share === "function") {
      // Whoever closes the phone's sheet has changed their mind; that is no fault.
      await navigator.share({ title: `${title} · Riad`, url }).catch(() => undefined);
    } else await copy(url);
  };
  const drawing = face.picture?.(position, sitters);
  const answerTo = (done: Promise<string>) =>
    done.then(
      (text) => setAnswer({ text, isRefused: false }),
      () => setAnswer({ text: say("noPicture"), isRefused: true }),
    );
  return (
    <div class={isFromDisk ? "share" : "share scanned"}>
      {!isFromDisk && (
        <figure class="share-code">
          <QrCode text={address} label={say("scanPosition")} />
          <figcaption class="quiet">{say("scanPosition")}</figcaption>
        </figure>
      )}
      <div>
        <h3>{say("thisPosition")}</h3>
        <div class="menu-ways">
          {!isFromDisk && (
            <Button
              icon="link"
              text={say("linkToPosition")}
              onClick={() => void send(props.link === undefined ? address : props.link())}
            />
          )}
          <Button icon="copy" text={say("copyPosition")} onClick={() => void copy(notation.makePosition(position))} />
          {children}
          {drawing !== undefined && (
            <>
              {typeof ClipboardItem === "function" && (
                <Button
                  icon="copy"
                  text={say("copyPicture")}
                  onClick={() => {
                    // The item takes the promise, because some browsers only let us copy at once.
                    const png = loadPictures().then(({ makePng }) => makePng(drawing));
                    const item = new ClipboardItem({ "image/png": png });
                    void answerTo(navigator.clipboard.write([item]).then(() => say("copied")));
                  }}
                />
              )}
              {(["png", "svg"] as const).map((kind) => (
                <Button
                  key={kind}
                  icon="save"
                  text={kind.toUpperCase()}
                  onClick={() => {
                    const saved = loadPictures().then(({ savePng, saveSvg }) =>
                      (kind === "png" ? savePng : saveSvg)(drawing, name),
                    );
                    void answerTo(saved.then((file) => say("savedAs", { file })));
                  }}
                />
              ))}
            </>
          )}
        </div>
        {more?.(
          (text) => void send(text),
          (text) => void copy(text),
        )}
        <p class={answer?.isRefused === true ? "menu-answer refused" : "menu-answer"} role="status">
          {copying.isCopied ? say("copied") : answer?.text}
        </p>
        {copying.refused !== null && <CopyField text={copying.refused} />}
      </div>
    </div>
  );
}
