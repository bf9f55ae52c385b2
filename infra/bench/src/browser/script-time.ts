import type { CDPSession } from '@playwright/test';

interface CallFrame {
  readonly url: string;
}

interface Profile {
  readonly nodes: ReadonlyArray<{ readonly id: number; readonly callFrame: CallFrame; readonly children?: readonly number[] }>;
  readonly samples?: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas?: readonly number[];
}

/** Microseconds between two looks at the stack. */
const interval = 200;

export async function watchScripts(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval });
  await cdp.send('Profiler.start');
}

/** Milliseconds of the main thread with code of such a script on the stack, whatever called it and whatever it calls, since it is watched. */
export async function scriptTime(cdp: CDPSession, isCounted: (url: string) => boolean): Promise<number> {
  const { profile } = await cdp.send('Profiler.stop');
  return timeIn(profile, isCounted);
}

export function timeIn({ nodes, samples = [], timeDeltas = [] }: Profile, isCounted: (url: string) => boolean): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const counted = new Set<number>();
  const [root] = nodes;
  const visit = (id: number, isWithin: boolean): void => {
    const { callFrame, children = [] } = byId.get(id) ?? { callFrame: { url: '' } };
    const isIn = isWithin || isCounted(callFrame.url);
    if (isIn) counted.add(id);
    for (const child of children) visit(child, isIn);
  };
  if (root) visit(root.id, false);
  // A sample says what ran until the next one.
  return samples.reduce((sum, id, index) => sum + (counted.has(id) ? (timeDeltas[index + 1] ?? 0) / 1000 : 0), 0);
}
