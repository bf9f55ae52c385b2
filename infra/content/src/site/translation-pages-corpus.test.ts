import { brotliCompressSync } from 'node:zlib';
import { addressOf } from '@webdocs/contracts/reader/address';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { TranslationsPage } from '@webdocs/contracts/page/translations-page';
import { configuration } from '@webdocs/testing/public-configuration';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { realDocuments } from '../../fixtures/real-corpus.ts';
import { openContent, type Content } from '../content.ts';

const root = realDocuments();
const onCorpus = root ? test : test.skip;
/** Of one list, compressed, as a browser gets it. */
const mostBytes = 100_000;

let content: Content;
beforeAll(async () => {
  if (!root) return;
  const translated = writtenTree({ 'files/fr/web/css/index.md': documentText('Web/CSS', 'CSS', 'Texte.') });
  content = await openContent({ roots: [translated, root], configuration, pages: await sitePagesHere(), report: () => undefined });
}, 300_000);
afterAll(() => content?.close());

async function shown(path: string, search = ''): Promise<TranslationsPage> {
  const answer = await content.page(addressOf(path, search));
  if (answer.kind !== 'found') throw new Error(`${path} is ${answer.kind}`);
  return answer.page as TranslationsPage;
}

onCorpus(
  'with fourteen thousand pages every list of every language stays small, and all of them together name every page',
  async () => {
    const others = configuration.locales.filter((locale) => locale !== fallbackLocale);
    const began = performance.now();
    let largest = 0;
    const lists = content.paths().filter((path) => /^\/[^/]+\/translations(?:\/|$)/.test(path));
    for (const path of lists)
      largest = Math.max(largest, brotliCompressSync(JSON.stringify(await shown(path)), { params: { [1]: 4 } }).byteLength);
    process.stderr.write(`${lists.length} lists in ${Math.round(performance.now() - began)} ms, the largest has ${largest} bytes\n`);
    expect(largest).toBeLessThan(mostBytes);
    const first = await shown('/fr/translations');
    expect(first.languages.map(({ locale }) => locale)).toEqual(others);
    const seen = new Set<string>();
    for (let page = 1; page <= first.pages; page++)
      for (const { slug } of (await shown(page === 1 ? '/fr/translations' : `/fr/translations/${page}`)).rows) seen.add(slug);
    expect(seen.size).toBe(first.total);
    expect(first.total).toBeGreaterThan(14_000);
  },
  300_000,
);
