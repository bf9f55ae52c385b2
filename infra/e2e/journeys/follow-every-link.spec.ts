import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { expect, test } from '../site/configured-site-test.ts';
import { memberPageKinds, pageKinds } from '../pages/page-kinds.ts';
import { wholeSite } from '../site/running-site.ts';

test.use({ flags: wholeSite });

const files = join(import.meta.dirname, '../../default-content/content/files');
/** Signing in, paying and exporting saved data are actions and not pages. */
const deeds = /^\/(users|subscriptions|api)\//;
const sampleSize = 500;
const atOnce = 8;

test('no link of a written page, or of 500 pages that are generated from data, leads to a missing page or a missing section', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const paths = (await (await request.get('/sitemap.txt')).text()).split('\n').filter(Boolean);
  const written = paths.filter((path) => !path.includes('/docs/') || isWritten(path));
  const made = paths.filter((path) => path.includes('/docs/') && !isWritten(path));
  expect(written.length).toBeGreaterThan(150);
  expect(made.length).toBeGreaterThan(9000);

  const asked = new Map(paths.map((path) => [spelled(path), Promise.resolve(true)]));
  const dead: string[] = [];
  const placesOf = new Map<string, ReadonlySet<string>>();
  const meant: Array<{ readonly key: string; readonly place: string; readonly path: string }> = [];
  await inTurns([...written, ...sampleOf(made)], async (path) => {
    const page = await request.get(encodeURI(path));
    expect(page.status(), path).toBe(200);
    const html = await page.text();
    placesOf.set(spelled(path), new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const { link, place } of linksIn(html)) {
      const key = spelled(link || path);
      if (!asked.has(key)) asked.set(key, answers(request, link));
      if (!(await asked.get(key))) dead.push(`${link} on ${path}`);
      if (place) meant.push({ key, place, path });
    }
  });
  expect(dead).toEqual([]);
  expect(meant.length).toBeGreaterThan(1000);
  const lost = meant.filter(({ key, place }) => placesOf.get(key)?.has(place) === false);
  expect(lost).toEqual([]);
});

test('no link in the header or footer leads to a missing page, in any language and on any kind of page', async ({ request }) => {
  test.setTimeout(120_000);
  const links = new Set<string>();
  const addresses = [
    ...Object.values({ ...pageKinds, ...memberPageKinds }).filter((address) => address.startsWith('/en-US/')),
    ...activeLocales.flatMap((locale) => [`/${locale}/`, `/${locale}/docs/Web`, `/${locale}/plus`, `/${locale}/search?q=flex`]),
  ];
  for (const address of addresses) for (const { link } of linksIn(await (await request.get(address)).text())) links.add(link || address);
  const dead: string[] = [];
  await inTurns([...links], async (link) => void ((await answers(request, link)) || dead.push(link)));
  expect(dead).toEqual([]);
});

const writtenPaths = new Set(
  readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.md'))
    .map((file) => {
      const [, slug = ''] = /^slug: (.*)$/m.exec(readFileSync(join(files, file), 'utf8')) ?? [];
      return spelled(`/${file.slice(0, file.indexOf('/'))}/docs/${slug}`);
    }),
);

function isWritten(path: string): boolean {
  return writtenPaths.has(spelled(path));
}

/** Evenly from all of them: neighbours are of one kind. */
function sampleOf(paths: readonly string[]): string[] {
  return Array.from({ length: sampleSize }, (_, index) => paths[Math.floor((index * paths.length) / sampleSize)] ?? '');
}

interface Link {
  /** Empty if the link is to a section of the same page. */
  readonly link: string;
  /** The section of the page. */
  readonly place: string;
}

/** Links within the site. */
function linksIn(html: string): Link[] {
  const found = html.matchAll(/<a\b[^<>]*?\shref="((?:\/(?!\/)[^"#?]*)?)(?:\?[^"#]*)?(?:#([^"]*))?"/g);
  const links = [...found].map(([, link = '', place = '']) => ({ link, place: decodeURIComponent(place) }));
  return links.filter(({ link }) => !deeds.test(link));
}

async function answers(request: APIRequestContext, link: string): Promise<boolean> {
  const reply = await request.head(link);
  return reply.ok();
}

/** Addresses that differ in escapes, in case or in a trailing slash lead to the same page. */
function spelled(path: string): string {
  const decoded = decodeURI(path.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
  return encodeURI(decoded)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');
}

async function inTurns<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await visit(item);
    }),
  );
}
