import type { ComponentChildren } from "preact";
import "./hall.css";
import { Link } from "../page/Link.tsx";
import { Dado } from "../page/Dado.tsx";
import { HouseSign } from "../page/HouseSign.tsx";
import { say } from "../words/words.ts";
import { LineSign } from "./LineSign.tsx";

interface HallProps {
  title: string;
  about: string;
  look: string;
  children: ComponentChildren;
}

/** The frame of the pages around a match: the head of the house, and the tiled foot of the wall. */
export function Hall({ title, about, look, children }: HallProps) {
  return (
    <main class={`hall ${look}`}>
      <Dado />
      <header class="hall-head">
        <Link to="/" class="hall-home" label={say("home")}>
          <HouseSign />
          <span>Riad</span>
        </Link>
        <div class="hall-words">
          <h1>{title}</h1>
          <p>{about}</p>
        </div>
        <LineSign />
      </header>
      {children}
    </main>
  );
}
