import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { packSearchTitles, unpackSearchTitles } from '@webdocs/title-search/search-titles';
import { writtenTree } from '@webdocs/testing/written-tree';
import { JSDOM } from 'jsdom';
import { exportSite, type SiteExport } from './export-site.ts';

const state = (page: string) =>
  `<script type="application/json" id="webdocs-state">${JSON.stringify({ page, scripts: [['/remotes/shell/1/client/a.js', 'sha']] })}</script>`;
const document = (main: string, page = '') =>
  `<!doctype html>\n<html lang="en-US"><head><meta charset="utf-8"><link rel="canonical" href="http://localhost:PORT/en-US/">${state(page)}</head><body><main id="m"><div id="part">${main}</div></main></body></html>\n`;
const frame =
  '<div class="live-sample"><iframe class="sample-code-frame" data-live-id="tea" data-live-path="/en-US/docs/Tea" width="100" height="60" sandbox title="Tea" loading="lazy"></iframe></div>';
const tea = {
  renderer: 'Doc',
  doc: {
    body: [
      { type: 'prose', value: { content: `<a href="/en-US/play">Try</a>${frame}` } },
      { type: 'browser_compatibility', value: { query: 'css.properties.tea' } },
    ],
    live_samples: [
      {
        id: 'Tea',
        html: '<p class="a">Tea & "milk"</p><img src="cup.png"><img src="/shared-assets/leaf.png">',
        css: 'p{color:red}',
        js: 'document.body.append(1)',
      },
    ],
  },
};

const hot = {
  renderer: 'Doc',
  doc: { mdn_url: '/en-US/docs/Tea/:hot', body: [{ type: 'prose', value: { content: '<a href="/en-US/docs/Tea/:hot#how">Hot</a>' } }] },
};

const answers: Readonly<Record<string, string>> = {
  '/sitemap.txt':
    '/en-US/\n/en-US/docs/Tea\n/en-US/docs/Tea/:hot\n/en-US/docs/Gone\n/en-US/docs/Moved\n/en-US/docs/Broken\n/en-US/plus/settings\n/en-US/play\n',
  '/asset-manifest.json': JSON.stringify({
    composition: '0123456789abcdef',
    files: [
      { src: '/_composition/0123456789abcdef.json' },
      { src: '/remotes/shell/1/client/a.js' },
      { src: '/remotes/shell/1/client/words-fr.js', locale: 'fr' },
      { src: '/en-US/_offline', locale: 'en-US' },
    ],
  }),
  '/_composition/0123456789abcdef.json': '{"id":"0123456789abcdef"}',
  '/_composition/live.json': '{"id":"0123456789abcdef"}',
  '/remotes/shell/1/client/a.js': 'alive()',
  '/assets/icon.svg': '<svg/>',
  '/en-US/': document(
    '<a href="/en-US/docs/Tea">Tea</a> <a href="/en-US/docs/Gone">Gone</a> <a href="/en-US/plus/settings">Settings</a><a href="/en-US/blog/feed.json">JSON Feed</a>',
  ),
  '/en-US/blog/feed.json': '{"home_page_url":"http://localhost:PORT/en-US/blog/"}',
  '/en-US/index.json': '{"renderer":"Home"}',
  '/en-US/docs/Tea': document(`<a href="/en-US/play">Try</a>${frame}<img src="/en-US/docs/Tea/pot.png"><form method="post"></form>`),
  '/en-US/docs/Tea/index.json': JSON.stringify(tea),
  '/en-US/docs/Tea/pot.png': 'pixels',
  '/en-US/docs/Tea/cup.png': 'a cup',
  '/shared-assets/leaf.png': 'a leaf',
  '/remotes/shell/1/client/a.woff2': 'letters',
  '/en-US/docs/Tea/%3Ahot': document(
    '<style>@font-face{src:url(/remotes/shell/1/client/a.woff2)}</style><form role="search" action="/en-US/search"></form><a href="/en-US/docs/Tea/:hot#how">Hot</a><a href="/en-US/docs/Tea">Tea</a><img srcset="/en-US/docs/Tea/:hot/a.png 1x, /shared-assets/leaf.png 2x"><a href="/en-US/docs/Gone">Gone</a>',
    '/en-US/docs/Tea/:hot',
  ).replace('href="http://localhost:PORT/en-US/"', 'href="http://localhost:PORT/en-US/docs/Tea/:hot"'),
  '/en-US/docs/Tea/%3Ahot/index.json': JSON.stringify(hot),
  '/en-US/docs/Tea/%3Ahot/a.png': 'steam',
  '/manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/assets/icon.svg"}]}',
  '/bcd/css.properties.tea.json': '{"query":"css.properties.tea"}',
  '/en-US/search': document('<h1>Search</h1>'),
  '/en-US/search?q=zqxexportedqueryzqx': document(
    '<h1>Results for zqxexportedqueryzqx</h1><div role="status"></div><div role="status"><p>Nothing for zqxexportedqueryzqx</p></div>',
  ),
  '/en-US/search-index.json': '[{"title":"Tea","url":"/en-US/docs/Tea"},{"title":":hot","url":"/en-US/docs/Tea/:hot"}]',
  '/en-US/search-titles.txt': packSearchTitles([{ title: ':hot', slug: 'Tea/:hot', level: 1 }]),
  '/robots.txt': 'Sitemap: http://localhost:PORT/sitemap.xml\n',
  '/sitemap.xml': '<loc>http://localhost:PORT/sitemaps/en-us/sitemap.xml.gz</loc>',
};

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    const port = String((server.address() as AddressInfo).port);
    const answer = answers[url]?.replaceAll('PORT', port);
    if (url === '/en-US/docs/Moved') response.writeHead(301, { location: '/en-US/docs/Tea' }).end();
    else if (url === '/en-US/docs/Broken') response.writeHead(500).end();
    else if (answer === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end(document('<h1>Not here</h1>').replace('PORT', port));
    else response.writeHead(200, { 'content-type': typeOf(url) }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function typeOf(url: string): string {
  if (url.endsWith('/feed.json')) return 'application/feed+json; charset=utf-8';
  return url.endsWith('.txt') ? 'text/plain' : 'text/html';
}

async function exported(more: Partial<SiteExport> = {}) {
  const folder = join(writtenTree({}), 'out');
  const summary = await exportSite({
    ...{ origin, siteAddress: '', basePath: '', folder, locales: ['en-US'], compatAddress: '/bcd', progress: () => undefined },
    redirects: [
      ['/en-US/docs/Chai', '/en-US/docs/Tea'],
      ['/en-US/docs/Dead', '/en-US/docs/Gone'],
      ['/en-US/docs/TEA', '/en-US/docs/Tea/:hot'],
      ['/en-US/docs/A:b', '/en-US/docs/Tea/:hot#how'],
    ],
    ...more,
  });
  return { folder, summary, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

test('pages are files of their folders, with their data, their pictures and what brings them to life', async () => {
  const { read, summary } = await exported();
  expect(read('en-US/docs/Tea/pot.png')).toBe('pixels');
  expect(read('remotes/shell/1/client/a.js')).toBe('alive()');
  expect(read('bcd/css.properties.tea.json')).toContain('tea');
  expect(read('api/v1/whoami')).toBe('{}');
  expect(read('_composition/live.json')).toBe(read('_composition/0123456789abcdef.json'));
  expect(summary.pages).toBe(3);
  expect(summary.failed).toEqual([['/en-US/docs/Broken', '500']]);
});

test('what leads to nothing on a file server is no link', async () => {
  const { read, folder } = await exported();
  expect(read('en-US/index.html')).toContain('<a href="/en-US/docs/Tea">Tea</a> <a>Gone</a> <a>Settings</a>');
  expect(read('en-US/docs/Tea/index.json')).toContain('<a>Try</a>');
  for (const path of ['en-US/play', 'en-US/plus', 'en-US/docs/Gone', 'remotes/shell/1/client/words-fr.js'])
    expect(existsSync(join(folder, path))).toBe(false);
});

test('a sample is a document in a frame without an origin', async () => {
  const { read } = await exported();
  for (const text of [
    read('en-US/docs/Tea/index.html'),
    JSON.parse(read('en-US/docs/Tea/index.json')).doc.body[0].value.content as string,
  ]) {
    const sample =
      /<iframe class="sample-code-frame" width="100" height="60" title="Tea" loading="lazy" sandbox="([^"]*)" srcdoc="([^"]*)">/.exec(text);
    expect(sample?.[1]).not.toContain('allow-same-origin');
    expect(sample?.[2]).toContain('&lt;p class=&quot;a&quot;&gt;Tea &amp; &quot;milk&quot;&lt;/p&gt;');
    expect(sample?.[2]).toContain('&lt;base href=&quot;/en-US/docs/Tea/&quot;&gt;');
    expect(text).not.toContain('data-live-id');
  }
});

test('old addresses lead on, where what they lead to is there', async () => {
  const { read, folder, summary } = await exported();
  for (const path of ['en-US/docs/Chai', 'en-US/docs/Moved'])
    expect(read(`${path}/index.html`)).toContain('<meta http-equiv="refresh" content="0; url=/en-US/docs/Tea">');
  expect(existsSync(join(folder, 'en-US/docs/Dead'))).toBe(false);
  expect(summary.redirects).toBe(2);
  expect(read('index.html')).toContain('url=/en-US/');
});

test('the search page stays as it is served, with what it says of a query beside it', async () => {
  const { read } = await exported();
  const page = read('en-US/search/index.html');
  expect(page).toContain('"scripts":[]');
  expect(page).toContain(
    '<template id="export-results" data-mark="zqxexportedqueryzqx"><h1>Results for zqxexportedqueryzqx</h1><div role="status"></div><div role="status" data-export-nothing><p>Nothing',
  );
  expect(read('en-US/search-index.json')).toContain('Tea');
  expect(read('404.html')).toContain('Not here');
});

test('feeds that pages lead to are files too, and name the addresses of the export', async () => {
  const { read } = await exported({ siteAddress: 'https://docs.example' });
  expect(read('en-US/index.html')).toContain('<a href="/en-US/blog/feed.json">JSON Feed</a>');
  expect(JSON.parse(read('en-US/blog/feed.json'))).toEqual({ home_page_url: 'https://docs.example/en-US/blog/' });
});

test('addresses of the site that was read are those of the export, or of any host', async () => {
  const nowhere = await exported();
  expect(nowhere.read('en-US/index.html')).toContain('<link rel="canonical" href="/en-US/">');
  expect(existsSync(join(nowhere.folder, 'sitemap.xml'))).toBe(false);
  const { read } = await exported({ siteAddress: 'https://docs.example' });
  expect(read('en-US/index.html')).toContain('<link rel="canonical" href="https://docs.example/en-US/">');
  expect(read('sitemap.xml')).toContain('https://docs.example/sitemaps/en-us/sitemap.xml.gz');
  expect(read('robots.txt')).toContain('https://docs.example/sitemap.xml');
});

test('an export takes the place of an earlier one, and of nothing else', async () => {
  const { folder } = await exported();
  await exported({ folder });
  const others = writtenTree({ 'thesis.txt': 'The only copy' });
  await expect(exported({ folder: others })).rejects.toMatchObject({ code: 'EXPORT_FOLDER_TAKEN' });
  expect(readFileSync(join(others, 'thesis.txt'), 'utf8')).toBe('The only copy');
});

test('no file has a name that some file system refuses, and what leads to it has the same one', async () => {
  const { folder, read } = await exported();
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => /[:*?"<>|\\]|[. ](\/|$)/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  const page = read('en-US/docs/Tea/_colon_hot/index.html');
  expect(page).toContain('<link rel="canonical" href="/en-US/docs/Tea/_colon_hot">');
  expect(page).toContain('<a href="/en-US/docs/Tea/_colon_hot#how">');
  expect(page).toContain('"page":"/en-US/docs/Tea/_colon_hot"');
  expect(JSON.parse(read('en-US/docs/Tea/_colon_hot/index.json'))).toEqual({
    renderer: 'Doc',
    doc: {
      mdn_url: '/en-US/docs/Tea/_colon_hot',
      body: [{ type: 'prose', value: { content: '<a href="/en-US/docs/Tea/_colon_hot#how">Hot</a>' } }],
    },
  });
  expect(JSON.parse(read('en-US/search-index.json'))).toContainEqual({ title: ':hot', url: '/en-US/docs/Tea/_colon_hot' });
  expect(unpackSearchTitles(read('en-US/search-titles.txt'))).toEqual([{ title: ':hot', slug: 'Tea/_colon_hot', level: 1 }]);
  expect(read('en-US/docs/A_colon_b/index.html')).toContain('url=/en-US/docs/Tea/_colon_hot#how"');
});

test('an export below a path keeps all that it leads to below that path', async () => {
  const { folder, read } = await exported({ basePath: '/docs/web', siteAddress: 'https://docs.example' });
  expect(read('en-US/docs/Tea/_colon_hot/index.html')).toContain(
    '<link rel="canonical" href="https://docs.example/en-US/docs/Tea/_colon_hot">',
  );
  expect(read('en-US/docs/Chai/index.html')).toContain('content="0; url=/docs/web/en-US/docs/Tea"');
  expect(JSON.parse(read('manifest.webmanifest'))).toEqual({ start_url: '/docs/web/', icons: [{ src: '/docs/web/assets/icon.svg' }] });
  expect(read('en-US/search-index.json')).toContain('"/docs/web/en-US/docs/Tea"');
  // The scripts of the site know no path before their addresses: they are not there, and nothing asks for them.
  expect(read('en-US/docs/Tea/index.html')).toContain('"scripts":[]');
  for (const path of ['remotes/shell/1/client/a.js', 'en-US/docs/Tea/index.json', 'sitemap.xml', 'robots.txt', 'api'])
    expect(existsSync(join(folder, path))).toBe(false);
});

test.each(['', '/docs/web'])('below "%s" a crawl finds all that pages lead to, and nothing outside', async (basePath) => {
  const { folder } = await exported({ basePath });
  const pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html'));
  const addresses = pages.flatMap((page) => addressesIn(readFileSync(join(folder, page), 'utf8'), `http://files${basePath}/${page}`));
  expect(addresses.length).toBeGreaterThan(20);
  const dead = addresses.filter(({ origin, pathname }) => {
    const path = decodeURIComponent(pathname);
    if (origin !== 'http://files' || !path.startsWith(`${basePath}/`)) return true;
    const file = join(folder, path.slice(basePath.length));
    return !existsSync(statSync(file, { throwIfNoEntry: false })?.isDirectory() ? join(file, 'index.html') : file);
  });
  expect(dead.map(String)).toEqual([]);
});

/** Whatever a browser would ask for on a page, or go to; samples are pages in frames. */
function addressesIn(html: string, page: string): URL[] {
  const { document } = new JSDOM(html, { url: page }).window;
  const base = document.baseURI;
  const all = [...document.querySelectorAll('*')];
  const css = all.map((element) => (element.localName === 'style' ? element.textContent : element.getAttribute('style'))).join(' ');
  const styles = [...css.matchAll(/url\(["']?([^"')]+)/g)];
  const attributes = all.flatMap((element) => ['href', 'src', 'action', 'poster'].map((name) => element.getAttribute(name) ?? ''));
  const sets = all.flatMap((element) => (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''));
  const refresh = /content="0; url=([^"]*)"/.exec(html)?.[1] ?? '';
  const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => addressesIn(frame.getAttribute('srcdoc') ?? '', page));
  const own = [...attributes, ...sets, ...styles.map(([, one = '']) => one), refresh].filter(
    (one) => one !== '' && !/^(?:#|data:)/.test(one),
  );
  return [...own.map((one) => new URL(one, base)), ...frames];
}
