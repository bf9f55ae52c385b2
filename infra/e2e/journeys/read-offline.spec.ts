import type { Page } from '@playwright/test';
import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { wholeSite } from '../site/running-site.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: [...wholeSite, '--offline-packs'], viewport: { width: 390, height: 844 } });

const settings = '/en-US/plus/settings';
const packsWithinMs = 180_000;

const row = (page: Page, area: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: area }) });

/** Packs are made beside the work, after the site has started. */
async function packsAreMade(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${address}/packs/index.json`)).status, { timeout: packsWithinMs }).toBe(200);
}

async function download(page: Page, ...areas: readonly string[]): Promise<void> {
  for (const area of areas) await page.getByRole('checkbox', { name: area, exact: false }).first().check();
  for (const area of areas) await expect(row(page, area).getByText('On this device', { exact: true })).toBeVisible({ timeout: 60_000 });
}

test.beforeAll(async ({ site }) => {
  test.setTimeout(packsWithinMs + 60_000);
  await packsAreMade(site.address);
});

test('a subscriber ticks three areas on a phone, loses the network, and goes on reading', async ({ page, site, expectErrors }) => {
  test.setTimeout(180_000);
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /status of 418/);
  await signInAs(page, site, 'plus-5-yearly', settings);

  await test.step('areas are there with their sizes, and are downloaded when they are ticked', async () => {
    await expect(row(page, 'CSS').getByText(/\d pages?/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await download(page, 'HTML', 'CSS', 'JavaScript');
    await expect(page.getByRole('region', { name: 'Storage' }).getByText(/on this device/)).toBeVisible();
  });

  await page.context().setOffline(true);

  await test.step('a page opens with its styles and its sidebar, and the reader is who they were', async () => {
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CSS/);
    await expect(page).toHaveTitle(/CSS/);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
  });

  await test.step('links within what is here are followed, and back', async () => {
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flatMap');
    await page.goto('/en-US/docs/Web/HTML/Reference/Elements/dialog');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dialog');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flatMap');
  });

  await test.step('a page that is not here says so, and leads to its area', async () => {
    await page.goto('/en-US/docs/Web/HTTP');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t on your device');
    await expect(page.getByRole('link', { name: 'Offline settings' })).toHaveAttribute('href', '/en-US/plus/settings#offline-http');
    expect(await axeViolations(page)).toEqual([]);
  });

  await page.context().setOffline(false);

  await test.step('with the network back everything is there', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HTTP/);
  });
});
