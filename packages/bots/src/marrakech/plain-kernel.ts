/** The net's forward pass in plain JavaScript: for places without WebAssembly, and the standard it is tested against. */
import type { Kernel } from "./net-plan.ts";
import { OUTPUTS } from "./net-plan.ts";
import type { NetPlan } from "./net-plan.ts";

export function makePlainKernel(plan: NetPlan): Kernel {
  const buffer = new ArrayBuffer(plan.bytes);
  const floats = new Float32Array(buffer);
  const rows = new Int32Array(buffer, plan.rows, (plan.values - plan.rows) >> 2);
  const { first, second, blocks } = plan;
  const [heard, told] = [first / blocks, second / blocks];
  const [values, hidden1, hidden2, outputs] = [plan.values, plan.hidden1, plan.hidden2, plan.outputs].map(
    (at) => at >> 2,
  );

  function dense(from: number, inputs: number, weights: number, biases: number, width: number, to: number): void {
    for (let j = 0; j < width; j++) floats[to + j] = floats[biases + j];
    for (let i = 0; i < inputs; i++) {
      const factor = floats[from + i];
      if (factor === 0) continue;
      const row = weights + i * width;
      for (let j = 0; j < width; j++) floats[to + j] += factor * floats[row + j];
    }
  }

  function cutNegative(at: number, width: number): void {
    for (let j = at; j < at + width; j++) if (floats[j] < 0) floats[j] = 0;
  }

  function addEntries(to: number, count: number): void {
    for (let i = 0; i < count; i++) {
      const row = rows[i] >> 2;
      const factor = floats[values + i];
      for (let j = 0; j < first; j++) floats[to + j] += factor * floats[row + j];
    }
  }

  function settle(base: number, count: number): void {
    floats.copyWithin(base >> 2, plan.biases1 >> 2, (plan.biases1 >> 2) + first);
    addEntries(base >> 2, count);
  }

  function forward(base: number, count: number): void {
    floats.copyWithin(hidden1, base >> 2, (base >> 2) + first);
    addEntries(hidden1, count);
    cutNegative(hidden1, first);
    for (let i = 0; i < blocks; i++) {
      const weights = (plan.weights2 >> 2) + i * heard * told;
      dense(hidden1 + i * heard, heard, weights, (plan.biases2 >> 2) + i * told, told, hidden2 + i * told);
    }
    cutNegative(hidden2, second);
    dense(hidden2, second, plan.weights3 >> 2, plan.biases3 >> 2, OUTPUTS, outputs);
  }

  return { buffer, forward, settle };
}
