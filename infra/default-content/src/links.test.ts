import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContent, type Content } from '@webdocs/content';
import { addressOf } from '@webdocs/contracts/reader/address';
import { configuration } from '@webdocs/testing/public-configuration';
import { defaultContentRoot, defaultReviewedFolder } from './default-content.ts';

const sampleSize = 500;
/** What remotes show by themselves, API calls and feeds: a browser journey follows these, in the header, the footer and on each kind of page. */
const content = /^\/[^/]+\/(?:docs|blog|curriculum|community|about|legal|advertising)(?:\/|$)/;
const feeds = /\.(?:xml|json|txt|md)$/;

let opened: Content;
beforeAll(async () => {
  const reference = { reviewedFolder: defaultReviewedFolder };
  opened = await openContent({ roots: [defaultContentRoot], configuration, reference, report: () => undefined });
}, 60_000);
afterAll(() => opened.close());

test('no link of a written page, or of 500 pages that are generated from data, leads to a missing page or a missing section', async () => {
  const written = opened.paths().filter((path) => !isGenerated(path));
  const generated = opened.paths().filter(isGenerated);
  expect(written.length).toBeGreaterThan(150);
  expect(generated.length).toBeGreaterThan(9000);

  const dead: string[] = [];
  const sections = new Map<string, ReadonlySet<string>>();
  const meant: Array<{ readonly to: string; readonly section: string; readonly on: string }> = [];
  for (const path of [...written, ...evenlyFrom(generated)]) {
    const answer = await opened.page(addressOf(path));
    if (answer.kind !== 'found') throw new Error(`${path} is listed and ${answer.kind}`);
    const text = textsOf(answer.page);
    sections.set(path, sectionsIn(text));
    for (const { link, section } of linksIn(text)) {
      const to = link === '' ? path : (opened.destination(addressOf(link)) ?? ((await opened.attachment(link)) && link));
      if (to === undefined) dead.push(`${link} on ${path}`);
      else if (section) meant.push({ to, section, on: path });
    }
  }
  expect(dead).toEqual([]);
  expect(meant.length).toBeGreaterThan(500);
  expect(meant.filter(({ to, section }) => sections.get(to)?.has(section) === false)).toEqual([]);
}, 240_000);

const files = join(defaultContentRoot, 'files');
const writtenDocuments = new Set(
  readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.md'))
    .map((file) => {
      const [, slug = ''] = /^slug: (.*)$/m.exec(readFileSync(join(files, file), 'utf8')) ?? [];
      return `/${file.slice(0, file.indexOf('/'))}/docs/${slug}`.toLowerCase();
    }),
);

function isGenerated(path: string): boolean {
  return path.includes('/docs/') && !writtenDocuments.has(path.toLowerCase());
}

/** Evenly from all of them: neighbors are of one kind. */
function evenlyFrom(paths: readonly string[]): string[] {
  return Array.from({ length: sampleSize }, (_, index) => paths[Math.floor((index * paths.length) / sampleSize)] ?? '');
}

/** Every text of a page, with the name of what it is. */
function textsOf(value: unknown, name = ''): Text[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, Array.isArray(value) ? name : key));
}

interface Text {
  readonly name: string;
  readonly text: string;
}

interface Link {
  /** Empty if the link is to a section of the same page. */
  readonly link: string;
  readonly section: string;
}

/** Addresses by themselves, and those of links in HTML. */
function linksIn(texts: readonly Text[]): Link[] {
  const addresses = texts.flatMap(({ name, text }) => {
    // The code of a sample has links within its own page.
    if (name === 'html') return [];
    if (/^\/[A-Za-z-]+\/\S*$/.test(text)) return [text];
    return [...text.matchAll(/<a\b[^<>]*?\shref="((?:\/(?!\/)|#)[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    );
  });
  return addresses.flatMap((address) => {
    const [path = '', section = ''] = address.replace(/\?[^#]*/, '').split('#');
    const link = decodeURI(path);
    return (link === '' && section) || (content.test(link) && !feeds.test(link)) ? [{ link, section: decodeURIComponent(section) }] : [];
  });
}

function sectionsIn(texts: readonly Text[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap(({ name, text }) => (name === 'id' ? [text] : [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))),
  );
}
