/** A position that can be kept as plain numbers and put back. */
import { AzulPosition } from "@riad/azul";

export class KeptPosition extends AzulPosition {
  snapshot(): Int32Array {
    return this.cells.slice();
  }

  restore(cells: Int32Array): void {
    this.cells.set(cells);
  }
}
