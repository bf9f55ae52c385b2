import { Failure } from '@webdocs/contracts/failures/failure';
import { PackIndexSchema } from '@webdocs/contracts/offline/pack-index';
import { requestJson } from '@webdocs/http';
import { offlineProblem } from './offline-problem.ts';

const thrownBy = (answer: typeof fetch) =>
  requestJson('/packs/index.json', PackIndexSchema, { fetch: answer }).catch((thrown: unknown) => thrown);
const refusedAs = (failure: string, values = {}) =>
  thrownBy(async () => Response.json({ code: 503, message: 'Not now', error: 'Service Unavailable', failure, values }, { status: 503 }));

test('a site that is still making its packs is told as one, with how far it is', async () => {
  expect(offlineProblem(await refusedAs('PACKS_NOT_READY', { percent: 40 }), undefined)).toEqual({ words: 'packs-not-ready', percent: 40 });
});

test('a site that makes none is told as one', async () => {
  expect(offlineProblem(await refusedAs('PACKS_OFF'), undefined)?.words).toBe('packs-off');
});

test('a site that does not answer is a matter of the connection', async () => {
  const thrown = await thrownBy(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(offlineProblem(thrown, undefined)?.words).toBe('offline-file-missing');
});

test('without a network nothing is wrong where pages are kept', async () => {
  const thrown = await thrownBy(() => Promise.reject(new TypeError('Failed to fetch')));
  const local = { version: '1', date: '2026-01-01' };
  expect(offlineProblem(thrown, { local })).toBeUndefined();
  expect(offlineProblem(await refusedAs('PACKS_NOT_READY'), { local })?.words).toBe('packs-not-ready');
});

test('what the worker says of its last run is told where this page has no problem of its own', () => {
  const { code, message, values } = new Failure('PACK_NO_ROOM', { pack: 'css', bytes: 1 });
  expect(offlineProblem(undefined, { local: null, failure: { code, message, values } })?.words).toBe('pack-no-room');
  expect(offlineProblem(undefined, undefined)).toBeUndefined();
});

test('anything else is told in general words', () => {
  expect(offlineProblem(new TypeError('undefined is not a function'), undefined)?.words).toBe('offline-failed');
});
