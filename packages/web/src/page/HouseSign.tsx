/** The star over the door. */
export function HouseSign() {
  return (
    <svg class="house-sign" viewBox="0 0 72 72" aria-hidden="true">
      <use href="#khatam" width="72" height="72" style={{ color: "var(--brass)" }} />
      <use href="#khatam" x="16" y="16" width="40" height="40" style={{ color: "var(--panel)" }} />
      <use href="#khatam" x="24" y="24" width="24" height="24" style={{ color: "var(--tk-cobalt)" }} />
    </svg>
  );
}
