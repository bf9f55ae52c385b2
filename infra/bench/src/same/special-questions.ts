import { activeLocales } from '@webdocs/contracts/reader/locale';
import { retiredLocales } from '@webdocs/contracts/reader/retired-locales';
import type { Question } from './question.ts';

const first = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array';

/** Words that come without a language before them, in address bars and old links. */
const firstWords = [
  '_404',
  '_feedback',
  '_flaws',
  '_homepage',
  '_sitemap',
  '_translations',
  'about',
  'advertising',
  'blog',
  'community',
  'curriculum',
  'docs',
  'docs/Web/CSS',
  'games',
  'newsletter',
  'observatory',
  'play',
  'plus',
  'search',
  'search?q=flex',
  'settings',
];

/** Pages of every language that no sitemap lists. */
const unlisted = [
  '',
  '/',
  '/_homepage',
  '/_feedback',
  '/_flaws',
  '/_sitemap',
  '/_sitemap/docs',
  '/_translations',
  '/_translations/missing',
  '/about',
  '/advertising',
  '/blog',
  '/blog/',
  '/blog/nowhere/',
  '/community',
  '/community/spotlight/nobody',
  '/curriculum/',
  '/docs',
  '/docs/Nowhere',
  '/docs/Web',
  '/docs/Web/',
  '/docs/web/css',
  '/docs/Web/CSS/::before',
  '/docs/HTML',
  '/games',
  '/newsletter',
  '/nowhere',
  '/observatory',
  '/observatory/analyze?host=example.org',
  '/play',
  '/play?id=abc',
  '/plus',
  '/plus/ai-help',
  '/plus/collections',
  '/plus/collections/1',
  '/plus/docs/faq',
  '/plus/settings',
  '/plus/staff',
  '/plus/updates',
  '/search',
  '/search?q=array',
  '/search?q=array&page=2',
  '/search?q=array&sort=popularity',
  '/search?q=array&locale=en-US&locale=fr',
  '/search?q=samovar',
  '/search?q=%3Cscript%3E',
  '/settings',
  '/opensearch.xml',
  '/search-index.json',
  '/search-titles.txt',
  '/metadata.json',
];

const files = [
  '/',
  '/robots.txt',
  '/sitemap.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/opensearch.xml',
  '/en-US/blog/rss.xml',
  '/assets/icon.svg',
  '/assets/missing.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/_whatsdeployed',
  '/_whatsdeployed/code.json',
  '/_whatsdeployed/content.json',
  '/_composition/live.json',
  '/_composition/0000000000000000.json',
  '/_document?url=/en-US/docs/Web/CSS',
  '/_changes',
  '/healthz',
  '/readyz',
  '/remotes/shell/1.0.0-0000000000/client/main.js',
  '/bcd/api/v0/current/api.fetch.json',
  '/bcd/api/v0/current/css.properties.gap.json',
  '/bcd/api/v0/current/javascript.builtins.Array.flatMap.json',
  '/bcd/api/v0/current/nothing.at.all.json',
  '/bcd/api/v0/current/api.json',
  '/api/docs',
  '/api/openapi.json',
  '/%zz',
  '/%00',
  '/en-US/..%2fsecret',
  '/en-US//docs///Web',
  `/${'a'.repeat(9000)}`,
  '/docs/Web/CSS$revision/1',
  '/en-US/docs/Web/CSS$edit',
  '/_operator/releases',
];

const besidePages = ['/index.json', '.md', '/metadata.json', '/contributors.txt', '/changes.xml'];

/** What readers, programs and strangers ask for beside the pages of the sitemap. */
export function specialQuestions(): Question[] {
  const inLanguages = activeLocales.flatMap((locale) => [
    ...unlisted.flatMap((rest) => withData(`/${locale}${rest}`)),
    ...besidePages.map((rest) => `/${locale}/docs/Web/CSS${rest}`),
    `/sitemaps/${locale.toLowerCase()}/sitemap.xml.gz`,
    `/${locale.toLowerCase()}/docs/Web/CSS`,
    `/${locale.toUpperCase()}/docs/Web/CSS`,
  ]);
  const otherLanguages = [...Object.keys(retiredLocales), 'pt', 'zh', 'zh-Hant', 'fr-FR', 'tlh', 'EN'].flatMap((locale) => [
    `/${locale}`,
    `/${locale}/docs/Web/CSS`,
    `/${locale}/docs/Web/CSS/index.json?a=b&c`,
  ]);
  const negotiated = ['en-US,en;q=0.9', 'fr-CA,fr;q=0.9,en;q=0.5', 'de,ja;q=0.8', 'tlh', 'pt', 'zh-Hant', '*'].flatMap((language) =>
    ['/', '/docs/Web/CSS', '/plus'].map((path) => ({ path, headers: { 'accept-language': language } })),
  );
  const remembered = activeLocales.flatMap((locale) =>
    ['/', '/docs/Web/CSS', '/en-US/docs/Web/CSS', '/fr/plus'].map((path) => ({ path, headers: { cookie: `preferredlocale=${locale}` } })),
  );
  const forms = [first, `${first}/index.json`, '/en-US/', '/en-US/docs/Nowhere', '/sitemap.txt', '/en-US/search-titles.txt'].flatMap(
    (path): Question[] => [
      { path, method: 'HEAD' },
      { path, method: 'POST' },
      { path, headers: { 'accept-encoding': 'gzip' } },
      { path, headers: { 'if-none-match': '"other"' } },
      { path, headers: { host: 'example.org' } },
    ],
  );
  const paths = [...files, ...firstWords.map((word) => `/${word}`), ...inLanguages, ...otherLanguages];
  return [...paths.map((path) => ({ path })), ...negotiated, ...remembered, ...forms];
}

/** A page and its data, where the address has no query. */
function withData(path: string): string[] {
  return /[?.]/.test(path) ? [path] : [path, `${path.replace(/\/$/, '')}/index.json`];
}
