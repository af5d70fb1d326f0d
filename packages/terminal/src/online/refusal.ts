/** Reads the error that a server answers with. */
import { errorAnswer, serverSays } from "@riad/protocol";
import { Failure } from "../failure.ts";

type Refusal = ReturnType<typeof errorAnswer.parse>;

/** The server requires a password, or the one given is wrong. */
export class PasswordFailure extends Failure {}

/** Undefined if this is not an answer of a Riad server. */
export function readRefusal(text: string): Refusal | undefined {
  try {
    return errorAnswer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function failureOf({ key, message }: Refusal): Failure {
  const isAsked = key === serverSays("passwordNeeded", {}).key;
  if (isAsked) return new PasswordFailure(`${message} Set RIAD_SERVER_PASSWORD, or join from a terminal to type it.`);
  return key === serverSays("passwordWrong", {}).key ? new PasswordFailure(message) : new Failure(message);
}

/** HTTP Basic, which supports passwords with any characters; the user name is ignored. */
export function passwordHeaders(password: string | undefined): Record<string, string> {
  if (password === undefined) return {};
  return { authorization: `Basic ${Buffer.from(`riad:${password}`).toString("base64")}` };
}
