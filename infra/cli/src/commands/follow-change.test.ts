import { Failure } from '@webdocs/contracts/failures/failure';
import type { RequestedChange } from '@webdocs/contracts/remote/requested-change';
import { followChange } from './follow-change.ts';

const pointer = { revision: 2, changedAt: '2026-01-01T00:00:00.000Z', versions: { 'mfe-docs': '1.1.0' } };
const change = (steps: string[], outcome: RequestedChange['outcome'] = null): RequestedChange => ({
  id: 'c1',
  changes: { 'mfe-docs': '1.1.0' },
  reason: 'deploy',
  by: 'operator/local',
  startedAt: '2026-01-01T00:00:00.000Z',
  steps,
  outcome,
});
const away = new Failure('SITE_NOT_RUNNING', { place: 'http://127.0.0.1:9', cause: 'connect ECONNREFUSED' });

/** What comes of it where the site answers so, one after the other; the steps that were told, and how many it was said to know. */
async function followed(answers: ReadonlyArray<RequestedChange | Failure>, patienceMs?: number) {
  const left = [...answers];
  const told: string[] = [];
  const seen: number[] = [];
  const news = async (id: string, known: number): Promise<RequestedChange> => {
    seen.push(known);
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Failure) throw answer;
    return answer as RequestedChange;
  };
  const following = followChange(change([]), {
    news,
    onStep: (step) => told.push(step),
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  const result = await following.catch((thrown: Failure) => `${thrown.code}: ${thrown.message}`);
  return { result, told, seen };
}

test('each step is told once, and the answer is what came of it', async () => {
  const { result, told, seen } = await followed([
    change(['drawing']),
    change(['drawing']),
    change(['drawing', 'opening 1', 'opening 2'], { kind: 'live', pointer }),
  ]);
  expect(result).toEqual(pointer);
  expect(told).toEqual(['drawing', 'opening 1', 'opening 2']);
  expect(seen).toEqual([0, 1, 1]);
});

test('a refusal is the one of the site', async () => {
  const values = { remote: 'mfe-docs', version: '1.1.0', cause: 'the page crashed' };
  const { message } = new Failure('RELEASE_REHEARSAL_FAILED', values);
  const { result } = await followed([change([], { kind: 'refused', code: 'RELEASE_REHEARSAL_FAILED', message, values })]);
  expect(result).toBe(`RELEASE_REHEARSAL_FAILED: ${message}`);
});

test('a refusal by a newer site, whose code is not known here, is told in its words', async () => {
  const { result } = await followed([change([], { kind: 'refused', code: 'MOON_FULL', message: 'The moon is full', values: {} })]);
  expect(result).toBe('OPERATOR_CALL_FAILED: The site could not do it: The moon is full');
});

test('an answer that is lost on the way is asked for again', async () => {
  const { result } = await followed([away, change([], { kind: 'live', pointer })]);
  expect(result).toEqual(pointer);
});

test('a site that gives no answer for long leaves it unknown what came of it', async () => {
  expect((await followed([away], 0)).result).toMatch(
    /^CHANGE_OUTCOME_UNKNOWN: Whether mfe-docs 1\.1\.0 went live is not known: No site answers/,
  );
});

test('a site that was started again meanwhile does not know the change: nothing is claimed of it', async () => {
  expect((await followed([new Failure('CHANGE_UNKNOWN', { id: 'c1' })])).result).toMatch(
    /^CHANGE_OUTCOME_UNKNOWN: .*This gateway knows of no change c1/,
  );
});
