/**
 * Receives notifications in a trial: webhooks over HTTP, and a push service over HTTPS that can decrypt what it gets.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, webcrypto } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer as createHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
// The certificate library requires this to be imported first.
import "reflect-metadata";
import { X509CertificateGenerator, cryptoProvider } from "@peculiar/x509";

export interface Received {
  /** The path of the request's URL. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  readonly at: number;
}

/** How a path answers: with a status, or not at all. */
type Behaviour = number | "hang";

export class Receiver {
  readonly received: Received[] = [];
  readonly #server: Server;
  readonly #scheme: string;
  readonly #behaviours = new Map<string, Behaviour>();
  readonly #hanging: ServerResponse[] = [];

  static async open(): Promise<Receiver> {
    return new Receiver("http").#listen();
  }

  /** With a self-signed certificate, also written to `folder`: nodes must be configured to trust it. */
  static async openSecure(folder: string): Promise<{ receiver: Receiver; certificate: string }> {
    const { key, cert } = await makeCertificate();
    const certificate = join(folder, "receiver.pem");
    writeFileSync(certificate, cert);
    return { receiver: await new Receiver("https", { key, cert }).#listen(), certificate };
  }

  private constructor(scheme: "http" | "https", secure?: { key: string; cert: string }) {
    this.#scheme = scheme;
    const take = (request: IncomingMessage, response: ServerResponse): void => void this.#take(request, response);
    this.#server = secure === undefined ? createHttp(take) : createHttps(secure, take);
  }

  get base(): string {
    return `${this.#scheme}://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  answer(path: string, behaviour: Behaviour): void {
    this.#behaviours.set(path, behaviour);
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    for (const response of this.#hanging) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = "", headers } = request;
    this.received.push({ path, headers, body: Buffer.concat(parts), at: Date.now() });
    const behaviour = this.#behaviours.get(path) ?? 201;
    if (behaviour === "hang") this.#hanging.push(response);
    else response.writeHead(behaviour).end();
  }
}

async function makeCertificate(): Promise<{ key: string; cert: string }> {
  cryptoProvider.set(webcrypto);
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const { SubjectAlternativeNameExtension, BasicConstraintsExtension } = await import("@peculiar/x509");
  const made = await X509CertificateGenerator.createSelfSigned({
    name: "CN=127.0.0.1",
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - 86_400_000),
    notAfter: new Date(Date.now() + 86_400_000),
    extensions: [
      new BasicConstraintsExtension(true),
      new SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }]),
    ],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return { key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`, cert: made.toString("pem") };
}

/** A subscribed browser: its keys, and how it decrypts a message (RFC 8291). */
export class Subscription {
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get request(): object {
    const p256dh = this.#keys.getPublicKey().toString("base64url");
    return { kind: "push", endpoint: this.endpoint, p256dh, auth: this.#auth.toString("base64url") };
  }

  read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), theirs]);
    const secret = hkdf(this.#keys.computeSecret(theirs), this.#auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString("utf8");
    // The text is followed by a delimiter and padding.
    return JSON.parse(text.slice(0, text.lastIndexOf("}") + 1)) as Record<string, unknown>;
  }
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, length));
}
