import type { Page } from '@playwright/test';
import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { Placements, type PlacementName } from '../pages/placements.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const target = 'https://teapots.example/';
const creativeText = 'Made of clay, glazed by hand.';
const answered = (page: Page, path: string) => page.waitForResponse((reply) => new URL(reply.url()).pathname === path);

test('a campaign of staff is shown to readers of its section, counted, and reported to its advertiser', async ({
  page: staff,
  site,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAs(staff, site, 'staff', '/en-US/plus/staff/ads');
  await staff.getByRole('button', { name: 'New campaign' }).click();
  await staff.getByLabel('Name', { exact: true }).fill('Teapots');
  await staff.getByLabel('Advertiser', { exact: true }).fill('Tea Company');
  await staff.getByLabel('Countries').fill('us');
  await staff.getByRole('checkbox', { name: 'CSS' }).check();
  await staff.getByRole('button', { name: 'Save terms' }).click();
  await expect(staff.getByText('Now add what it shows.')).toBeVisible();
  await staff.getByLabel('Heading').fill('Teapots');
  await staff.getByLabel('Text', { exact: true }).fill(creativeText);
  await staff.getByLabel('Leads to').fill(target);
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Saved.')).toBeVisible();
  expect(await axeViolations(staff)).toEqual([]);

  const previewing = staff.waitForEvent('popup');
  await staff.getByRole('button', { name: 'Preview on a page' }).click();
  const preview = await previewing;
  await expect(new Placements(preview).at('top').getByText(creativeText)).toBeVisible();
  await preview.close();
  await staff.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(staff.getByText('The campaign is running.')).toBeVisible();

  const context = await browser.newContext({ baseURL });
  await context.route(`${target}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Teapots</title>' }));
  const reader = await context.newPage();
  const top = new Placements(reader).at('top');
  const counted = answered(reader, '/pong/viewed');
  await reader.goto('/en-US/docs/Web/CSS');
  const box = await top.boundingBox();
  await expect(top.getByText(creativeText)).toBeVisible();
  expect(await top.boundingBox()).toEqual(box);
  expect((await counted).status()).toBe(201);
  const opening = reader.waitForEvent('popup');
  await top.getByRole('link', { name: creativeText }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(target);
  expect(await opened.evaluate(() => document.referrer)).toBe('');
  const choosing = answered(reader, '/pong/get');
  await reader.goto('/en-US/docs/Web/HTML');
  expect(await (await choosing).json()).not.toHaveProperty('top.copy');
  await expect(top.getByRole('link').first()).toHaveAttribute('href', /^\/en-US\//);

  const member = await (await browser.newContext({ baseURL })).newPage();
  const asked: string[] = [];
  member.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitAs(member, readers.withoutAds);
  const knowing = answered(member, '/api/v1/whoami');
  await member.goto('/en-US/docs/Web/CSS');
  await hydrated(member);
  await knowing;
  await member.waitForLoadState('networkidle');
  await expect(member.locator('html')).toHaveAttribute('data-nop', '');
  await expect(new Placements(member).all.filter({ visible: true })).toHaveCount(0);
  expect(asked).toContain('/api/v1/whoami');
  expect(asked.filter((path) => path.startsWith('/pong/'))).toEqual([]);

  await staff.getByRole('button', { name: 'Report' }).click();
  const figures = staff.getByRole('main').locator('dl');
  await expect(figures).toHaveText('Seen1Clicked1Click rate100%Seen, of loaded100%');
  await staff.getByRole('button', { name: 'Share with the advertiser' }).click();
  const link = await staff.getByLabel('Link for the advertiser').inputValue();
  const advertiser = await context.newPage();
  await advertiser.goto(link);
  await expect(advertiser.getByRole('heading', { level: 1 })).toHaveText('Teapots');
  await expect(advertiser.getByRole('row').nth(1)).toContainText('Top banner1–191–191–19');
  await expect(advertiser.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await axeViolations(advertiser)).toEqual([]);

  await staff.getByRole('button', { name: 'Delete campaign' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete campaign' }).click();
  await expect(staff.getByText('The campaign is deleted.')).toBeVisible();
  await Promise.all([context.close(), member.context().close()]);
});

const letters = (count: number) => 'Wide teapots of glazed clay '.repeat(5).slice(0, count).trim();
const words = {
  status: 'success',
  version: 2,
  click: 'x',
  view: 'x',
  heading: letters(60),
  copy: letters(120),
  cta: letters(30),
};
/** Of another ratio than any of the places. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250" fill="teal"/></svg>';

/** Puts one creative into all places of the pages that are opened next; null is a blocker. */
async function place(page: Page, creative: object | null): Promise<void> {
  const { top, side, bottom, hpMain, hpFooter } = Object.fromEntries(
    ['top', 'side', 'bottom', 'hpMain', 'hpFooter'].map((slot) => [slot, creative]),
  );
  await page.unrouteAll();
  await page.route('**/pimg/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.route('**/pong/viewed*', (route) => route.fulfill({ status: 201, json: {} }));
  await page.route('**/pong/get', (route) =>
    creative ? route.fulfill({ json: { top, side, bottom, hpMain, hpFooter, plusAvailable: true } }) : route.abort(),
  );
}

async function boxes(page: Page, names: readonly PlacementName[]) {
  const placements = new Placements(page);
  return Promise.all(names.map((name) => placements.at(name).boundingBox()));
}

test('a picture of any ratio and the longest words leave each place as it was', async ({ page }) => {
  test.slow();
  for (const [address, width, names] of [
    ['/en-US/', 390, ['home-main', 'home-footer']],
    ['/en-US/', 1440, ['home-main', 'home-footer']],
    ['/en-US/docs/Web/CSS', 390, ['top', 'bottom']],
    ['/en-US/docs/Web/CSS', 1440, ['top', 'side']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await place(page, null);
    const blocked = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/pong/get');
    await page.goto(address);
    await blocked;
    const before = await boxes(page, names);
    for (const name of names) await expect(new Placements(page).at(name).getByRole('link').first()).toHaveAttribute('href', /^\/en-US\//);
    for (const creative of [words, { ...words, image: 'x', alt: 'Teapots' }]) {
      await place(page, creative);
      await page.goto(address);
      for (const name of names) await expect(new Placements(page).at(name).locator('a[target=_blank]')).toBeVisible();
      expect(await boxes(page, names), `${address} at ${width}`).toEqual(before);
    }
  }
});

test('a preview shows a place at a width that has none, and another code asks again', async ({ page }) => {
  await place(page, words);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-US/docs/Web/CSS#ad-preview=one&place=bottom');
  const placements = new Placements(page);
  await expect(placements.at('bottom').getByText(words.copy)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  const asking = page.waitForRequest('**/pong/get');
  await page.goto('/en-US/docs/Web/CSS#ad-preview=two&place=side');
  expect((await asking).postDataJSON()).toMatchObject({ preview: 'two', pongs: ['top', 'bottom', 'side'] });
  await expect(placements.at('side').getByText(words.copy)).toBeVisible();
});
