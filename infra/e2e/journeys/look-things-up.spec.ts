import type { Page } from '@playwright/test';
import { expect, test } from '../pages/configured-site.ts';
import { wholeSite } from '../site/running-site.ts';

// A new data folder, the default content, and nobody to ask but this machine.
test.use({ flags: [...wholeSite] });

const things = [
  ['flexbox', '/en-US/docs/Learn/CSS/Flexbox'],
  ['Array.prototype.flatMap', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap'],
  [':has()', '/en-US/docs/Web/CSS/Reference/Selectors/:has'],
  ['<dialog>', '/en-US/docs/Web/HTML/Reference/Elements/dialog'],
  ['Cache-Control', '/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control'],
  ['WebSocket', '/en-US/docs/Web/API/WebSocket'],
] as const;
const references = things.filter(([, address]) => address.includes('/docs/Web/'));

test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  // Until its index is complete the search looks at titles only.
  await expect
    .poll(async () => ((await (await fetch(`${site.address}/readyz`)).json()) as { search?: { state: string } }).search?.state, {
      timeout: 170_000,
    })
    .toBe('complete');
});

for (const [words, address] of things)
  test(`somebody who searches for ${words} finds its page first`, async ({ page }) => {
    const strangers = requestsElsewhere(page);
    await page.goto(`/en-US/search?q=${encodeURIComponent(words)}`);
    const results = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(results.first()).toHaveAttribute('href', address);
    expect(strangers).toEqual([]);
  });

for (const [words, address] of references)
  test(`the page about ${words} shows support by browsers, standards, the baseline and an example`, async ({ page }) => {
    const strangers = requestsElsewhere(page);
    await page.goto(address);
    const main = page.getByRole('main');
    const section = (name: string) => main.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
    await expect(
      section('Browser compatibility').getByRole('table').first().getByRole('columnheader', { name: 'Firefox', exact: true }),
    ).toBeVisible();
    await expect(section('Specifications').getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await expect(main.getByText(/Baseline|Limited availability/).first()).toBeVisible();
    await expect(section('Examples').locator('pre').first()).toBeVisible();
    expect(strangers).toEqual([]);
  });

test('whoever learns flexbox can run its samples', async ({ page }) => {
  const strangers = requestsElsewhere(page);
  await page.goto('/en-US/docs/Learn/CSS/Flexbox');
  const samples = page.getByRole('main').locator('iframe');
  expect(await samples.count()).toBeGreaterThanOrEqual(3);
  await samples.first().scrollIntoViewIfNeeded();
  await expect(samples.first().contentFrame().locator('body *').first()).toBeVisible();
  expect(strangers).toEqual([]);
});

/** Everything that a page asks of another machine. */
function requestsElsewhere(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !/^(?:127\.0\.0\.1|(?:.*\.)?localhost)$/.test(hostname)) asked.push(request.url());
  });
  return asked;
}
