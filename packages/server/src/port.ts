/** The port to listen on, and the one sentence when that does not work. */
const DEFAULT_PORT = 3000;

/** 0 asks the system for a free port. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is already in use; set PORT to another one, such as PORT=3001.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return error.message;
}
