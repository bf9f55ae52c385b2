import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { scriptRequests } from '../pages/scripts.ts';
import { SubmittedPings } from '../pages/submitted-pings.ts';

const article = '/en-US/docs/Web/CSS';

/** As a tab that is left; a browser under test shows all of its tabs. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function idleMoments(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let moment = 0; moment < 6; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test('a visit tells its pages, what was clicked and how fast it was; before it is interactive the mark that it begins alone', async ({
  page,
}) => {
  await visitAs(page, readers.anonymous);
  const pings = await SubmittedPings.of(page);
  const told: boolean[] = [];
  pings.answer = () => {
    told.push(true);
    return { status: 204 };
  };
  await page.goto(`${article}?utm_source=mail&utm_campaign=spring&q=secret`, { referer: 'https://else.example/a/path?token=1' });
  await hydrated(page);
  await expect.poll(() => pings.names()).toEqual(['began', 'interactive', 'page']);
  const [began, interactive, view] = pings.all;
  const shown = await page.evaluate(() => {
    const { composition, remotes, main } = JSON.parse(document.getElementById('webdocs-state')?.textContent ?? '') as {
      composition: string;
      remotes: Record<string, { version: string }>;
      main: { owner: string };
    };
    return { composition, remote: main.owner, version: remotes[main.owner]?.version, shell: remotes['shell']?.version };
  });
  const { composition, remote, version } = shown;
  expect(began?.said).toEqual({ composition, kind: 'guide', remote, version });
  expect([interactive?.id, interactive?.said]).toEqual([began?.id, began?.said]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const site = { 'site.composition': composition, 'site.remote': remote, 'site.version': version, 'site.locale': 'en-US' };
  const origin = new URL(page.url()).origin;
  expect(view?.said).toEqual({
    ...site,
    'page.path': origin + article,
    'page.referrer': 'https://else.example',
    'page.http_status': '200',
    'page.utm': { source: 'mail', campaign: 'spring' },
    'page.is_first_view': true,
    'page.kind': 'guide',
    'navigator.geo': 'Iceland',
    'navigator.geo_iso': 'IS',
    'navigator.user_agent': 'Chrome',
    'navigator.user_languages': ['en-US'],
    'navigator.viewport_breakpoint': 'xl',
    'navigator.viewport_ratio': Math.round((100 * width) / height),
    'navigator.viewport_horizontal_coverage': 100,
    'navigator.subscription_type': 'anonymous',
    ping_info: expect.objectContaining({ seq: 0 }),
    client_info: { telemetry_sdk_build: expect.stringMatching(/^5\./) },
  });
  expect(view?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'x-telemetry-agent': expect.stringMatching(/^Glean\/5\.\d+\.\d+ \(JS on Web\)$/),
  });
  for (const { headers } of pings.all) expect(headers).not.toHaveProperty('cookie');

  await new Header(page).plainLink('Blog').click();
  await expect(page).toHaveURL('/en-US/blog/');
  await expect.poll(() => pings.of('page')).toHaveLength(2);
  expect(pings.clicks()).toEqual(['menu_click: /en-US/blog/']);
  expect(pings.of('action')[0]).toMatchObject({ ...site, 'page.path': origin + article, subscription_type: 'none' });
  expect(pings.of('page')[1]).toMatchObject({
    'page.path': `${origin}/en-US/blog/`,
    'page.referrer': origin + article,
    'page.kind': 'blog',
    'page.is_first_view': false,
    'site.remote': 'mfe-blog-curriculum',
  });

  await leave(page);
  await expect.poll(() => pings.of('vitals')).toHaveLength(1);
  expect(pings.of('vitals')[0]).toMatchObject({
    ...site,
    'page.kind': 'guide',
    'site.shell_version': shown.shell,
    'navigator.viewport_breakpoint': 'xl',
    'vitals.lcp': expect.any(Number),
    'vitals.ttfb': expect.any(Number),
    'vitals.cls': expect.any(Number),
  });
});

test('a ping that meets a busy server is delivered once it is not, and one of an offline reader once they are on line', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 503 .*\/submit\//);
  const pings = await SubmittedPings.of(page);
  let refused = 0;
  pings.answer = () =>
    pings.all.at(-1)?.name === 'page' && (refused += 1) === 1 ? { status: 503, headers: { 'retry-after': '0' } } : { status: 204 };
  await page.goto(article);
  await hydrated(page);
  await expect.poll(() => pings.of('page')).toHaveLength(2);
  const [first, second] = pings.all.filter(({ name }) => name === 'page');
  expect(second).toMatchObject({ id: first?.id, said: first?.said });
  const waiting = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('pings') ?? '{}') as object).length);
  await expect.poll(waiting).toBe(0);

  await page.context().setOffline(true);
  await new Header(page).theme.open();
  await new Header(page).theme.button('Dark').click();
  await expect.poll(waiting).toBe(1);
  expect(pings.clicks()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => pings.clicks()).toEqual(['theme_switcher: dark']);
  await expect.poll(waiting).toBe(0);
});

test('a page that is prerendered tells nothing before it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  const pings = await SubmittedPings.of(page);
  await page.goto(article);
  await hydrated(page);
  await idleMoments(page);
  expect(pings.names()).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => pings.names()).toEqual(['began', 'interactive', 'page']);
});

test('of a reader who opts out nothing is told or stored, before and while a page is open', async ({ page, baseURL }) => {
  const pings = await SubmittedPings.of(page);
  const scripts = scriptRequests(page);
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/_report') && reports.push(request.url()));
  await page.goto(article);
  await hydrated(page);
  await expect.poll(() => pings.of('page')).toHaveLength(1);
  await expect.poll(() => stored(page)).toContain('webdocs.viewed');

  await page.context().addCookies([{ name: 'moz-1st-party-data-opt-out', value: 'true', url: baseURL ?? '' }]);
  const before = pings.all.length;
  await new Header(page).plainLink('Blog').click();
  await expect(page).toHaveURL('/en-US/blog/');
  expect(await stored(page)).not.toContain('webdocs.viewed');

  scripts.length = 0;
  await page.goto(article);
  await hydrated(page);
  await idleMoments(page);
  await page.context().clearCookies();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(article);
  await hydrated(page);
  await idleMoments(page);
  // A failure of theirs is for the console alone.
  await leave(page);
  expect(scripts.filter((path) => path.endsWith('/telemetry.js'))).toEqual([]);
  expect([pings.all.length, reports]).toEqual([before, []]);
  expect((await stored(page)).filter((key) => /pings|Metrics|events|glean|viewed/.test(key))).toEqual([]);
});
