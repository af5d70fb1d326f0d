/** The port to listen on, and the error message if that fails. */
const DEFAULT_PORT = 3000;

/** 0 asks the system for a free port. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

/** `command` is the `riad` command that started the server, if any: it has a flag for the port. */
export function explainFailure(error: unknown, command?: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  const hasFlag = command === "serve";
  if (code === "EADDRINUSE") {
    return hasFlag
      ? `Port ${port} is already in use; choose another one, such as riad serve --port ${nextPort(port)}.`
      : `Port ${port} is already in use; set PORT to another one, such as PORT=3001.`;
  }
  if (code === "EACCES") {
    const how = hasFlag ? "choose one above 1023, such as riad serve --port 3000" : "set PORT to one above 1023";
    return `Port ${port} may not be opened by this user; ${how}.`;
  }
  return error.message;
}

function nextPort(port = DEFAULT_PORT): number {
  return port < 65_535 ? port + 1 : DEFAULT_PORT;
}
