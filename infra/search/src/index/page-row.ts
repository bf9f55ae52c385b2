import type { SearchablePage } from '@webdocs/content/searchable';
import { searchedCalls } from '@webdocs/content/calls-in-search';
import { createHash } from 'node:crypto';
import { writeBlocks } from './text-blocks.ts';
import { linksIn, writeLink } from './linked-pages.ts';
import { plainTextOf } from './plain-text.ts';
import { termsOf, writeTerms } from './page-terms.ts';

/** What ranks a page beside its words. */
export interface PageFacts {
  readonly slug: string;
  readonly pageType: string | undefined;
  readonly status: readonly string[];
  readonly popularity: number;
  /** Words in its body. */
  readonly length: number;
}

export interface PageRow {
  readonly url: string;
  readonly locale: string;
  readonly digest: string;
  readonly title: string;
  readonly facts: PageFacts;
  readonly summary: string;
  readonly body: string;
  readonly terms: string;
}

/** Raised whenever the same page would be read another way. */
export const reading = 8;
const longestBody = 200_000;

/** Of all that the row of a page is made from: what has the same one need not be read again. */
export function rowDigest(page: SearchablePage): string {
  const { url, title, slug, pageType, status, popularity, digest } = page;
  return createHash('sha1')
    .update(JSON.stringify([reading, url, title, slug, pageType, status, popularity, digest]))
    .digest('base64url');
}

export async function rowOf(page: SearchablePage): Promise<PageRow> {
  const { url, locale, title, slug, pageType, status, popularity } = page;
  const source = (await page.read()).slice(0, longestBody);
  const calls = searchedCalls(source);
  const text = plainTextOf(source, calls);
  const { terms, length } = termsOf({ title, slug, text });
  return {
    url,
    locale,
    digest: rowDigest(page),
    title: title.replaceAll('\0', ' '),
    facts: { slug, pageType, status, popularity, length },
    summary: text.summary,
    body: writeBlocks(text.blocks),
    terms: writeTerms(
      new Map([...terms, ...[...linksIn(source, calls)].map(([link, said]) => [writeLink(link, said), 0] as const)]),
    ).replaceAll('\0', ''),
  };
}
