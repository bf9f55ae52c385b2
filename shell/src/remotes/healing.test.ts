import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import { createHealing } from './healing.ts';

const version = (name: string) => ({ version: name }) as ComposedRemote;

/** Time that a test moves by hand: each call runs what was scheduled last. */
function openPage(live: () => Record<string, ComposedRemote>, replace: (remote: string, next: ComposedRemote) => Promise<void>) {
  const waits: number[] = [];
  const scheduled: Array<() => void> = [];
  const healing = createHealing({
    fetchLive: async () => live(),
    replace,
    schedule(run, milliseconds) {
      waits.push(milliseconds);
      scheduled.push(run);
    },
  });
  const timePasses = async () => {
    scheduled.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { healing, waits, scheduled, timePasses };
}

test('a page in which everything works never asks what is live', () => {
  const { scheduled } = openPage(
    () => ({}),
    async () => undefined,
  );
  expect(scheduled).toHaveLength(0);
});

test('the next deploy of a failed remote is put into the open page', async () => {
  let live = { 'mfe-ads': version('1.0.0') };
  const replaced: string[] = [];
  const page = openPage(
    () => live,
    async (remote, next) => void replaced.push(`${remote} ${next.version}`),
  );
  page.healing.failed('mfe-ads', '1.0.0');
  await page.timePasses();
  expect(replaced).toEqual([]);
  live = { 'mfe-ads': version('1.0.1') };
  await page.timePasses();
  expect(replaced).toEqual(['mfe-ads 1.0.1']);
  expect(page.scheduled).toHaveLength(0);
});

test('a next deploy that fails as well is given up, and the one after it is tried', async () => {
  let live = { 'mfe-docs': version('2') };
  const tried: string[] = [];
  const page = openPage(
    () => live,
    async (_, next) => {
      tried.push(next.version);
      if (next.version === '2') throw new Error('still broken');
    },
  );
  page.healing.failed('mfe-docs', '1');
  await page.timePasses();
  await page.timePasses();
  live = { 'mfe-docs': version('3') };
  await page.timePasses();
  expect(tried).toEqual(['2', '3']);
});

test('a page asks less and less often, and a lost connection is no reason to stop', async () => {
  const page = openPage(
    () => {
      throw new Error('offline');
    },
    async () => undefined,
  );
  page.healing.failed('mfe-ads', '1');
  for (let asked = 0; asked < 12; asked += 1) await page.timePasses();
  expect(page.waits[0]).toBe(2000);
  expect(page.waits.at(-1)).toBe(30_000);
});
