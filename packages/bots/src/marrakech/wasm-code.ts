/**
 * Writes WebAssembly instruction by instruction: the few that loops over 128-bit vectors of four floats need. The net's
 * kernels are a handful of loops, so that writing them out here is less than a compiler in the build would be.
 */

/** Only what is used here: the library of types has it with the DOM alone. */
declare const WebAssembly: {
  readonly Memory: new (limits: { initial: number }) => WasmMemory;
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Record<string, unknown> };
};

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** How every module begins: its mark and version 1 of the format. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

const PAGE = 65536;
const I32 = 0x7f;
const V128 = 0x7b;
const EMPTY = 0x40;

/** A function of two whole numbers, which are locals 0 and 1; then come its other whole numbers, then its vectors. */
export interface WasmFunction {
  readonly name: string;
  readonly integers: number;
  readonly vectors: number;
  readonly code: WasmCode;
}

export class WasmCode {
  readonly bytes: number[] = [];

  get(local: number): this {
    return this.#add(0x20, local);
  }

  set(local: number): this {
    return this.#add(0x21, local);
  }

  integer(value: number): this {
    this.#add(0x41);
    return this.#addAll(signed(value));
  }

  /** Of whole numbers. */
  plus(): this {
    return this.#add(0x6a);
  }

  times(): this {
    return this.#add(0x6c);
  }

  loadInteger(offset: number): this {
    this.#add(0x28, 2);
    return this.#addAll(unsigned(offset));
  }

  /** A vector from the address on the stack plus `offset`; `splat` takes one float four times. */
  load(offset: number): this {
    return this.#vectorAt(0x00, 4, offset);
  }

  splat(offset: number): this {
    return this.#vectorAt(0x09, 2, offset);
  }

  store(offset: number): this {
    return this.#vectorAt(0x0b, 4, offset);
  }

  storeFloat(offset: number): this {
    this.#add(0x38, 2);
    return this.#addAll(unsigned(offset));
  }

  zero(): this {
    return this.#vector(0x0c).#addAll(Array.from({ length: 16 }, () => 0));
  }

  add(): this {
    return this.#vector(0xe4);
  }

  multiply(): this {
    return this.#vector(0xe6);
  }

  maximum(): this {
    return this.#vector(0xe9);
  }

  /** One of the four floats. */
  lane(index: number): this {
    return this.#vector(0x1f).#add(index);
  }

  addFloats(): this {
    return this.#add(0x92);
  }

  /** Runs `body` with a local from 0 in steps of 4, the bytes of a float, while it is below `end` (four-fold count). */
  loop(local: number, end: (code: this) => unknown, body: (code: this) => unknown): this {
    this.integer(0).set(local).#add(0x02, EMPTY, 0x03, EMPTY);
    this.get(local);
    end(this);
    this.#add(0x4e, 0x0d, 1);
    body(this);
    return this.get(local).integer(4).plus().set(local).#add(0x0c, 0, 0x0b, 0x0b);
  }

  #vector(operation: number): this {
    this.#add(0xfd);
    return this.#addAll(unsigned(operation));
  }

  #vectorAt(operation: number, alignment: number, offset: number): this {
    this.#vector(operation).#add(alignment);
    return this.#addAll(unsigned(offset));
  }

  #add(...bytes: number[]): this {
    return this.#addAll(bytes);
  }

  #addAll(bytes: readonly number[]): this {
    for (const byte of bytes) this.bytes.push(byte);
    return this;
  }
}

export function makeMemory(bytes: number): WasmMemory {
  return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
}

/** Throws where WebAssembly or its vectors are missing or forbidden. */
export function makeFunctions<Name extends string>(
  memory: WasmMemory,
  functions: readonly (WasmFunction & { readonly name: Name })[],
): Record<Name, (a: number, b: number) => void> {
  const pages = memory.buffer.byteLength / PAGE;
  const { length } = functions;
  const code = Uint8Array.from([
    ...MAGIC,
    ...section(1, [1, 0x60, 2, I32, I32, 0]),
    ...section(2, [1, ...named("net"), ...named("memory"), 0x02, 0x00, ...unsigned(pages)]),
    ...section(3, [length, ...functions.map(() => 0)]),
    ...section(7, [length, ...functions.flatMap(exportEntry)]),
    ...section(10, [length, ...functions.flatMap(functionBody)]),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { net: { memory } });
  return exports as Record<Name, (a: number, b: number) => void>;
}

function exportEntry({ name }: WasmFunction, index: number): number[] {
  return named(name).concat(0x00, index);
}

function functionBody({ integers, vectors, code }: WasmFunction): number[] {
  return sized([2, integers, I32, vectors, V128, ...code.bytes, 0x0b]);
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...sized(content)];
}

function sized(content: readonly number[]): number[] {
  return [...unsigned(content.length), ...content];
}

function named(text: string): number[] {
  return sized(Array.from(text, (letter) => letter.charCodeAt(0)));
}

function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** Only of numbers that are not negative. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}
