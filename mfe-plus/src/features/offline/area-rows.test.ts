import type { KeptArea } from '@webdocs/contracts/offline/offline-status';
import type { PackArea } from '@webdocs/contracts/offline/pack-areas';
import type { Pack, PackIndex } from '@webdocs/contracts/offline/pack-index';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { areaRows } from './area-rows.ts';
import { megabytes, secondsLeft } from './sizes.ts';

const pack = (area: PackArea, locale: Locale, bytes: number, pages: number) => ({ area, locale, bytes, pages }) as Pack;
const index = (...packs: Pack[]) => ({ latest: '', date: '', packs }) as PackIndex;
const area = (name: PackArea, change: Partial<KeptArea>): KeptArea => ({
  ...{ area: name, locale: 'en-US', state: 'ready', bytes: 0, total: 0, size: 50 },
  ...change,
});
const choice = (areas: PackArea[], locale: Locale = 'en-US') => ({ locale, areas });

test('before anything is chosen every area of the site is there with its size, but not what all of them need', () => {
  const rows = areaRows(index(pack('css', 'en-US', 5, 9), pack('site', 'en-US', 1, 1), pack('html', 'en-US', 3, 4)), choice([]), []);
  expect(rows.map(({ area: name, bytes, pages, state, isChosen }) => [name, bytes, pages, state, isChosen])).toEqual([
    ['html', 3, 4, 'absent', false],
    ['css', 5, 9, 'absent', false],
  ]);
});

test('in another language an area is as large as its pages and the English ones together', () => {
  const packs = [pack('css', 'en-US', 5, 9), pack('css', 'ja', 2, 3), pack('css', 'fr', 100, 100)];
  expect(areaRows(index(...packs), choice([], 'ja'), [])[0]).toMatchObject({ bytes: 7, pages: 12 });
});

test('of an area in two languages the one that is not ready tells what it is', () => {
  const kept = [area('css', { state: 'ready' }), area('css', { locale: 'ja', state: 'download', bytes: 3, total: 10 })];
  expect(areaRows(index(pack('css', 'en-US', 5, 9)), choice(['css'], 'ja'), kept)[0]).toMatchObject({
    ...{ state: 'download', came: 3, total: 10, isChosen: true },
  });
});

test('without a network what is here is listed with what it takes up', () => {
  expect(areaRows(undefined, choice(['css']), [area('css', { size: 70 })])).toEqual([
    expect.objectContaining({ area: 'css', bytes: 70, state: 'ready', pages: undefined }),
  ]);
});

test('what was chosen and is not known of yet waits', () => {
  expect(areaRows(index(pack('css', 'en-US', 5, 9)), choice(['css']), [])[0]?.state).toBe('waiting');
});

test('sizes are written as readers of a language do', () => {
  expect(megabytes(14_200_000, 'en-US')).toBe('14.2 MB');
  expect(megabytes(14_200_000, 'fr')).toMatch(/^14,2\sMo$/);
  expect(megabytes(2_000_000_000, 'en-US')).toBe('2 GB');
  expect([megabytes(11_200, 'en-US'), megabytes(0, 'en-US')]).toEqual(['12 kB', '0.0 MB']);
});

test('the time that is left goes in steps of five seconds over half a minute, and is not guessed', () => {
  expect([secondsLeft(100, 10), secondsLeft(410, 10), secondsLeft(100, undefined), secondsLeft(100, 0)]).toEqual([
    10,
    45,
    undefined,
    undefined,
  ]);
});
