/** Time limits, so that every client is answered in time, whatever hangs. */

/** Milliseconds after which a client is told to try again. The command may still be carried out; sending it again is harmless. */
export const ANSWER_WITHIN = 8000;

export class TooSlow extends Error {
  constructor(ms: number) {
    super(`There was no answer within ${ms / 1000} s.`);
  }
}

/** The result of `work`, or `TooSlow` after `ms` milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(ms)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
