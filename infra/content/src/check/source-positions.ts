export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

const linesAround = 3;

/** Lines and columns of a file, from offsets in characters. */
export class SourcePositions {
  readonly #starts = [0];

  constructor(readonly source: string) {
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): SourcePosition {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  /** A line with those around it, for writers who look at a flaw without opening the file. */
  contextOf(line: number): string {
    const first = this.#starts[Math.max(0, line - 1 - linesAround)] ?? 0;
    const after = this.#starts[line + linesAround];
    return this.source.slice(first, after === undefined ? undefined : after - 1);
  }
}
