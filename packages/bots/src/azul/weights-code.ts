/** Nets as text: 16-bit weights in base64, so that they travel inside a module and need no file at run time. */
import { Net } from "./net.ts";

export interface StoredNet {
  readonly seats: number;
  readonly free: boolean;
  /** Largest weight of each layer; the 16 bits are fractions of it. */
  readonly scales: readonly number[];
  readonly data: string;
}

const FULL = 32_767;

export function readNet(stored: StoredNet): Net {
  const net = new Net(stored.seats, stored.free);
  const bytes = Uint8Array.from(atob(stored.data), (char) => char.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  layersOf(net).forEach((layer, index) => {
    for (let i = 0; i < layer.length; i++, at += 2) {
      layer[i] = (view.getInt16(at, true) / FULL) * stored.scales[index];
    }
  });
  return net;
}

export function storeNet(net: Net): StoredNet {
  const layers = layersOf(net);
  const scales = layers.map((layer) => layer.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9));
  const view = new DataView(new ArrayBuffer(2 * layers.reduce((sum, layer) => sum + layer.length, 0)));
  let at = 0;
  layers.forEach((layer, index) => {
    for (const weight of layer) {
      view.setInt16(at, Math.round((weight / scales[index]) * FULL), true);
      at += 2;
    }
  });
  let text = "";
  for (let i = 0; i < view.byteLength; i++) text += String.fromCharCode(view.getUint8(i));
  return { seats: net.shape.seats, free: net.shape.free, scales, data: btoa(text) };
}

function layersOf(net: Net): Float32Array[] {
  return [net.inner, net.outer, net.outerBias];
}
