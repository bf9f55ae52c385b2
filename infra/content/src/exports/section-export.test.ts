import { mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { configuration } from '@webdocs/testing/public-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { JSDOM } from 'jsdom';
import sqlite from 'node-sqlite3-wasm';
import { openSite, type OpenedSite } from '../build/build-source.ts';
import { entriesOfZip } from '../../fixtures/zip-entries.ts';
import { exportSection, type SectionFormat, type SectionWish } from './section-export.ts';

jest.setTimeout(60_000);

const steam = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
const files = {
  'files/en-us/web/css/index.md': documentText(
    'Web/CSS',
    'CSS',
    'See [hover](/en-US/docs/Web/CSS/:hover#values), [HTML](/en-US/docs/Web/HTML), [nothing](/en-US/docs/Web/CSS/none) and [e](https://e.example/).',
  ),
  'files/en-us/web/css/_colon_hover/index.md': documentText(
    'Web/CSS/:hover',
    ':hover',
    'Back to [CSS](/en-US/docs/Web/CSS). ![Steam](steam.svg) ![Gone](gone.png)\n\n## Values\n\n```css\na:hover {\n}\n```\n\n{{EmbedLiveSample("Values")}}',
    { 'page-type': 'css-pseudo-class' },
  ),
  'files/en-us/web/css/_colon_hover/steam.svg': steam,
  'files/en-us/web/css/gap/index.md': documentText('Web/CSS/gap', 'gap', 'Room.\n\n## Browser compatibility\n\n{{Compat}}').replace(
    'page-type: guide\n---\n\n',
    'page-type: css-property\nbrowser-compat: css.properties.gap\n---\n\n',
  ),
  'files/en-us/web/html/index.md': documentText('Web/HTML', 'HTML'),
  'files/en-us/web/cssom/index.md': documentText('Web/CSSOM', 'CSSOM'),
};

let opened: OpenedSite;
beforeAll(async () => {
  const root = writtenTree(files);
  opened = await openSite(
    { roots: [root], configuration, indexFile: join(writtenTree({}), 'index.json'), hasSharedAssets: false },
    () => undefined,
  );
});

async function exported(format: SectionFormat, name: string, more: Partial<SectionWish> = {}): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'section-')), name);
  await exportSection(opened, { address: '/en-US/docs/Web/CSS', format, file, siteAddress: '', siteName: 'Docs', ...more });
  return file;
}

async function pagesOfZip(more: Partial<SectionWish> = {}): Promise<Map<string, string>> {
  return entriesOfZip(readFileSync(await exported('zip', 'css.zip', more)));
}

function targetsIn(html: string): string[] {
  return [...new JSDOM(html).window.document.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
}

/** Links of pages that lead to no file beside them. */
function deadLinks(pages: ReadonlyMap<string, string>): string[] {
  return [...pages]
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([name, html]) =>
      targetsIn(html)
        .filter((target) => !/^[a-z]+:/.test(target) && !target.startsWith('#'))
        .map((target) => decodeURIComponent(target.split('#')[0] ?? ''))
        .filter((target) => target.startsWith('/') || !pages.has(posix.join(posix.dirname(name), target)))
        .map((target) => `${name}: ${target}`),
    );
}

test('a zip has a page for each of the section, an index, and no link that leads nowhere', async () => {
  const pages = await pagesOfZip();
  expect([...pages.keys()].sort()).toEqual([
    'index.html',
    'media/en-us/docs/web/css/_colon_hover/steam.svg',
    'pages/en-us/docs/web/css.html',
    'pages/en-us/docs/web/css/_colon_hover.html',
    'pages/en-us/docs/web/css/gap.html',
    'style.css',
  ]);
  expect(deadLinks(pages)).toEqual([]);
  expect(targetsIn(pages.get('index.html') ?? '')).toEqual([
    'style.css',
    'pages/en-us/docs/web/css.html',
    'pages/en-us/docs/web/css/_colon_hover.html',
    'pages/en-us/docs/web/css/gap.html',
  ]);
});

test('where the site is not known, what is outside the section is text; otherwise it leads there', async () => {
  const alone = (await pagesOfZip()).get('pages/en-us/docs/web/css.html') ?? '';
  expect(targetsIn(alone)).toEqual([
    '../../../../style.css',
    '../../../../index.html',
    'css/_colon_hover.html#values',
    'https://e.example/',
  ]);
  expect(alone).toContain('HTML');
  const pages = await pagesOfZip({ siteAddress: 'https://docs.example' });
  expect(targetsIn(pages.get('pages/en-us/docs/web/css.html') ?? '')).toContain('https://docs.example/en-US/docs/Web/HTML');
  expect(pages.get('pages/en-us/docs/web/css/_colon_hover.html')).toContain(
    '<!-- Online page at https://docs.example/en-US/docs/Web/CSS/:hover -->',
  );
  expect(deadLinks(pages)).toEqual([]);
});

test('a page keeps its code and its pictures; samples, which need a host, are left out', async () => {
  const page = new JSDOM((await pagesOfZip()).get('pages/en-us/docs/web/css/_colon_hover.html')).window.document;
  expect(page.querySelector('pre')?.textContent).toBe('a:hover {\n}\n');
  expect([...page.querySelectorAll('img')].map((img) => img.alt)).toEqual(['Steam']);
  expect(page.querySelector('em')?.textContent).toBe('Gone');
  expect(page.querySelectorAll('iframe, script, .live-sample, [data-live-sample], .token')).toHaveLength(0);
});

test('which browsers have a feature is a table of versions', async () => {
  const page = new JSDOM((await pagesOfZip()).get('pages/en-us/docs/web/css/gap.html')).window.document;
  expect([...page.querySelectorAll('.compat thead th')].map((cell) => cell.textContent)).toContain('Firefox');
  expect(page.querySelector('.compat tbody th')?.textContent).toBe('gap');
  expect(page.querySelector('.compat tbody td')?.textContent).toMatch(/^\d+$/);
});

test('a docset names each page once, as what it is, and where it is', async () => {
  const folder = await exported('docset', 'css.docset');
  const documents = join(folder, 'Contents/Resources/Documents');
  const paths = readdirSync(documents, { recursive: true }).map(String);
  const database = new sqlite.Database(join(folder, 'Contents/Resources/docSet.dsidx'), { readOnly: true });
  expect(database.all('SELECT name, type, path FROM searchIndex ORDER BY id')).toEqual([
    { name: 'CSS', type: 'Guide', path: 'pages/en-us/docs/web/css.html' },
    { name: ':hover', type: 'Keyword', path: 'pages/en-us/docs/web/css/_colon_hover.html' },
    { name: 'gap', type: 'Property', path: 'pages/en-us/docs/web/css/gap.html' },
  ]);
  for (const { path } of database.all('SELECT path FROM searchIndex')) expect(paths).toContain(path);
  expect(database.all('SELECT sql FROM sqlite_master ORDER BY name').map(({ sql }) => sql)).toEqual([
    'CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path)',
    'CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)',
  ]);
  expect(database.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  database.close();
});

test('what a docset is, its list of properties says, and its first page is there', async () => {
  const folder = await exported('docset', 'css.docset');
  const text = readFileSync(join(folder, 'Contents/Info.plist'), 'utf8');
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const rows = [...document.querySelectorAll('dict > key')].map((key) => [
    key.textContent,
    key.nextElementSibling?.tagName === 'string' ? key.nextElementSibling.textContent : key.nextElementSibling?.tagName,
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    CFBundleIdentifier: 'docs.web.css.en-us',
    CFBundleName: 'CSS',
    DocSetPlatformFamily: 'css',
    DashDocSetFamily: 'dashtoc',
    dashIndexFilePath: 'pages/en-us/docs/web/css.html',
    isDashDocset: 'true',
    isJavaScriptEnabled: 'false',
  });
  const hover = readFileSync(join(folder, 'Contents/Resources/Documents/pages/en-us/docs/web/css/_colon_hover.html'), 'utf8');
  expect(hover).toContain('<a name="//apple_ref/cpp/Section/Values" class="dashAnchor"></a><h2 id="values">');
});

test('a docset takes the place of an earlier one, and of nothing else', async () => {
  const folder = await exported('docset', 'css.docset', { address: '/en-US/docs/Web/HTML' });
  await exportSection(opened, { address: '/en-US/docs/Web/CSS/gap', format: 'docset', file: folder, siteAddress: '', siteName: 'Docs' });
  expect(readdirSync(join(folder, 'Contents/Resources/Documents/pages/en-us/docs/web'), { recursive: true })).toEqual([
    'css',
    'css/gap.html',
  ]);
  expect(readdirSync(join(folder, '..'))).toEqual(['css.docset']);
  const others = writtenTree({ 'thesis.txt': 'The only copy' });
  const wish = { address: '/en-US/docs/Web/CSS', format: 'docset', file: others, siteAddress: '', siteName: 'Docs' } as const;
  await expect(exportSection(opened, wish)).rejects.toMatchObject({ code: 'EXPORT_FOLDER_TAKEN' });
  expect(readFileSync(join(others, 'thesis.txt'), 'utf8')).toBe('The only copy');
});

test.each(['zip', 'epub', 'docset'] as const)('a %s that could not be written leaves nothing behind', async (format) => {
  const folder = mkdtempSync(join(tmpdir(), 'section-'));
  // What is in the way of the finished file fails it at the last step.
  const file = join(folder, `css.${format === 'docset' ? 'docset.tgz' : format}`);
  mkdirSync(join(file, 'in-the-way'), { recursive: true });
  const wish = { address: '/en-US/docs/Web/CSS', format, file, siteAddress: '', siteName: 'Docs' };
  await expect(exportSection(opened, wish)).rejects.toThrow(/directory|ENOTEMPTY|EISDIR/);
  expect(readdirSync(folder)).toEqual([basename(file)]);
});

test('a packed docset is one folder with the same files', async () => {
  const tar = gunzipSync(readFileSync(await exported('docset', 'css.docset.tgz')));
  const names: string[] = [];
  for (let at = 0; tar[at] !== 0;) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
    names.push(tar.toString('latin1', at, at + 100).replace(/\0.*$/s, ''));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  expect(names.slice(0, 2)).toEqual(['CSS.docset/Contents/Info.plist', 'CSS.docset/Contents/Resources/docSet.dsidx']);
  expect(names).toHaveLength(8);
});

test.each([
  ['zip', 'css.zip'],
  ['epub', 'css.epub'],
  ['docset', 'css.docset.tgz'],
] as const)('the same section is the same %s, byte by byte', async (format, name) => {
  const [one, other] = [await exported(format, name), await exported(format, name)];
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
});

test('a book of a section has its pages and pictures', async () => {
  const entries = [...entriesOfZip(readFileSync(await exported('epub', 'css.epub'))).keys()];
  expect(entries).toContain('EPUB/pages/en-us/docs/web/css/_colon_hover.xhtml');
  expect(entries).toContain('EPUB/media/en-us/docs/web/css/_colon_hover/steam.svg');
});

test.each([
  ['/en-US/docs/Web/Tea', 100, 'SECTION_UNKNOWN'],
  ['/xx/docs/Web/CSS', 100, 'SECTION_UNKNOWN'],
  ['/en-US/docs/Web/CSS', 2, 'SECTION_TOO_LARGE'],
])('%s of at most %i pages is refused: %s', async (address, mostPages, code) => {
  await expect(exported('zip', 'x.zip', { address, mostPages })).rejects.toMatchObject({ code });
});
