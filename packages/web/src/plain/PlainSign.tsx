import type { Seat } from "@riad/core";
import { khatam } from "../art/star.ts";

/** Far enough apart for colour-blind eyes; the number tells them apart without any colour. */
const COLOURS = ["#1f4f93", "#b4532f", "#17594a", "#7a4a8f", "#8a6a12", "#3f3f46"];

/** The sign of a seat in a game without signs of its own: a star with the seat's number, in a square of 100. */
export function PlainSign({ seat }: { seat: Seat }) {
  return (
    <>
      <path d={khatam(50, 50, 49)} fill={COLOURS[seat % COLOURS.length]} />
      <text x="50" y="66" font-size="46" text-anchor="middle" style={{ fill: "#fff" }}>
        {seat + 1}
      </text>
    </>
  );
}
