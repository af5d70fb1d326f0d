/**
 * A net as text: base64 of the widths, one scale a part, and all that is learned as 16-bit numbers.
 * Sixteen bits change a judgement by less than a ten-thousandth; eight would save little and cost strength.
 */
import { Net } from "./net.ts";
import type { NetWidths } from "./net.ts";
import type { NetPlan } from "./net-plan.ts";

const LARGEST = 32767;
const PARTS = 6;
const HEADER = 8 + 4 * PARTS;

export function makeWeights(net: Net): string {
  const { plan, learned } = net;
  const view = new DataView(new ArrayBuffer(HEADER + 2 * learned.length));
  [net.inputs.seats, plan.first, plan.second].forEach((width, i) => view.setUint16(2 * i, width, true));
  const ends = partEnds(plan);
  for (let part = 0, from = 0; part < PARTS; from = ends[part++]) {
    let largest = 1e-9;
    for (let i = from; i < ends[part]; i++) largest = Math.max(largest, Math.abs(learned[i]));
    const scale = Math.fround(largest / LARGEST);
    view.setFloat32(8 + 4 * part, scale, true);
    for (let i = from; i < ends[part]; i++) view.setInt16(HEADER + 2 * i, Math.round(learned[i] / scale), true);
  }
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(""));
}

export function parseWeights(text: string): Net {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const [seats, first, second] = [0, 2, 4].map((at) => view.getUint16(at, true));
  const widths: NetWidths = { seats, first, second };
  const net = new Net(widths);
  const ends = partEnds(net.plan);
  for (let part = 0, from = 0; part < PARTS; from = ends[part++]) {
    const scale = view.getFloat32(8 + 4 * part, true);
    for (let i = from; i < ends[part]; i++) net.learned[i] = scale * view.getInt16(HEADER + 2 * i, true);
  }
  return net;
}

/** Where each part ends among the learned numbers. */
function partEnds({ biases1, weights2, biases2, weights3, biases3, learned }: NetPlan): number[] {
  return [biases1, weights2, biases2, weights3, biases3, learned].map((at) => at >> 2);
}
