import type { Page } from '@playwright/test';
import { axeViolations, axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { overflowOf } from '../pages/page-overflow.ts';
import { PoorSite } from '../pages/poor-site.ts';
import { inDatabaseOf } from '../site/database-of-site.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, hydrated, test as base } from '../site/site-test.ts';

const landing = '/en-US/observatory';

const test = base.extend<{ readonly poor: PoorSite }>({
  // Only there may sites of this machine be scanned.
  site: async ({ sites }, use) => use(await sites.with({ environment: { WEBDOCS_OBSERVATORY_LOCAL_TARGETS: 'on' } })),
  poor: async ({}, use) => {
    const poor = new PoorSite();
    await poor.open();
    await use(poor);
    await poor.close();
  },
});

const row = (page: Page, name: string) => page.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(`^${name}`) });
const report = (host: string, hash = '') => `${landing}/analyze?host=${encodeURIComponent(host)}${hash}`;
const scanned = (page: Page) => expect(page.getByRole('tab', { name: /^Tests/ })).toBeVisible();

/** As if its scans were of two minutes ago: nothing waits for a minute here. */
function makeOlder(site: RunningSite, host: string): Promise<void> {
  return inDatabaseOf(site, async ({ query }) => {
    for (const table of ['observatory_scans', 'observatory_sites'] as const) {
      const rows = await query.selectFrom(table).select('scanned_at').where('site', '=', host).execute();
      for (const { scanned_at: at } of rows)
        await query
          .updateTable(table)
          .set({ scanned_at: new Date(at.getTime() - 120_000) })
          .where('site', '=', host)
          .where('scanned_at', '=', at)
          .execute();
    }
  });
}

test('a visitor scans a poor site, follows three fixes, scans again after the countdown, and sees the history climb', async ({
  page,
  site,
  poor,
}) => {
  await page.clock.install();
  await page.goto(landing);
  await hydrated(page);

  await test.step('what is no site is said under the field', async () => {
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    const field = page.getByLabel('Site to scan');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Enter the name of a site, such as example.org.');
  });

  await test.step('a scan leads to a report that is called after the host', async () => {
    await page.getByLabel('Site to scan').fill(poor.host);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/observatory/analyze\\?host=localhost%3A\\d+$`));
    await scanned(page);
    await expect(page).toHaveTitle(`Scan results for ${poor.host} | HTTP Observatory | MDN`);
    const { port } = new URL(`http://${poor.host}`);
    await expect(page.getByText(`(host localhost, port ${port}, path /)`)).toBeVisible();
  });

  await test.step('the ledger adds up', async () => {
    const ledger = page.getByRole('table', { name: 'How the score is made' });
    const points = (await ledger.getByRole('cell').allTextContents()).map((text) => Number(text.replace('−', '-')));
    const before = await ledger
      .getByRole('row', { name: /^Before bonuses/ })
      .getByRole('cell')
      .textContent();
    expect(points.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(Number(before));
    await expect(page.getByText(`${before} points`, { exact: true })).toBeVisible();
  });

  await test.step('nothing of it breaks a rule of accessibility, in either theme', async () => {
    expect(await axeViolationsInBothThemes(page, 'main')).toEqual([]);
  });

  await test.step('fixes are for the server that was chosen', async () => {
    await page.getByRole('tab', { name: 'Node' }).first().click();
    for (const name of ['Content Security Policy', 'X-Frame-Options', 'X-Content-Type-Options']) {
      const button = row(page, name);
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      const code = page.getByLabel(`Fix for ${name}`, { exact: true });
      await expect(code).toContainText('response.setHeader');
      poor.follow((await code.textContent()) ?? '');
    }
  });

  await test.step('the button counts down, can be reached by keyboard, and says once when it is ready', async () => {
    const again = page.getByRole('button', { name: /^Scan again in 0:\d\d$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await again.focus();
    await expect(again).toBeFocused();
    await makeOlder(site, poor.host);
    await page.clock.fastForward('01:01');
    await expect(page.getByRole('status').filter({ hasText: 'You can scan again' })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 }).first()).not.toContainText('Content Security Policy');
  });

  await test.step('the history has both scans, as a chart for the keyboard and as a table', async () => {
    await page.getByRole('tab', { name: /^Tests/ }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: /^History/ })).toBeFocused();
    await expect(page).toHaveURL(/#history$/);
    const panel = page.getByRole('tabpanel', { name: /^History/ });
    const slider = panel.getByRole('slider', { name: 'History of scores' });
    const last = Number(/(\d+) points/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /points, F\.$/);
    const first = Number(/(\d+) points/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
    expect(last - first).toBe(50);
    await panel.getByRole('radio', { name: 'Table' }).check();
    await expect(panel.getByRole('table', { name: 'History of scores' }).getByRole('row')).toHaveCount(3);
    expect(await axeViolations(page, 'main')).toEqual([]);
  });

  await test.step('an earlier scan has an address of its own, and is not scanned again', async () => {
    const panel = page.getByRole('tabpanel', { name: /^History/ });
    await panel.getByRole('table', { name: 'History of scores' }).getByRole('link').click();
    await expect(page.getByText('This is an earlier scan.')).toBeVisible();
    await scanned(page);
    await expect(page.getByRole('button', { name: /^Scan again/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Show the latest one' }).click();
    await scanned(page);
  });
});

test('every tab has an address, works without rules of accessibility broken, and fits into the window of a phone', async ({
  page,
  poor,
}) => {
  poor.headers.set('Content-Security-Policy', "default-src 'self'; script-src 'self' 'unsafe-inline'");
  poor.headers.set('Set-Cookie', 'sessionid=1; Path=/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(landing);
  await hydrated(page);
  expect(await overflowOf(page)).toBe('');
  expect(await axeViolations(page, 'main')).toEqual([]);
  for (const [key, name] of [
    ['scoring', /^Tests/],
    ['csp', /^Policy analysis/],
    ['cookies', /^Cookies 1/],
    ['headers', /^Headers as sent/],
    ['history', /^History 1/],
  ] as const) {
    await page.goto(report(poor.host, `#${key}`));
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(await overflowOf(page), key).toBe('');
    expect(await axeViolations(page, 'main'), key).toEqual([]);
  }
  await expect(page.getByRole('tabpanel', { name: 'History' }).getByText('Scan again later to see a line.')).toBeVisible();
});

test('a site that cannot be reached has a plain sentence, and no grade', async ({ page, poor, expectErrors }) => {
  expectErrors(/status of 400/);
  const { host } = poor;
  await poor.close();
  await page.goto(report(host));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`${host} could not be reached.`);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await poor.open();
});

test('where the scanner does not answer, it is said to be down', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED|Failed to load resource/);
  await page.route('**/api/v2/analyze?*', (route) => route.abort());
  await page.goto(report('shop.example'));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Observatory is currently down.');
});

test('without a script the form leads to the report, which says where it can be read as data', async ({ browser, site, poor }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto(landing);
  await page.getByLabel('Site to scan').fill(poor.host);
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/observatory/analyze\\?host=localhost%3A\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Scan results for ${poor.host}`);
  const data = page.getByRole('link', { name: 'Read the report as JSON' });
  const answer = await page.request.get((await data.getAttribute('href')) ?? '');
  expect(((await answer.json()) as { scan: { grade: string } }).scan.grade).toBe('F');
  await context.close();
});

test('what is written about the scanner is one link away, and the menu leads to it', async ({ page }) => {
  await page.goto(landing);
  await page.getByRole('main').getByRole('link', { name: 'How the score is made' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tests and scoring' })).toBeVisible();
  await page.goto(landing);
  await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('questions and answers');
});
