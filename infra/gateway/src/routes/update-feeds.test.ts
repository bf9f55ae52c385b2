import type { BaselineEvent, BrowserGroup } from '@webdocs/contracts/api/updates';
import type { Question } from '@webdocs/updates';
import fastify from 'fastify';
import { serveUpdateFeeds } from './update-feeds.ts';

const release: BrowserGroup = {
  type: 'browser_grouping',
  id: 'chrome-140',
  browser: 'chrome',
  version: '140',
  name: 'Chrome',
  release_date: '2025-09-02',
  events: {
    added: [
      { path: 'css.properties.tea', compat: { engines: ['Blink'], mdn_url: '/docs/Web/CSS/tea' } },
      { path: 'api.<script>', compat: { engines: [] } },
    ],
    removed: [{ path: 'api.Old', compat: { engines: [] } }],
  },
};
const event: BaselineEvent = {
  type: 'baseline_event',
  id: 'newly-tea',
  change: 'newly',
  feature: 'tea',
  name: '<tea> & milk',
  description: 'Makes <tea>; with milk, if wanted.',
  date: '2026-11-02',
  baseline: 'low',
  support: {},
  paths: [],
  spec_urls: [],
};

function serverWith() {
  const asked: Question[] = [];
  let revision = 'one';
  const server = fastify();
  serveUpdateFeeds(server, {
    updates: {
      revision: async () => revision,
      newest: async (question) => {
        asked.push(question);
        return question.stream === 'baseline' ? [event] : [release];
      },
    },
    siteName: 'The Docs',
    siteAddress: () => 'https://docs.example',
  });
  return { server, asked, change: () => (revision = 'two') };
}

const read = async (url: string) => (await serverWith().server.inject(url)).body;

test('a feed reader is told of releases, with what each added and removed, by the address of each', async () => {
  const body = await read('/en-US/plus/updates/rss.xml');
  expect(body).toContain('<title>Browser releases - The Docs</title>');
  expect(body).toContain('<link>https://docs.example/en-US/plus/updates/chrome-140</link>');
  expect(body).toContain('<guid isPermaLink="true">https://docs.example/en-US/plus/updates/chrome-140</guid>');
  expect(body).toContain('<pubDate>Tue, 02 Sep 2025 00:00:00 +0000</pubDate>');
  expect(body).toContain('&lt;h2&gt;2 added&lt;/h2&gt;');
  expect(body).toContain('&lt;a href=&quot;https://docs.example/en-US/docs/Web/CSS/tea&quot;&gt;');
});

test.each([
  [
    '/en-US/plus/updates/rss.xml?browsers=firefox_android&category=css',
    '<title>Browser releases: Firefox for Android, CSS - The Docs</title>',
  ],
  ['/en-US/plus/updates/atom.xml?stream=baseline&change=newly', '<title>Baseline changes: Newly available - The Docs</title>'],
  ['/fr/plus/updates/rss.xml?category=api&change=removed', '<title>Versions des navigateurs\u00a0: API web et Supprimé - The Docs</title>'],
  ['/ja/plus/updates/feed.json?q=grid', '"title":"ブラウザーのリリース: 「grid」 - The Docs"'],
  ['/zh-CN/plus/updates/releases.ics?browsers=chrome', 'X-WR-CALNAME:浏览器版本：Chrome - The Docs'],
])('a feed of filters says which they are, in the language of its reader: %s', async (url, title) => {
  expect(await read(url)).toContain(title);
});

test.each(['rss.xml', 'atom.xml'])('whatever is in the data, %s stays a document of elements that were meant', async (file) => {
  for (const stream of ['releases', 'baseline']) {
    const body = await read(`/fr/plus/updates/${file}?stream=${stream}&q=${encodeURIComponent('"><script>')}`);
    expect(body).not.toContain('<script');
    expect(body).not.toContain('<tea>');
    // Once for the document, and once more for the HTML in it.
    expect(body).toContain(stream === 'releases' ? 'api.&amp;lt;script&amp;gt;' : '&lt;tea&gt; &amp; milk');
  }
});

test('the same view is there as Atom and as JSON Feed', async () => {
  const atom = await read('/ja/plus/updates/atom.xml?stream=baseline');
  expect(atom).toContain('<link rel="self" href="https://docs.example/ja/plus/updates/atom.xml?stream=baseline"/>');
  expect(atom).toContain('<updated>2026-11-02T00:00:00Z</updated>');
  expect(JSON.parse(await read('/en-US/plus/updates/feed.json?stream=baseline&category=css'))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Baseline changes: CSS - The Docs',
    home_page_url: 'https://docs.example/en-US/plus/updates?category=css&stream=baseline',
    feed_url: 'https://docs.example/en-US/plus/updates/feed.json?category=css&stream=baseline',
    language: 'en-US',
    items: [
      {
        id: 'https://docs.example/en-US/plus/updates/newly-tea',
        url: 'https://docs.example/en-US/plus/updates/newly-tea',
        title: '<tea> & milk is newly available',
        content_html: '<p>Makes &lt;tea&gt;; with milk, if wanted.</p>',
        date_published: '2026-11-02T00:00:00Z',
      },
    ],
  });
});

test('releases are days of a calendar, in lines as its format wants them', async () => {
  const body = await read('/en-US/plus/updates/releases.ics?stream=baseline&browsers=chrome');
  const lines = body.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20250902',
      'DTEND;VALUE=DATE:20250903',
      'SUMMARY:Chrome 140',
      'END:VCALENDAR',
    ]),
  );
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Folded lines become whole again.
  expect(body.replaceAll('\r\n ', '')).toContain(
    'DESCRIPTION:2 added\\n- css.properties.tea\\n- api.<script>\\n\\n1 removed\\n- api.Old\r\n',
  );
});

test('every filter of the page is one of the feed, without an account; pages and orders are none', async () => {
  const { server, asked } = serverWith();
  await server.inject('/en-US/plus/updates/rss.xml?q=grid&browsers=chrome,firefox&category=css&change=added&page=7&sort=asc');
  expect(asked).toEqual([
    { page: 1, q: 'grid', browsers: ['chrome', 'firefox'], category: ['css'], change: ['added'], sort: 'desc', stream: 'releases' },
  ]);
});

test.each([
  ['browsers=netscape', 'browsers'],
  ['collections=abc', 'collections'],
  ['q=a&q=b', 'q'],
])('%s has no feed, and the parameter is named', async (query, named) => {
  const reply = await serverWith().server.inject(`/en-US/plus/updates/rss.xml?${query}`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(reply.json<{ message: string }>().message).toContain(named);
});

test('a feed is made once for what was imported, and a reader that has it is sent nothing', async () => {
  const { server, asked, change } = serverWith();
  const first = await server.inject('/en-US/plus/updates/rss.xml?category=css,api&q=');
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'application/rss+xml; charset=utf-8',
    'public, max-age=3600',
  ]);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await server.inject({ url: '/en-US/plus/updates/rss.xml?q=&category=css,api', headers });
  expect([again.statusCode, again.body, asked.length]).toEqual([304, '', 1]);
  change();
  expect((await server.inject({ url: '/en-US/plus/updates/rss.xml?category=css,api' })).statusCode).toBe(200);
  expect(asked).toHaveLength(2);
});
