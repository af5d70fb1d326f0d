/** An error on its way between threads. The driver's errors would arrive as bare objects, without message and code. */
export interface ThreadFailure {
  readonly message: string;
  readonly code: string | undefined;
}

export function makeFailure(error: unknown): ThreadFailure {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return {
    message: typeof message === "string" && message !== "" ? message : String(error),
    code: typeof code === "string" && code !== "" ? code : undefined,
  };
}

export function parseFailure({ message, code }: ThreadFailure): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
