import type { Outcome, Step } from './step.ts';

/** Steps that keep hardly more than one core busy each begin together, at the turn of the first; each is told of in its own turn. */
export function together(steps: readonly Step[]): Step[] {
  let begun: ReadonlyArray<Promise<Outcome>> | undefined;
  const begin = (progress: (news: string) => void) =>
    steps.map((step) => {
      const run = step.run(progress);
      // Waited for in its turn; until then it is not reported that it broke down.
      run.catch(() => undefined);
      return run;
    });
  return steps.map(({ name }, index) => ({
    name,
    async run(progress) {
      begun ??= begin(progress);
      return begun[index] as Promise<Outcome>;
    },
  }));
}
