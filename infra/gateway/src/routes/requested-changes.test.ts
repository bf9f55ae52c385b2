import { Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { openRequestedChanges, type RequestedChanges } from './requested-changes.ts';

const pointer: LivePointer = { revision: 2, changedAt: '2026-01-01T00:00:00.000Z', versions: { 'mfe-docs': '1.1.0' } };
const wanted = { changes: { 'mfe-docs': '1.1.0' }, reason: 'deploy', by: 'operator/local' } as const;

let reported: Failure[];
let requested: RequestedChanges;
beforeEach(() => {
  reported = [];
  requested = openRequestedChanges((failure) => reported.push(failure));
});

/** A change whose steps and end a test chooses. */
function underway(of: RequestedChanges = requested) {
  let step: (text: string) => void = () => undefined;
  let settle = { resolve: (_: LivePointer): void => undefined, reject: (_: unknown): void => undefined };
  const { change, done } = of.begin(wanted, (onStep) => {
    step = onStep;
    return new Promise((resolve, reject) => (settle = { resolve, reject }));
  });
  return { id: change.id, done, step: (text: string) => step(text), ...settle };
}

test('who asks how far a change is hears of the next step, and of the end', async () => {
  const change = underway();
  const first = requested.news(change.id, 0);
  change.step('drawing');
  expect(await first).toMatchObject({ ...wanted, steps: ['drawing'], outcome: null });
  expect(await requested.news(change.id, 0)).toMatchObject({ steps: ['drawing'] });
  const second = requested.news(change.id, 1);
  change.resolve(pointer);
  expect(await second).toMatchObject({ steps: ['drawing'], outcome: { kind: 'live', pointer } });
  expect(await requested.news(change.id, 1)).toMatchObject({ outcome: { kind: 'live' } });
});

test('without news the answer comes all the same after a while, before any connection ends of silence', async () => {
  const soon = openRequestedChanges(() => undefined, 1);
  const change = underway(soon);
  expect(await soon.news(change.id, 0)).toMatchObject({ steps: [], outcome: null });
  change.resolve(pointer);
});

test('what was refused is on record with its code, and what failed is reported too', async () => {
  const refused = underway();
  const failed = underway();
  refused.reject(new Failure('RELEASE_TRIAL_FAILED', { remote: 'mfe-docs', version: '1.1.0', cause: 'it is empty' }));
  failed.reject(new Error('no such table'));
  await expect(failed.done).rejects.toThrow('no such table');
  await requested.close();
  expect(requested.all()).toMatchObject([
    { id: failed.id, outcome: { kind: 'refused', code: 'OPERATOR_CALL_FAILED', values: { cause: 'no such table' } } },
    {
      id: refused.id,
      outcome: { kind: 'refused', code: 'RELEASE_TRIAL_FAILED', message: expect.stringContaining('it is empty') as string },
    },
  ]);
  expect(reported.map(({ code }) => code)).toEqual(['OPERATOR_CALL_FAILED']);
});

test('a change that a full disk ended says so, and where the way to room is', async () => {
  const failed = underway();
  failed.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  await expect(failed.done).rejects.toThrow('ENOSPC');
  expect(requested.all()).toMatchObject([{ outcome: { code: 'NO_ROOM_ON_DISK' } }]);
  expect(reported[0]?.remedy).toContain('"The disk is full"');
});

test('a change that is not known is said to be', async () => {
  await expect(requested.news('another', 0)).rejects.toMatchObject({ code: 'CHANGE_UNKNOWN', status: 404, values: { id: 'another' } });
});

test('a stop waits for what is being tried and takes no more', async () => {
  const change = underway();
  let isClosed = false;
  const closing = requested.close().then(() => (isClosed = true));
  expect(() => requested.begin(wanted, async () => pointer)).toThrow(
    expect.objectContaining({ code: 'SITE_STOPPING', status: 503 }) as Error,
  );
  change.step('opening a page');
  await requested.news(change.id, 0);
  expect(isClosed).toBe(false);
  change.resolve(pointer);
  await closing;
  expect(requested.all()).toMatchObject([{ outcome: { kind: 'live' } }]);
});

test('of changes that have ended the last fifty are kept', async () => {
  for (let count = 0; count < 51; count += 1) await requested.begin(wanted, async () => pointer).done;
  await requested.close();
  expect(requested.all()).toHaveLength(50);
});
