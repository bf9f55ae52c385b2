import { mostLinesSaid } from '../render-job.ts';

const longestLine = 500;
let lines: string[] = [];

function say(...given: unknown[]): void {
  if (lines.length < mostLinesSaid) lines.push(given.map(shown).join(' ').slice(0, longestLine));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value;
  }
}

function nothing(): void {}

/** What a bundle writes to the console goes with its answer to the log of the gateway. */
export const consoleOfBundles = {
  ...{ log: say, info: say, warn: say, error: say, debug: nothing, trace: nothing, dir: say, table: say },
  ...{ group: say, groupCollapsed: say, groupEnd: nothing, time: nothing, timeEnd: nothing, timeLog: nothing, count: nothing },
  assert: (condition: unknown, ...given: unknown[]): void => void (condition || say(...given)),
};

export function takeLines(): string[] {
  const taken = lines;
  lines = [];
  return taken;
}
