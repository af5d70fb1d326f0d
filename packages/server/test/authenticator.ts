/** A software passkey: makes a key and signs challenges. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Options {
  readonly challenge: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Map<number, number | Uint8Array>;
  readonly #origin: string;
  #count = 0;

  /** `origin` is that of the requesting page; a browser would not sign for another. */
  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#origin = origin;
    this.#key = privateKey;
    this.#cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
  }

  get id(): string {
    return this.#id.toString("base64url");
  }

  register({ challenge }: Options): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = Buffer.from(isoCBOR.encode(this.#cose));
    const data = Buffer.concat([this.#head(PRESENT | VERIFIED | HAS_KEY), Buffer.alloc(16), length, this.#id, key]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(data)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
    });
  }

  authenticate({ challenge }: Options): object {
    const client = this.#clientData("webauthn.get", challenge);
    const data = this.#head(PRESENT | VERIFIED);
    const signature = sign("sha256", Buffer.concat([data, createHash("sha256").update(client).digest()]), this.#key);
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #answer(response: object): object {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#count);
    const site = createHash("sha256").update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }
}
