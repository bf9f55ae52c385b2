import { activeLocales } from '@webdocs/contracts/reader/locale';
import { factsAt, type DeclaredPage } from '@webdocs/contracts/remote/page-facts';
import { definitionsHere, sitePagesHere } from '@webdocs/testing/site-pages';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';
import { routesTaken } from '@webdocs/registry/routes-taken';
import { buildRelease } from '@webdocs/testing/release-builder';
import { PageSchema } from '@webdocs/contracts/page/page';
import { pageTitlesOf } from '../page-titles.ts';

let pages: readonly DeclaredPage[] = [];
beforeAll(async () => void ({ pages } = await sitePagesHere()));

test.each([
  ['/en-US/docs/Learn', 'guides'],
  ['/en-US/docs/Learn/CSS/Grids', 'guides'],
  ['/en-US/docs/Learn_web_development/Core', 'guides'],
  ['/fr/docs/Web/Accessibility/ARIA', 'guides'],
  ['/fr/docs/Web', 'references'],
  ['/fr/docs/Web/CSS/color', 'references'],
  ['/fr/docs/Mozilla/Add-ons/WebExtensions/API', 'references'],
  ['/en-US/plus', 'plus'],
  ['/en-US/plus/ai-help', 'plus'],
  ['/en-US/curriculum/core/', 'curriculum'],
  ['/en-US/blog/', 'blog'],
  ['/ja/play', 'tools'],
  ['/en-US/observatory/analyze', 'tools'],
  ['/en-US/', undefined],
  ['/en-US/plusses', undefined],
  ['/en-US/search', undefined],
])('%s is found in the menu %s', (pathname, menu) => {
  expect(factsAt(pages, pathname).menu).toBe(menu);
});

test('home and the Plus landing page have a dark cover, pages below Plus have its colour alone', () => {
  expect(['/en-US/', '/fr', '/en-US/_homepage', '/en-US/plus'].map((path) => factsAt(pages, path).cover)).toEqual([true, true, true, true]);
  expect(factsAt(pages, '/en-US/plus/docs/faq')).toMatchObject({ colour: 'plus', languages: ['en-US'], standIn: true });
  expect(factsAt(pages, '/en-US/plus/docs/faq').cover).toBeUndefined();
  expect(
    ['blog/a/', 'curriculum/', 'newsletter', 'observatory', 'docs/Web'].map((path) => factsAt(pages, `/en-US/${path}`).colour),
  ).toEqual(['blog', 'curriculum', 'plus', 'observatory', undefined]);
});

test('every title that a definition names is said in every language', async () => {
  const named = (await definitionsHere()).filter((definition) => Object.values(definition.pages ?? {}).some(({ title }) => title));
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['mfe-docs', 'mfe-plus']));
  for (const definition of named) {
    const titles = (await pageTitlesOf(definition)) ?? {};
    expect(Object.keys(titles)).toEqual([...activeLocales]);
    for (const texts of Object.values(titles)) for (const [id, text] of Object.entries(texts)) expect(text).not.toBe(id);
  }
});

test('the words of a language on a document are 6 KB at most: as much as the definitions allow together', async () => {
  const budgets = (await definitionsHere()).flatMap(({ name, lateBudgetsKb = {} }) =>
    Object.entries(lateBudgetsKb).flatMap(([chunk, kilobytes]) => (/words$/.test(chunk) ? [{ chunk: `${name}/${chunk}`, kilobytes }] : [])),
  );
  expect(budgets.map(({ chunk }) => chunk)).toEqual(expect.arrayContaining(['shell/words', 'mfe-docs/words', 'mfe-search/words']));
  expect(budgets.reduce((sum, { kilobytes }) => sum + kilobytes, 0)).toBeLessThanOrEqual(6 + 1e-9);
});

/** They make pages of a kind. A change that takes an address out of one takes the file from here. */
const namingAddresses = [
  'infra/content/src/write/blog-addresses.ts',
  'infra/content/src/write/curriculum-page.ts',
  'infra/content/src/write/spotlight-address.ts',
  'shared/contracts/src/samples/playground-address.ts',
];

test('what holds for a page is in the definition of its remote: gateway, content, contracts and shell name no address of a remote', () => {
  const rooms =
    /^(shared\/contracts\/src|infra\/gateway\/src|infra\/content\/src\/(write|site|links)|shell\/src)\/(?!.*\.test\.tsx?$).*\.tsx?$/;
  const words = pages.flatMap(({ pattern }) => /^\/:locale\/([a-z]+)/.exec(pattern)?.[1] ?? []);
  const own = [...new Set(words)].filter((word) => !['docs', 'search'].includes(word));
  expect(own).toEqual(expect.arrayContaining(['plus', 'blog', 'play', 'community']));
  const address = new RegExp(`['"\`}](/en-US)?/(${own.join('|')})\\b`);
  expect(repositoryFiles().filter((path) => rooms.test(path) && address.test(readRepositoryFile(path)))).toEqual(namingAddresses);
});

/** Kinds that the shell shows by itself: the front page, a written text, and what is shown in place of a page. */
const kindsOfTheFrame = ['Homepage', 'Generic', 'NotFound', 'Offline', 'Broken'];
const namingKinds = [
  // They make pages of a kind.
  'infra/content/src/site/translation-pages.ts',
  'infra/content/src/site/writer-pages.ts',
  'infra/content/src/write/blog-pages.ts',
  'infra/content/src/write/curriculum-page.ts',
  'infra/content/src/write/document-page.ts',
  'infra/content/src/write/search-page.ts',
  'infra/content/src/write/side-by-side-page.ts',
  'infra/content/src/write/spa-page.ts',
  'infra/content/src/write/spotlight-page.ts',
  // They say what its data are.
  'shared/contracts/src/page/page.ts',
  'shared/contracts/src/page/read-page.ts',
  'shared/contracts/src/page/search-page.ts',
  'shared/contracts/src/page/side-by-side-page.ts',
  'shared/contracts/src/page/translations-page.ts',
  'shared/contracts/src/page/writers-page.ts',
];

test('what must be computed of a page is a function of its server entry: gateway, content, contracts and shell ask for no kind of page', () => {
  const rooms = /^(shared\/contracts|infra\/gateway|infra\/content|shell)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/;
  const kinds = PageSchema.options
    .flatMap(({ entries: { renderer } }) => ('options' in renderer ? [...renderer.options] : [renderer.literal]))
    .filter((kind) => !kindsOfTheFrame.includes(kind));
  expect(kinds).toEqual(expect.arrayContaining(['Doc', 'BlogPost', 'CurriculumLanding', 'Spa']));
  const named = new RegExp(`(?:renderer\\b.*|PageOf<|\\['|^ +\\w*: )'?(${kinds.join('|')})'`, 'm');
  expect(repositoryFiles().filter((path) => rooms.test(path) && named.test(readRepositoryFile(path)))).toEqual(namingKinds);
});

test('no remote takes addresses of another one', async () => {
  const releases = (await definitionsHere()).map((definition) => buildRelease({ name: definition.name, definition }).release);
  expect(releases.length).toBeGreaterThan(5);
  for (const release of releases)
    expect(
      routesTaken(
        release,
        releases.filter((other) => other !== release),
      ),
    ).toEqual([]);
});
