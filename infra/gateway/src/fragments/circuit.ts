const failuresUntilOpen = 3;
const openMs = 30_000;

/**
 * Stops asking for a fragment that keeps hanging: each try costs a worker. After a while one request tries again.
 */
export function createCircuit(now: () => number = Date.now) {
  const states = new Map<string, { failures: number; openUntil: number }>();
  return {
    isOpen: (key: string): boolean => (states.get(key)?.openUntil ?? 0) > now(),
    failed(key: string): void {
      const failures = (states.get(key)?.failures ?? 0) + 1;
      states.set(key, { failures, openUntil: failures >= failuresUntilOpen ? now() + openMs : 0 });
    },
    succeeded: (key: string): boolean => states.delete(key),
    openOnes: (): string[] => [...states].flatMap(([key, { openUntil }]) => (openUntil > now() ? [key] : [])),
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
