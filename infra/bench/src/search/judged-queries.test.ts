import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { realDocuments } from '@webdocs/content/fixtures/real-corpus';
import { folderOfSlug } from '@webdocs/content/slug-folder';
import { halfFile, halves, queryKinds, readHalf } from './judged-queries.ts';

/**
 * The reporting half was written before any rule of the ranking, by an author who had not seen one. When this fails, put
 * the file back as it was: a half that is changed to suit the search says nothing about it.
 */
const frozen = '6cadeb53069cf90a5436fda073c289e13ca07f2d144080d2dc2f5eedacef4d43';

test('the half that reports is the one that was written before the search', async () => {
  const bytes = await readFile(halfFile('reporting'));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(frozen);
});

test.each(halves)('the %s half has enough queries of every kind, none twice', async (half) => {
  const judged = await readHalf(half);
  expect(judged.length).toBeGreaterThanOrEqual(160);
  expect(repeated(judged.map(({ query }) => query.toLowerCase()))).toEqual([]);
  for (const kind of queryKinds) expect(judged.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(15);
});

test('no query is in both halves', async () => {
  const all = (await Promise.all(halves.map(readHalf))).flat();
  expect(repeated(all.map(({ query }) => query.toLowerCase()))).toEqual([]);
});

const corpus = realDocuments();
(corpus ? test.each : test.skip.each)(halves)('every page that the %s half accepts is in the corpus', async (half) => {
  const accepted = new Set((await readHalf(half)).flatMap(({ accept }) => accept));
  const missing: string[] = [];
  for (const address of accepted) if (!(await isInCorpus(address))) missing.push(address);
  expect(missing).toEqual([]);
});

async function isInCorpus(address: string): Promise<boolean> {
  const slug = address.replace('/en-US/docs/', '');
  const file = join(corpus as string, 'files/en-us', folderOfSlug(slug), 'index.md');
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').includes(`slug: ${slug}`);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}
