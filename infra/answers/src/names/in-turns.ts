/** Does long work step by step, and lets requests have their turn in between. */
export async function inTurns(steps: Iterable<unknown>, turnMs = 8): Promise<void> {
  let until = performance.now() + turnMs;
  for (const _ of steps) {
    if (performance.now() < until) continue;
    await new Promise((resolve) => void setImmediate(resolve));
    until = performance.now() + turnMs;
  }
}
