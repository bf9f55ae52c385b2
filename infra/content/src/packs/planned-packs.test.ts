import { inMoreParts, plannedPacks } from './planned-packs.ts';
import type { SiteFile } from './site-files.ts';

const page = (name: string, hash = 'one', queries: readonly string[] = []): SiteFile => ({
  path: `/en-us/docs/glossary/${name}`,
  file: `en-us/docs/glossary/${name}/index.json`,
  kind: 'page',
  stamp: '',
  hash,
  bytes: 10,
  queries,
});
const compat: SiteFile = { path: '/bcd/css.gap.json', file: 'bcd/css.gap.json', kind: 'compat', stamp: '', hash: 'c', bytes: 5 };
const picture: SiteFile = { ...page('tea'), path: '/en-us/docs/glossary/tea/cup.png', file: 'cup', kind: 'media', hash: 'p' };
const many = [...Array.from({ length: 40 }, (_, number) => page(`page_${number}`)), page('tea', 'one', ['css.gap']), picture, compat];

test('the version of a pack is what is in it, in whatever order it came', () => {
  const [pack] = plannedPacks(many);
  expect(pack).toMatchObject({ id: 'glossary.en-US', part: 1, parts: 1 });
  expect(plannedPacks(many.toReversed())[0]?.version).toBe(pack?.version);
  expect(plannedPacks([...many, page('more')])[0]?.version).not.toBe(pack?.version);
  expect(plannedPacks([page('page_0', 'two'), ...many.slice(1)])[0]?.version).not.toBe(pack?.version);
});

test('what has become too large is divided, each page with what is beside it, and nothing is in two parts', () => {
  const parts = inMoreParts(inMoreParts(plannedPacks(many), many), many);
  expect(parts.map(({ id }) => id)).toEqual(['1of4', '2of4', '3of4', '4of4'].map((part) => `glossary.en-US.${part}`));
  const paths = parts.flatMap(({ files }) => files.map(({ path }) => path));
  expect(paths.toSorted()).toEqual(many.map(({ path }) => path).sort());
  const withTea = parts.filter(({ files }) => files.some(({ path }) => /tea|bcd/.test(path)));
  expect(withTea).toHaveLength(1);
});

test('a page stays in its part whatever becomes of others', () => {
  const partsOf = (files: readonly SiteFile[]) =>
    inMoreParts(plannedPacks(files), files).map(({ files: own }) => own.map(({ path }) => path).filter((path) => path.includes('page_')));
  const [before, after] = [partsOf(many), partsOf(many.slice(7))];
  for (const [place, own] of after.entries()) for (const path of own) expect(before[place]).toContain(path);
});
