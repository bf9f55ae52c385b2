import { join } from 'node:path';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { startSite } from '../../site/running-site.ts';
import { chosenPages } from './chosen-pages.ts';
import { complaintsOfPages } from './hydrated-pages.ts';

const wantedPages = 500;
const saidEvery = 100;
const complaintsNamed = 20;

/** Hydrates 500 pages with React's development build, which reports mismatches. */
export async function hydrationAtLarge(say: (line: string) => void): Promise<{ readonly passed: number; readonly failed: number }> {
  const corpus = process.env.WEBDOCS_CORPUS;
  if (!corpus) throw new Error('WEBDOCS_CORPUS names no corpus');
  const site = await startSite(['--development', '--content', join(corpus, 'mdn-content'), '--with-default']);
  try {
    const addresses = chosenPages(await documentsOf(site.address), wantedPages);
    let said = 0;
    const complaints = await complaintsOfPages(site.address, addresses, (done) => {
      if (done < said + saidEvery) return;
      said = done;
      say(`${done} pages`);
    });
    const locales = new Set(addresses.map((address) => address.split('/')[1]));
    say(`${addresses.length} pages in ${locales.size} languages came to life, ${complaints.length} of them with complaints`);
    for (const { address, words } of complaints.slice(0, complaintsNamed)) say(`FAIL  ${address}: ${words.join(' | ')}`);
    return { passed: addresses.length - complaints.length, failed: complaints.length };
  } finally {
    await site.stop();
  }
}

async function documentsOf(site: string): Promise<string[]> {
  const lists = await Promise.all(
    activeLocales.map(async (locale) => {
      const response = await fetch(`${site}/${locale}/search-index.json`);
      return response.ok ? ((await response.json()) as ReadonlyArray<{ readonly url: string }>) : [];
    }),
  );
  return lists.flat().flatMap(({ url }) => (url.includes('/docs/') ? [url] : []));
}
