/** Time limits, so that every client gets an answer even if something hangs. */

/**
 * Milliseconds after which a client is told to try again. The command may still be carried out; repeating it is
 * harmless.
 */
export const ANSWER_WITHIN = 8000;

/** The same for requests that touch every match of a person: a timeout could cost somebody their one-time words. */
export const LONG_ANSWER_WITHIN = 120_000;

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
