import type { Locale } from '@webdocs/contracts/reader/locale';
import { escapeXml } from './escape-xml.ts';
import { lastChangeOf } from './last-change.ts';
import type { FeedSource } from './feed.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.txt`: the path of every page, sorted. */
export function sitemapText({ paths }: FeedSource): string {
  return [...paths]
    .sort()
    .map((path) => `${path}\n`)
    .join('');
}

/** `/sitemap.xml`: one sitemap for each language that has pages. */
export function sitemapIndex({ configuration, address }: FeedSource): string {
  const entries = configuration.locales.map(
    (locale) => `<sitemap><loc>${escapeXml(`${address}/sitemaps/${locale.toLowerCase()}/sitemap.xml.gz`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

/** `/sitemaps/{locale}/sitemap.xml.gz`: the pages of one language that search engines may list, with their last change. */
export function* localeSitemap(locale: Locale, source: FeedSource): Generator<string> {
  yield `${declaration}<urlset xmlns="${namespace}">\n`;
  const lastChange = lastChangeOf(source);
  for (const path of source.paths) {
    if (!path.startsWith(`/${locale}/`) || !isListed(path, locale, source)) continue;
    const modified = lastChange(path);
    const lastmod = modified === undefined ? '' : `<lastmod>${escapeXml(modified)}</lastmod>`;
    yield `<url><loc>${escapeXml(source.address + encodeURI(path))}</loc>${lastmod}</url>\n`;
  }
  yield '</urlset>\n';
}

/** Left-over translations are not listed, and neither is English at the address of another language, nor a draft. */
function isListed(path: string, locale: Locale, { corpus, isUnlisted }: FeedSource): boolean {
  if (isUnlisted(path)) return false;
  const [section = '', ...rest] = path.slice(locale.length + 2).split('/');
  if (section === 'docs') return !/^(conflicting|orphaned)$/.test(rest[0] ?? '');
  if (section === 'blog') return !corpus.drafts.some(({ slug }) => slug === rest[0]);
  if (section === 'community' && rest[0] === 'spotlight') return locale === 'en-US';
  const slug = [section, ...rest].join('/').replace(/\/$/, '').toLowerCase();
  const translations = corpus.genericPages.filter((page) => page.slug.toLowerCase() === slug);
  return translations.length === 0 || translations.some((page) => page.locale === locale);
}
