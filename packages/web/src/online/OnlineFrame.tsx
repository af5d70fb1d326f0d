import type { ComponentChildren } from "preact";
import "./online-frame.css";
import { Dado } from "../page/ornaments.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { ConnectionSign, ServerNotice } from "./ConnectionSign.tsx";

interface OnlineFrameProps {
  title: string;
  about: string;
  look: string;
  children: ComponentChildren;
}

/** The frame of the pages around a match: the header, and the tiled skirting of the wall. */
export function OnlineFrame({ title, about, look, children }: OnlineFrameProps) {
  return (
    <main class={`house online-frame ${look}`}>
      <Dado />
      <PageHead />
      <div class="row online-frame-title">
        <h1>{title}</h1>
        <p class="quiet">{about}</p>
        <ConnectionSign />
      </div>
      <ServerNotice />
      {children}
    </main>
  );
}
