/** What a server answers instead of letting somebody in. */
import { errorAnswer, serverSays } from "@riad/protocol";
import { Failure } from "../failure.ts";

type Refusal = ReturnType<typeof errorAnswer.parse>;

/** The server wants its password, or another one than was given. */
export class PasswordFailure extends Failure {}

/** Nothing if this is not what a server of Riad answers. */
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

/** HTTP Basic, which takes a password with any character; the user name does not matter. */
export function passwordHeaders(password: string | undefined): Record<string, string> {
  if (password === undefined) return {};
  return { authorization: `Basic ${Buffer.from(`riad:${password}`).toString("base64")}` };
}
