/** An error as sent between threads. Structured cloning would strip the driver's errors of their message and code. */
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
