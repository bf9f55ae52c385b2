import { execFileSync } from 'node:child_process';
import { TranslationsPageSchema, type TranslationsPage } from '@webdocs/contracts/page/translations-page';
import { addressOf } from '@webdocs/contracts/reader/address';
import { configuration } from '@webdocs/testing/public-configuration';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import { documentText, writeIn, writtenTree } from '@webdocs/testing/written-tree';
import * as v from 'valibot';
import { openContent, type Content } from '../content.ts';

function git(root: string, date: string, ...words: readonly string[]): string {
  const settings = ['-c', 'user.name=A. Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return execFileSync('git', ['-C', root, ...settings, ...words], { env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const english = (slug: string) => `files/en-us/${slug.toLowerCase()}/index.md`;
const french = (slug: string) => `files/fr/${slug.toLowerCase()}/index.md`;
const translated = (slug: string, title: string, commit?: string) =>
  documentText(slug, title, 'Texte.', commit === undefined ? {} : { l10n: `{ sourceCommit: ${commit} }` });

/** A repository in which one English page changed twice after it was translated, and another did not. */
async function translatedSite(): Promise<{ readonly content: Content; readonly root: string }> {
  const root = writtenTree({
    [english('Web/CSS')]: documentText('Web/CSS', 'CSS'),
    [english('Web/CSS/gap')]: documentText('Web/CSS/gap', 'gap'),
    [english('Web/HTML')]: documentText('Web/HTML', 'HTML'),
    [english('Learn')]: documentText('Learn', 'Learn'),
    'popularities.json': JSON.stringify({ '/en-US/docs/Learn': 10, '/en-US/docs/Web/HTML': 90 }),
  });
  git(root, '2026-03-01T10:00:00Z', 'init', '-q');
  git(root, '2026-03-01T10:00:00Z', 'remote', 'add', 'origin', 'https://code.example/pages/content.git');
  git(root, '2026-03-01T10:00:00Z', 'add', '.');
  git(root, '2026-03-01T10:00:00Z', 'commit', '-qm', 'First');
  const first = git(root, '2026-03-01T10:00:00Z', 'rev-parse', 'HEAD');
  writeIn(root, english('Web/CSS'), documentText('Web/CSS', 'CSS', 'More.'));
  git(root, '2026-03-02T10:00:00Z', 'commit', '-qam', 'Second');
  writeIn(root, english('Web/CSS'), documentText('Web/CSS', 'CSS', 'Even more.'));
  git(root, '2026-03-12T10:00:00Z', 'commit', '-qam', 'Third');
  writeIn(root, french('Web/CSS'), translated('Web/CSS', 'CSS', first));
  writeIn(root, french('Web/HTML'), translated('Web/HTML', 'HTML', first.slice(0, 12)));
  writeIn(root, french('Learn'), translated('Learn', 'Apprendre'));
  writeIn(root, french('Old'), translated('Old', 'Vieux', first));
  return { content: await openContent({ roots: [root], configuration, pages: await sitePagesHere(), report: () => undefined }), root };
}

async function shown({ content }: { readonly content: Content }, path: string, search = ''): Promise<TranslationsPage> {
  const answer = await content.page(addressOf(path, search));
  if (answer.kind !== 'found') throw new Error(`${path} is ${answer.kind}`);
  return v.parse(TranslationsPageSchema, answer.page);
}

const statesOf = ({ rows }: TranslationsPage) => rows.map(({ slug, state }) => `${slug} ${state}`);

test('a language lists its pages with what they lack, the ones with most to catch up on first and missing ones last', async () => {
  const site = await translatedSite();
  const page = await shown(site, '/fr/translations');
  expect(statesOf(page)).toEqual(['Web/CSS behind', 'Old orphaned', 'Learn unknown', 'Web/HTML current', 'Web/CSS/gap missing']);
  expect(page.rows[0]).toEqual({
    title: 'CSS',
    slug: 'Web/CSS',
    state: 'behind',
    changes: 2,
    since: '2026-03-02',
    days: 10,
    source: 'https://code.example/pages/content/commits/HEAD/files/en-us/web/css/index.md',
  });
  expect(page.upTo).toBe('2026-03-12');
});

test('every language is told in short, and each section of the documentation', async () => {
  const site = await translatedSite();
  const { languages, sections } = await shown(site, '/fr/translations');
  const none = { current: 0, behind: 0, unknown: 0, orphaned: 0, missing: 4 };
  expect(languages.find(({ locale }) => locale === 'fr')).toEqual({
    locale: 'fr',
    native: 'Français',
    url: '/fr/translations',
    counts: { current: 1, behind: 1, unknown: 1, orphaned: 1, missing: 1 },
  });
  expect(languages.find(({ locale }) => locale === 'ja')?.counts).toEqual(none);
  expect(sections.map(({ slug, pages, counts }) => [slug, pages, counts?.missing])).toEqual([
    ['Web/CSS', 2, 1],
    // “Apprendre”.
    ['Learn', 1, 0],
    ['Web/HTML', 1, 0],
    ['Old', 0, 0],
  ]);
});

test('a section without a page in the language is called by its English name, and said to be', async () => {
  const { sections } = await shown(await translatedSite(), '/ja/translations');
  expect(sections.map(({ title, lang }) => [title, lang])).toEqual([
    ['CSS', 'en-US'],
    ['HTML', 'en-US'],
    ['Learn', 'en-US'],
  ]);
  const french = await shown(await translatedSite(), '/fr/translations');
  expect(french.sections.map(({ title, lang }) => [title, lang])).toContainEqual(['Apprendre', undefined]);
});

test('the list is narrowed to a state and a section, and put into another order', async () => {
  const site = await translatedSite();
  expect(statesOf(await shown(site, '/fr/translations', '?state=missing'))).toEqual(['Web/CSS/gap missing']);
  const ofCss = await shown(site, '/fr/translations/Web/CSS', '?order=title');
  expect(statesOf(ofCss)).toEqual(['Web/CSS behind', 'Web/CSS/gap missing']);
  expect(ofCss.languages.find(({ locale }) => locale === 'ja')).toMatchObject({ url: '/ja/translations/Web/CSS', counts: { missing: 2 } });
  expect((await shown(site, '/fr/translations', '?order=views')).rows.slice(0, 2).map(({ slug, rank }) => [slug, rank])).toEqual([
    ['Web/HTML', 1],
    ['Learn', 2],
  ]);
  expect(statesOf(await shown(site, '/fr/translations', '?state=none&order=none'))).toHaveLength(5);
});

test('a section in other capitals leads to its own address; one that is not there, and a page beyond the last, are missing', async () => {
  const { content } = await translatedSite();
  expect(await content.page(addressOf('/fr/translations/web/css', ''))).toEqual({ kind: 'moved', to: '/fr/translations/Web/CSS' });
  expect(await content.page(addressOf('/fr/translations/Web/CSS/1', ''))).toEqual({ kind: 'moved', to: '/fr/translations/Web/CSS' });
  for (const path of ['/fr/translations/Web/Tea', '/fr/translations/2', '/fr/translations/Web/CSS/2', '/ja/translations/Old'])
    expect((await content.page(addressOf(path, ''))).kind).toBe('missing');
});

test('the page of English tells of the other languages', async () => {
  const page = await shown(await translatedSite(), '/en-US/translations');
  expect(page.rows).toEqual([]);
  expect(page.languages).toHaveLength(configuration.locales.length - 1);
  expect(page.sections[0]).toEqual({ slug: 'Web/CSS', title: 'CSS', url: '/en-US/translations/Web/CSS', pages: 2 });
});

test('a site without a history says that nothing is known', async () => {
  const root = writtenTree({ [english('Tea')]: documentText('Tea', 'Tea'), [french('Tea')]: translated('Tea', 'Thé', 'abcdef0123') });
  const content = await openContent({ roots: [root], configuration, pages: await sitePagesHere(), report: () => undefined });
  const page = await shown({ content }, '/fr/translations');
  expect(statesOf(page)).toEqual(['Tea unknown']);
  expect(page).not.toHaveProperty('upTo');
});

test('search engines list the page of a language, and follow it to its sections and further pages', async () => {
  const site = await translatedSite();
  expect(await shown(site, '/fr/translations')).not.toHaveProperty('onlyFollow');
  expect(await shown(site, '/fr/translations/Web/CSS')).toHaveProperty('onlyFollow', true);
});

test('a build writes every list, and of a long one every page', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 450 }, (_, index) => [english(`Tea/T${index}`), documentText(`Tea/T${index}`, `T${index}`)]),
  );
  const root = writtenTree({ ...many, [french('Tea/T1')]: translated('Tea/T1', 'T') });
  const content = await openContent({ roots: [root], configuration, pages: await sitePagesHere(), report: () => undefined });
  const lists = content.paths().filter((path) => path.startsWith('/fr/translations'));
  expect(lists).toEqual([
    '/fr/translations',
    '/fr/translations/2',
    '/fr/translations/3',
    '/fr/translations/Tea',
    '/fr/translations/Tea/2',
    '/fr/translations/Tea/3',
  ]);
  const seen = new Set<string>();
  for (const path of lists.slice(0, 3)) for (const { slug } of (await shown({ content }, path)).rows) seen.add(slug);
  expect(seen.size).toBe(450);
});
