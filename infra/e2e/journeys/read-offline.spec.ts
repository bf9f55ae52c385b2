import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { areaRow, download, packsAreMade, packsWithinMs } from '../pages/offline-settings.ts';
import { wholeSite } from '../site/running-site.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: [...wholeSite, '--offline-packs'], viewport: { width: 390, height: 844 } });

const settings = '/en-US/plus/settings';

test.beforeAll(async ({ site }) => {
  test.setTimeout(2 * packsWithinMs + 60_000);
  await packsAreMade(site.address, 2 * packsWithinMs);
});

test('a subscriber ticks three areas on a phone, loses the network, goes on reading, and is back', async ({ page, site, expectErrors }) => {
  test.setTimeout(180_000);
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /status of (?:418|504)/);
  await signInAs(page, site, 'plus-5-yearly', settings);

  await test.step('areas are there with their sizes, and are downloaded when they are ticked', async () => {
    await expect(areaRow(page, 'CSS').getByText(/\d pages?/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await download(page, 'HTML', 'CSS', 'JavaScript');
    await expect(page.getByRole('region', { name: 'Storage' }).getByText(/on this device/)).toBeVisible();
  });

  await page.context().setOffline(true);

  await test.step('a page opens with its styles and its sidebar, and the user is who they were', async () => {
    await page.goto('/en-US/docs/Web/CSS/gap');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gap/);
    await expect(page).toHaveTitle(/gap/);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
    await expect(page.getByRole('heading', { name: 'Browser compatibility' })).toBeAttached();
    await expect(page.getByText('You are reading offline.')).toBeVisible();
  });

  await test.step('links within what is here are followed, and back', async () => {
    await page.goto('/en-US/docs/Web/HTML/Reference/Elements/dialog');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dialog');
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Array.prototype.flatMap()' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flatMap');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Array', exact: true })).toBeVisible();
  });

  await test.step('quick search finds what is here', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').filter({ visible: true }).fill('flatmap');
    await page.getByRole('option', { name: /flatMap/ }).first().click();
    await expect(page).toHaveURL(/Array\/flatMap$/);
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
