/**
 * The net's arithmetic as WebAssembly with vectors, about five times as fast as the same loops in JavaScript.
 * In each block the first layer's width must be a multiple of 32, and the second's too.
 */
import type { Kernel } from "./net-plan.ts";
import { OUTPUTS } from "./net-plan.ts";
import type { NetPlan } from "./net-plan.ts";
import { WasmCode, makeFunctions, makeMemory } from "./wasm-code.ts";
import type { WasmMemory } from "./wasm-code.ts";

/** Vectors summed at a time: with the factor and a product they stay in the registers of any machine. */
const BATCH = 8;
const BATCH_BYTES = 16 * BATCH;

/** Locals: the two arguments, then these. */
const BASE = 0;
const COUNT = 1;
const AT = 2;
const ROW = 3;
const FACTOR = 4;
const SUMS = 5;

export function makeWasmKernel(plan: NetPlan, memory: WasmMemory = makeMemory(plan.bytes)): Kernel {
  const locals = { integers: 2, vectors: 1 + BATCH };
  const { forward, settle } = makeFunctions(memory, [
    { name: "forward", ...locals, code: forwardCode(plan) },
    { name: "settle", ...locals, code: settleCode(plan) },
  ]);
  return { buffer: memory.buffer, forward, settle };
}

function settleCode(plan: NetPlan): WasmCode {
  const code = new WasmCode();
  for (let from = 0; from < 4 * plan.first; from += BATCH_BYTES) {
    for (let i = 0; i < BATCH; i++)
      code
        .integer(0)
        .load(plan.biases1 + from + 16 * i)
        .set(SUMS + i);
    addEntries(code, plan, from);
    for (let i = 0; i < BATCH; i++)
      code
        .get(BASE)
        .get(SUMS + i)
        .store(from + 16 * i);
  }
  return code;
}

function forwardCode(plan: NetPlan): WasmCode {
  const code = new WasmCode();
  for (let from = 0; from < 4 * plan.first; from += BATCH_BYTES) {
    for (let i = 0; i < BATCH; i++)
      code
        .get(BASE)
        .load(from + 16 * i)
        .set(SUMS + i);
    addEntries(code, plan, from);
    storePositive(code, plan.hidden1 + from);
  }
  for (let block = 0; block < plan.blocks; block++) addSecondLayer(code, plan, block);
  const vectors = OUTPUTS / 4;
  for (let i = 0; i < vectors; i++)
    code
      .integer(0)
      .load(plan.biases3 + 16 * i)
      .set(SUMS + i);
  addDense(code, plan.second, OUTPUTS, plan.hidden2, plan.weights3, vectors);
  for (let i = 0; i < vectors; i++)
    code
      .integer(0)
      .get(SUMS + i)
      .store(plan.outputs + 16 * i);
  return code;
}

function addSecondLayer(code: WasmCode, plan: NetPlan, block: number): void {
  const [first, second] = [plan.first / plan.blocks, plan.second / plan.blocks];
  const weights = plan.weights2 + 4 * block * first * second;
  for (let from = 0; from < 4 * second; from += BATCH_BYTES) {
    const to = 4 * block * second + from;
    for (let i = 0; i < BATCH; i++)
      code
        .integer(0)
        .load(plan.biases2 + to + 16 * i)
        .set(SUMS + i);
    addDense(code, first, second, plan.hidden1 + 4 * block * first, weights + from, BATCH);
    storePositive(code, plan.hidden2 + to);
  }
}

/** Adds part of the rows of all entries to the sums. */
function addEntries(code: WasmCode, plan: NetPlan, from: number): void {
  code.loop(
    AT,
    () => code.get(COUNT).integer(4).times(),
    () => {
      code.get(AT).loadInteger(plan.rows).set(ROW);
      code.get(AT).splat(plan.values).set(FACTOR);
      addRow(code, from, BATCH);
    },
  );
}

/** Adds every input times its row to the sums. */
function addDense(code: WasmCode, inputs: number, width: number, from: number, weights: number, vectors: number): void {
  code.loop(
    AT,
    () => code.integer(4 * inputs),
    () => {
      code.get(AT).integer(width).times().set(ROW);
      code.get(AT).splat(from).set(FACTOR);
      addRow(code, weights, vectors);
    },
  );
}

function addRow(code: WasmCode, offset: number, vectors: number): void {
  for (let i = 0; i < vectors; i++) {
    code
      .get(SUMS + i)
      .get(FACTOR)
      .get(ROW)
      .load(offset + 16 * i)
      .multiply()
      .add()
      .set(SUMS + i);
  }
}

function storePositive(code: WasmCode, offset: number): void {
  for (let i = 0; i < BATCH; i++)
    code
      .integer(0)
      .get(SUMS + i)
      .zero()
      .maximum()
      .store(offset + 16 * i);
}
