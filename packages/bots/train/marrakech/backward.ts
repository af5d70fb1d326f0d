/** The two loops of learning that take the time, as WebAssembly: back through the second layer and into the first. */
import type { NetPlan } from "../../src/marrakech/net-plan.ts";
import { WasmCode, makeFunctions } from "../../src/marrakech/wasm-code.ts";
import type { WasmMemory } from "../../src/marrakech/wasm-code.ts";

/** What learning adds behind the net in the same memory, in bytes. */
export interface LearningPlan {
  readonly gradient: number;
  readonly slopes1: number;
  readonly slopes2: number;
  readonly bytes: number;
}

export interface Backward {
  /** Adds slopes times values of `count` entries to the gradient of their rows. */
  scatter(unused: number, count: number): void;
  /** Adds to the gradient of the second layer's weights and leaves the slopes of its inputs, not yet rectified. */
  descend(unused: number, unusedToo: number): void;
}

const BATCH = 8;
const COUNT = 1;
const AT = 2;
const ROW = 3;
const FACTOR = 4;
const TOTAL = 5;
const SLOPES = 6;

export function planLearning(plan: NetPlan): LearningPlan {
  const gradient = Math.ceil(plan.bytes / 16) * 16;
  const slopes1 = gradient + plan.learned;
  const slopes2 = slopes1 + 4 * plan.first;
  return { gradient, slopes1, slopes2, bytes: slopes2 + 4 * plan.second };
}

export function makeBackward(plan: NetPlan, learning: LearningPlan, memory: WasmMemory): Backward {
  const locals = { integers: 2, vectors: 2 + BATCH };
  return makeFunctions(memory, [
    { name: "scatter", ...locals, code: scatterCode(plan, learning) },
    { name: "descend", ...locals, code: descendCode(plan, learning) },
  ]);
}

function scatterCode(plan: NetPlan, learning: LearningPlan): WasmCode {
  const code = new WasmCode();
  for (let from = 0; from < 4 * plan.first; from += 16 * BATCH) {
    for (let i = 0; i < BATCH; i++)
      code
        .integer(0)
        .load(learning.slopes1 + from + 16 * i)
        .set(SLOPES + i);
    code.loop(
      AT,
      () => code.get(COUNT).integer(4).times(),
      () => {
        code.get(AT).loadInteger(plan.rows).set(ROW);
        code.get(AT).splat(plan.values).set(FACTOR);
        addSlopes(code, learning.gradient + from);
      },
    );
  }
  return code;
}

function descendCode(plan: NetPlan, learning: LearningPlan): WasmCode {
  if (plan.second !== 4 * BATCH) throw new RangeError("the second layer must be 32 wide");
  const code = new WasmCode();
  for (let i = 0; i < BATCH; i++)
    code
      .integer(0)
      .load(learning.slopes2 + 16 * i)
      .set(SLOPES + i);
  return code.loop(
    AT,
    () => code.integer(4 * plan.first),
    () => {
      code.get(AT).integer(plan.second).times().set(ROW);
      code.get(AT).splat(plan.hidden1).set(FACTOR);
      addSlopes(code, learning.gradient + plan.weights2);
      code.zero();
      for (let i = 0; i < BATCH; i++)
        code
          .get(ROW)
          .load(plan.weights2 + 16 * i)
          .get(SLOPES + i)
          .multiply()
          .add();
      code.set(TOTAL).get(AT);
      code.get(TOTAL).lane(0).get(TOTAL).lane(1).addFloats();
      code.get(TOTAL).lane(2).addFloats().get(TOTAL).lane(3).addFloats().storeFloat(learning.slopes1);
    },
  );
}

function addSlopes(code: WasmCode, to: number): void {
  for (let i = 0; i < BATCH; i++) {
    code
      .get(ROW)
      .get(ROW)
      .load(to + 16 * i)
      .get(FACTOR)
      .get(SLOPES + i)
      .multiply()
      .add()
      .store(to + 16 * i);
  }
}
