/**
 * Nets as text, so that they travel inside a module and need no file at run time: base64 of a shape (whole numbers that
 * say which net it is), one unit per layer, and every weight as a 16-bit multiple of its layer's unit. Sixteen bits
 * change what a net says by less than a ten-thousandth; eight would save little and cost strength.
 */

const LARGEST = 32_767;
const UNIT_BYTES = 8;

export function makeWeights(shape: readonly number[], layers: readonly Float32Array[]): string {
  const head = 2 + 2 * shape.length;
  const body = head + UNIT_BYTES * layers.length;
  const view = new DataView(new ArrayBuffer(body + 2 * layers.reduce((sum, layer) => sum + layer.length, 0)));
  view.setUint16(0, shape.length, true);
  shape.forEach((size, i) => view.setUint16(2 + 2 * i, size, true));
  let at = body;
  layers.forEach((layer, i) => {
    const unit = layer.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / LARGEST;
    view.setFloat64(head + UNIT_BYTES * i, unit, true);
    for (const weight of layer) {
      view.setInt16(at, Math.round(weight / unit), true);
      at += 2;
    }
  });
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(""));
}

/** `build` makes the net of a shape; `layersOf` gives its layers, in the order in which they were written. */
export function parseWeights<N>(
  text: string,
  build: (shape: readonly number[]) => N,
  layersOf: (net: N) => readonly Float32Array[],
): N {
  const view = new DataView(decode(text).buffer);
  const shape = Array.from({ length: view.getUint16(0, true) }, (_, i) => view.getUint16(2 + 2 * i, true));
  const net = build(shape);
  const layers = layersOf(net);
  const head = 2 + 2 * shape.length;
  let at = head + UNIT_BYTES * layers.length;
  layers.forEach((layer, i) => {
    const unit = view.getFloat64(head + UNIT_BYTES * i, true);
    for (let weight = 0; weight < layer.length; weight++, at += 2) layer[weight] = unit * view.getInt16(at, true);
  });
  return net;
}

/** A plain loop: `Uint8Array.from` walks the letters of the text one by one, which takes twenty times as long. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
