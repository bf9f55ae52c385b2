import { activeLocales } from '@webdocs/contracts/reader/locale';
import { expect, test } from '../site/site-test.ts';
import { memberPageKinds, pageKinds } from '../pages/page-kinds.ts';

/** Signing in, paying and exporting saved data are actions and not pages. */
const deeds = /^\/(users|subscriptions|api)\//;
const atOnce = 8;

// What the texts of all pages link to is tested with the content that they are written in.
test('no link in the header or footer leads to a missing page, and every page says what it is for, in any language', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const links = new Set<string>();
  const addresses = [
    ...Object.values({ ...pageKinds, ...memberPageKinds }).filter((address) => address.startsWith('/en-US/')),
    ...activeLocales.flatMap((locale) => [
      `/${locale}/`,
      `/${locale}/docs/Web`,
      `/${locale}/docs/Learn`,
      `/${locale}/plus`,
      `/${locale}/search?q=flex`,
    ]),
  ];
  const withoutWords: string[] = [];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const link of linksIn(address.includes('/docs/Web/') ? around(html) : html)) links.add(link);
    const isListed = !/<meta name="robots" content="noindex/.test(html);
    if (isListed && !/<meta name="description" content="[^"]/.test(html)) withoutWords.push(address);
  }
  expect(withoutWords).toEqual([]);
  const dead: string[] = [];
  await inTurns([...links], async (link) => {
    const reply = await request.head(link);
    if (!reply.ok()) dead.push(`${link} ${reply.status()}`);
  });
  expect(dead).toEqual([]);
});

// Pages of the content are listed because they are there; the others because a definition names them.
test('no page that a remote makes by itself is missing where the sitemap says that it is', async ({ request }) => {
  const listed = (await (await request.get('/sitemap.txt')).text()).trim().split('\n');
  const ofRemotes = listed.filter((path) => !/^\/[^/]+\/(docs|blog|curriculum)\//.test(path));
  expect(ofRemotes).toContain('/fr/plus/updates');
  const dead: string[] = [];
  await inTurns(ofRemotes, async (path) => {
    const reply = await request.head(path);
    if (!reply.ok()) dead.push(`${path} ${reply.status()}`);
  });
  expect(dead).toEqual([]);
});

/** Of a document without its text and sidebar: there a page that does not exist is no link, which is tested with the sidebars. */
function around(html: string): string {
  const [before = '', after = ''] = [html.split('<main')[0], html.split('</main>')[1]];
  expect(after).toContain('<footer');
  return before + after;
}

/** Addresses within the site. */
function linksIn(html: string): string[] {
  const found = html.matchAll(/<a\b[^<>]*?\shref="(\/(?!\/)[^"#?]*)[^"]*"/g);
  return [...found].map(([, link = '']) => link).filter((link) => !deeds.test(link));
}

async function inTurns<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await visit(item);
    }),
  );
}
