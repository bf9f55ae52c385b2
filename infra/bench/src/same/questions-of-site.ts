import { readFileSync } from 'node:fs';
import { activeLocales, fallbackLocale } from '@webdocs/contracts/reader/locale';
import { siteAsker, type Question } from './question.ts';
import { specialQuestions } from './special-questions.ts';

interface ListOptions {
  readonly site: string;
  /** `_redirects.txt` of the content that the site shows. */
  readonly redirects?: string | undefined;
}

/** The lists to visit one after the other: the later ones are the longer ones. */
export type QuestionLists = Readonly<Record<'special' | 'pages' | 'data' | 'beside' | 'redirects' | 'languages', Question[]>>;

/** All that can be asked of a site: what its sitemap lists, in every language and form, and what no sitemap lists. */
export async function questionsOfSite({ site, redirects }: ListOptions): Promise<QuestionLists> {
  const asker = siteAsker(site, 2);
  const listed = (await asker.ask({ path: '/sitemap.txt' })).body.toString().split('\n').filter(Boolean);
  const calls = await asker.ask({ path: '/api/openapi.json' });
  asker.close();
  const paths = listed.map((path) => encodeURI(decodeURI(path.replace(/^https?:\/\/[^/]+/, ''))));
  const documents = paths.filter((path) => path.includes('/docs/'));
  const everyLanguage = new Set(paths.flatMap((path) => activeLocales.map((locale) => path.replace(/^\/[^/]+/, `/${locale}`))));
  for (const path of paths) everyLanguage.delete(path);

  return {
    special: [...specialQuestions(), ...apiQuestions(JSON.parse(calls.body.toString()) as OpenApi)],
    pages: paths.map((path) => ({ path })),
    data: paths.map((path) => ({ path: `${path.replace(/\/$/, '')}/index.json` })),
    beside: documents.flatMap((path) =>
      ['.md', '/metadata.json', '/contributors.txt', '/changes.xml'].map((end) => ({ path: path + end })),
    ),
    redirects: redirects ? movedPaths(redirects).map((path) => ({ path })) : [],
    languages: [...everyLanguage].map((path) => ({ path })),
  };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every call as a stranger makes it, without a body. */
function apiQuestions({ paths }: OpenApi): Question[] {
  return Object.entries(paths).flatMap(([pattern, calls]) => {
    const path = pattern.replace(/\{[^}]*\}/g, '1');
    return Object.keys(calls)
      .filter((method) => /^(get|post|put|patch|delete)$/.test(method))
      .map((method) => (method === 'get' ? { path } : { path, method: method.toUpperCase() }));
  });
}

function movedPaths(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`/${fallbackLocale}/`))
    .map((line) => encodeURI(line.split('\t')[0] ?? ''));
}
