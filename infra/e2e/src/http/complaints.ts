import type { Outcome } from '../trust/trust-runs.ts';

/** What a run expected and did not find, as sentences. */
export class Complaints {
  #expected = 0;
  readonly #found: string[] = [];

  expect(isSo: boolean, sentence: string): void {
    this.#expected += 1;
    if (!isSo) this.#found.push(sentence);
  }

  outcome(say: (line: string) => void): Outcome {
    for (const complaint of this.#found) say(`FAIL  ${complaint}`);
    return { passed: this.#expected - this.#found.length, failed: this.#found.length };
  }
}
