/** What a step has to show for itself when it ends. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Names of what was not run, so that nothing is left out silently. */
  readonly skipped: readonly string[];
  /** Printed when something failed. */
  readonly output: string;
  /** Which files a long run spends its time on. */
  readonly slowest?: readonly string[];
  /** Names of what passed, but not at once. */
  readonly secondTries?: readonly string[];
  /** What failed, each with the first line of its cause. */
  readonly failures?: readonly string[];
}

/** One thing that `npm test` looks at. */
export interface Step {
  readonly name: string;
  run(progress: (news: string) => void): Promise<Outcome>;
}

export function oneCheck(succeeded: boolean, output: string): Outcome {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [], output };
}
