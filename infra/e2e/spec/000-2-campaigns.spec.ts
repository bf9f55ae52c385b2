import type { Page } from '@playwright/test';
import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { Placements } from '../pages/placements.ts';
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
