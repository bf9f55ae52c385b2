import type { Pack, PackIndex } from '@webdocs/contracts/offline/pack-index';
import type { KeptPack } from './offline-store.ts';
import { plannedUpdate } from './planned-update.ts';

const hash = 'a'.repeat(64);
const version = (digit: string) => digit.repeat(16);
const file = (name: string, bytes: number) => ({ file: `${name}.pack`, bytes, sha256: hash, seal: hash, signature: 'AA==' });
const pack = (area: Pack['area'], change: Partial<Pack> = {}): Pack => ({
  ...{ area, locale: 'en-US', part: 1, parts: 1, version: version('2'), date: '2026-01-01T00:00:00Z', pages: 3 },
  ...file(`${area}-2`, 100),
  updates: [],
  ...change,
});
const index = (...packs: Pack[]): PackIndex => ({ latest: version('9'), date: '2026-01-01T00:00:00Z', packs });
const kept = (area: Pack['area'], change: Partial<KeptPack> = {}): KeptPack => ({
  ...{ area, locale: 'en-US', part: 1, parts: 1, version: version('1'), date: '2025-12-01T00:00:00Z', pages: 3 },
  full: { version: version('1'), ...file(`${area}-1`, 90) },
  ...change,
});
const missing = (plan: ReturnType<typeof plannedUpdate>) =>
  plan.areas.map(({ area, missing: files }) => [area, files.map((one) => one.file)]);
const choose = (areas: ReadonlyArray<Pack['area']>) => ({ locale: 'en-US' as const, areas: [...areas] });

test('the first time an area is fetched whole, with what belongs to no area', () => {
  const plan = plannedUpdate(index(pack('html'), pack('css'), pack('site')), choose(['css']), []);
  expect(missing(plan)).toEqual([
    ['css', ['css-2.pack']],
    ['site', ['site-2.pack']],
  ]);
});

test('what is here in the latest version is not fetched again', () => {
  const plan = plannedUpdate(index(pack('css')), choose(['css']), [kept('css', { version: version('2') })]);
  expect(missing(plan)).toEqual([['css', []]]);
});

test('where the site has the changes since the version that is here, only they are fetched', () => {
  const update = { from: version('1'), ...file('css-1-2', 7) };
  const plan = plannedUpdate(index(pack('css', { updates: [update] })), choose(['css']), [kept('css')]);
  expect(missing(plan)).toEqual([['css', ['css-1-2.pack']]]);
  expect(plan.areas[0]?.packs[0]).toMatchObject({ version: version('2'), full: { file: 'css-1.pack' }, update: { file: 'css-1-2.pack' } });
});

test('where it has not, the whole area is fetched anew', () => {
  const plan = plannedUpdate(index(pack('css', { updates: [{ from: version('0'), ...file('css-0-2', 7) }] })), choose(['css']), [
    kept('css'),
  ]);
  expect(missing(plan)).toEqual([['css', ['css-2.pack']]]);
});

test('of a translated area the English pages come along, of other languages nothing', () => {
  const packs = [pack('css'), pack('css', { locale: 'ja', ...file('css-ja', 40) }), pack('css', { locale: 'fr', ...file('css-fr', 40) })];
  const plan = plannedUpdate(index(...packs), { locale: 'ja', areas: ['css'] }, []);
  expect(plan.areas.map(({ locale }) => locale)).toEqual(['en-US', 'ja']);
});

test('an area of several parts is one, and a part that is here is kept', () => {
  const parts = [1, 2].map((part) => pack('css', { part, parts: 2, ...file(`css-${part}`, 50) }));
  const first = kept('css', { version: version('2'), full: { version: version('2'), ...file('css-1', 50) } });
  const plan = plannedUpdate(index(...parts), choose(['css']), [first]);
  expect(missing(plan)).toEqual([['css', ['css-2.pack']]]);
});

test('what is not chosen any more is taken away, once for all of its parts', () => {
  const parts = [kept('html', { part: 1 }), kept('html', { part: 2 }), kept('css')];
  expect(plannedUpdate(index(pack('css'), pack('html')), choose(['css']), parts).unwanted).toEqual([{ area: 'html', locale: 'en-US' }]);
});

test('with nothing chosen nothing is kept', () => {
  const plan = plannedUpdate(index(pack('css'), pack('site')), choose([]), [kept('css'), kept('site')]);
  expect([plan.areas, plan.unwanted.map(({ area }) => area)]).toEqual([[], ['css', 'site']]);
});
