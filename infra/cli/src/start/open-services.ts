/** What a start has opened so far; closed the other way round, also where the start itself fails half-way. */
export class OpenServices {
  readonly #closings: Array<() => Promise<void> | void> = [];

  add(close: () => Promise<void> | void): void {
    this.#closings.push(close);
  }

  /** Closes everything, whatever fails; the first failure is told when all is done. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.#closings.pop(); close; close = this.#closings.pop()) {
      try {
        await close();
      } catch (thrown) {
        failures.push(thrown);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
