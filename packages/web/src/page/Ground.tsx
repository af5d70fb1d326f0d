/** The plaster of the courtyard with its faint zellige, behind everything. */
export function Ground() {
  return (
    <div class="ground" aria-hidden="true">
      <svg width="100%" height="100%">
        <rect width="100%" height="100%" fill="url(#zellige)" />
      </svg>
    </div>
  );
}
