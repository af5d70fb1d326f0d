import "./stars.css";

const STARS = 28;

/** A handful of tiles' stars rain once: a match is won, or a lesson is learned. */
export function Stars() {
  return (
    <span class="stars" aria-hidden="true">
      {Array.from({ length: STARS }, (_, i) => (
        <svg key={i} viewBox="0 0 100 100" style={{ "--i": i }}>
          <use href="#khatam" width="100" height="100" />
        </svg>
      ))}
    </span>
  );
}
