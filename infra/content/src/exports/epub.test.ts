import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Document } from '@webdocs/contracts/page/page';
import { JSDOM } from 'jsdom';
import { writeEpub } from './epub.ts';
import { exportedDocument, type ExportPlaces } from './exported-document.ts';
import { mediaPlace, pagePlace } from './export-places.ts';
import { xhtmlOf } from './xhtml.ts';

const documents: Document[] = [
  page('/en-US/docs/Web/CSS', 'CSS: styles & more', [
    '<p>See <a href="/en-US/docs/Web/CSS/gap#values">gap</a>, <a href="/en-US/docs/Web/HTML">HTML</a> and <a href="https://e.example/?a=1&amp;b=2">e</a>.<br></p>',
  ]),
  page('/en-US/docs/Web/CSS/gap', '<gap>', [
    '<p>Row<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg> and <math><mi>x</mi></math>\u0001 <img src="gap.png"> <img src="/shared-assets/images/a.png" alt="a"><img src="https://e.example/b.png?c" alt="" srcset="/c.png 2x"></p><iframe src="x"></iframe><input disabled>',
  ]),
];

function page(mdn_url: string, title: string, contents: readonly string[]): Document {
  const body = contents.map((content, at) => ({
    type: 'prose' as const,
    value: { id: at === 0 ? 'values' : `s${at}`, title: 'Values', isH3: false, content },
  }));
  return { mdn_url, title, pageTitle: title, locale: 'en-US', body } as Document;
}

const own = new Set(documents.map(({ mdn_url }) => mdn_url));
const places: ExportPlaces = {
  siteAddress: 'https://docs.example',
  showsWeb: false,
  compat: () => undefined,
  print: xhtmlOf,
  placeOf: (address) => (own.has(address) ? pagePlace(address, 'xhtml') : address.endsWith('/gap.png') ? mediaPlace(address) : undefined),
};

async function written(): Promise<Map<string, string>> {
  const file = join(mkdtempSync(join(tmpdir(), 'epub-')), 'css.epub');
  await writeEpub(file, {
    ...{ title: 'CSS & Co', locale: 'en-US', publisher: 'Docs', modified: '2026-11-28T10:00:00.123Z', version: '0123456789abcdef' },
    siteAddress: 'https://docs.example',
    documents: documents.map((document) => exportedDocument(document, places)),
    mediaAt: () => () => Buffer.from('png'),
  });
  return entriesOf(readFileSync(file));
}

/** By the local headers, in their order: how each is stored counts, too. */
function entriesOf(zip: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [method, packed, name, extra] = [
      zip.readUInt16LE(at + 8),
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ];
    const start = at + 30 + name + extra;
    const bytes = zip.subarray(start, start + packed);
    entries.set(
      zip.toString('utf8', at + 30, at + 30 + name) + (method === 0 ? ' (stored)' : ''),
      (method === 0 ? bytes : inflateRawSync(bytes)).toString(),
    );
    at = start + packed;
  }
  return entries;
}

const parsed = (xml: string) => {
  const read = new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml');
  expect(read.querySelector('parsererror')?.textContent).toBeUndefined();
  return read;
};

test('a book begins with its kind, stored as it is, and its container leads to the package', async () => {
  const entries = await written();
  expect([...entries][0]).toEqual(['mimetype (stored)', 'application/epub+zip']);
  const container = parsed(entries.get('META-INF/container.xml') ?? '');
  const path = container.querySelector('rootfile')?.getAttribute('full-path') ?? '';
  expect(entries.has(path)).toBe(true);
});

test('the package has what EPUB 3 demands, lists every file once, and reads all pages in order', async () => {
  const entries = await written();
  const opf = parsed(entries.get('EPUB/package.opf') ?? '');
  expect(opf.documentElement.getAttribute('version')).toBe('3.0');
  expect(opf.getElementById('id')?.textContent).toBe('urn:webdocs:0123456789abcdef');
  for (const name of ['dc:identifier', 'dc:title', 'dc:language']) expect(opf.getElementsByTagName(name)).toHaveLength(1);
  expect(opf.querySelector('meta[property="dcterms:modified"]')?.textContent).toBe('2026-11-28T10:00:00Z');
  const hrefs = [...opf.querySelectorAll('manifest > item')].map((item) => `EPUB/${decodeURI(item.getAttribute('href') ?? '')}`);
  const files = [...entries.keys()]
    .map((name) => name.replace(' (stored)', ''))
    .filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf'));
  expect(hrefs.sort()).toEqual(files.sort());
  expect(opf.querySelectorAll('item[properties~="nav"]')).toHaveLength(1);
  const ids = new Set([...opf.querySelectorAll('item')].map((item) => item.getAttribute('id')));
  expect([...opf.querySelectorAll('itemref')].map((ref) => ids.has(ref.getAttribute('idref')))).toEqual([true, true]);
  expect(opf.querySelector('item[href$="gap.xhtml"]')?.getAttribute('properties')).toBe('svg mathml');
});

test('all pages are XML, and their links and pictures lead to files of the book or to the site', async () => {
  const entries = await written();
  const gap = parsed(entries.get('EPUB/pages/en-us/docs/web/css/gap.xhtml') ?? '');
  const css = parsed(entries.get('EPUB/pages/en-us/docs/web/css.xhtml') ?? '');
  expect([...css.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    'css/gap.xhtml#values',
    'https://docs.example/en-US/docs/Web/HTML',
    'https://e.example/?a=1&b=2',
  ]);
  expect(css.querySelector('title')?.textContent).toBe('CSS: styles & more');
  expect(gap.querySelector('h1')?.textContent).toBe('<gap>');
  expect([...gap.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.getAttribute('alt')])).toEqual([
    ['../../../../../media/en-us/docs/web/css/gap/gap.png', ''],
  ]);
  // A book shows no picture that is not in it.
  expect([...gap.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
    ['https://docs.example/shared-assets/images/a.png', 'a'],
    ['https://e.example/b.png?c', 'https://e.example/b.png?c'],
  ]);
  expect(gap.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(gap.querySelectorAll('iframe, input')).toHaveLength(0);
  expect(gap.querySelector('link')?.getAttribute('href')).toBe('../../../../../style.css');
});

test('the contents have each page below the one that it belongs to', async () => {
  const nav = parsed((await written()).get('EPUB/nav.xhtml') ?? '');
  expect([...nav.querySelectorAll('nav > ol > li > a')].map((a) => a.textContent)).toEqual(['CSS: styles & more']);
  expect([...nav.querySelectorAll('nav > ol > li > ol > li > a')].map((a) => a.textContent)).toEqual(['<gap>']);
});
