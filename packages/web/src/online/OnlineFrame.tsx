import type { ComponentChildren } from "preact";
import "./online-frame.css";
import { Link } from "../page/controls.tsx";
import { Dado, HouseSign } from "../page/ornaments.tsx";
import { say } from "../words/words.ts";
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
      <header class="row online-frame-head">
        <Link to="/" class="row online-frame-home title" label={say("home")}>
          <HouseSign />
          <span>Riad</span>
        </Link>
        <div class="online-frame-words">
          <h1>{title}</h1>
          <p>{about}</p>
        </div>
        <ConnectionSign />
      </header>
      <ServerNotice />
      {children}
    </main>
  );
}
