/** Waits until `holds` returns something truthy; the error says what was awaited. */
export async function until(what: string, holds: () => unknown, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
