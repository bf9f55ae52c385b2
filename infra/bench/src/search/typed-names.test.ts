import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { halves } from './judged-queries.ts';
import { readTyped, typedFile, typedFigures } from './typed-names.ts';

/**
 * Which half a query is in was decided by its hash, before any of them had been asked. When this fails, put the file back as it
 * was: a half that is changed to suit the order of titles says nothing about it.
 */
const frozen = 'a1ce26331eaaeccfc61497f3df04ba90c8443295be924bd170a928a3f66e3d4d';

test('the half of typed names that reports is the one that was written before they were asked', async () => {
  const bytes = await readFile(typedFile('reporting'));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(frozen);
});

test('there are two hundred beginnings and names, none twice, and each half has as many of both', async () => {
  const [tuning, reporting] = (await Promise.all(halves.map(readTyped))) as [Typed, Typed];
  const all = [...tuning, ...reporting].map(({ query }) => query);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const half of [tuning, reporting]) {
    const beginnings = half.filter(({ query }) => query.length >= 3 && query.length <= 6);
    expect(beginnings.length).toBeGreaterThanOrEqual(60);
    expect(half.length - beginnings.length).toBeGreaterThanOrEqual(30);
  }
});

type Typed = Awaited<ReturnType<typeof readTyped>>;

test('the half that reports has figures to reach, the other one only figures', async () => {
  const [first] = await readTyped('reporting');
  const figures = await typedFigures({ name: 'a list', find: async (query) => (query === first?.query ? [...first.accept] : []) });
  expect(figures.map(({ what, budget }) => [what, budget])).toEqual([
    ['quick search, tuning: wanted page first', undefined],
    ['quick search, tuning: wanted page among the first three', undefined],
    ['quick search, reporting: wanted page first', '>= 80'],
    ['quick search, reporting: wanted page among the first three', '>= 95'],
  ]);
  expect(figures.at(-1)?.value).toBeGreaterThan(0);
});
