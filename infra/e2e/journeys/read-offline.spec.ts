import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { areaRow, download, keptSamples } from '../pages/offline-settings.ts';
import { packsAreMade } from '../site/packs-are-made.ts';
import { SaveMenu } from '../pages/save-menu.ts';
import { expect, hydrated, test } from '../site/cut-off-site-test.ts';

test.use({ flags: ['--offline-packs'], viewport: { width: 390, height: 844 } });

const settings = '/en-US/plus/settings';

test('a subscriber ticks three areas on a phone, loses the network, goes on reading, and is back', async ({
  page,
  cutOffSite: site,
  expectErrors,
}) => {
  test.setTimeout(300_000);
  // What is under way when the site goes is cut off.
  expectErrors(/ERR_CONNECTION_(?:REFUSED|RESET)/, /status of (?:418|504)/);
  await packsAreMade(site.address);
  await signInAs(page, site, 'plus-5-yearly', settings);

  await test.step('areas are there with their sizes, and are downloaded when they are ticked', async () => {
    await expect(areaRow(page, 'CSS').getByText(/\d pages?/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const samplesAreKept = keptSamples(page);
    await download(page, 'Learn and curriculum', 'HTML', 'JavaScript');
    await samplesAreKept();
    await expect(page.getByRole('region', { name: 'Storage' }).getByText(/on this device/)).toBeVisible();
    await page.goto('/en-US/plus/collections');
    await expect(page.getByText('Saved Articles')).toBeVisible();
  });

  await site.goAway();

  await test.step('a page opens with its styles and its sidebar, and the user is who they were', async () => {
    await page.goto('/en-US/docs/Web/HTML/Reference/Elements/dialog');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dialog');
    await expect(page).toHaveTitle(/<dialog>/);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('heading', { name: 'Browser compatibility' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByText('Firefox').first()).toBeAttached();
  });

  await test.step('flexbox is learned with samples that run, and an exercise that is checked', async () => {
    await page.goto('/en-US/docs/Learn/CSS/Flexbox');
    await hydrated(page);
    const sample = page.locator('.live-sample').first();
    await sample.scrollIntoViewIfNeeded();
    await expect(sample.frameLocator('iframe').getByRole('link', { name: 'Recipes' })).toBeVisible();
    await expect(sample.getByRole('status')).toHaveText('');
    const exercise = page.locator('interactive-example').first();
    await exercise.scrollIntoViewIfNeeded();
    await expect(exercise.frameLocator('iframe[title="Result"]').getByText('The Mill')).toBeVisible();
  });

  await test.step('links within what is here are followed, and back', async () => {
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flatMap');
    await page.getByRole('main').locator('a[href$="/Global_Objects/Array"]').filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Array', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flatMap');
  });

  await test.step('collections are there as they were last seen', async () => {
    await page.goto('/en-US/plus/collections');
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    await expect(page.getByText('Saved Articles')).toBeVisible();
  });

  await test.step('quick search finds what is here', async () => {
    await page.goto('/en-US/docs/Learn/CSS/Flexbox');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').filter({ visible: true }).fill('flatmap');
    await page
      .getByRole('option', { name: /flatMap/ })
      .first()
      .click();
    await expect(page).toHaveURL(/Array\/flatMap$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flatMap');
  });

  await test.step('a page that is not here says so, and leads to its area', async () => {
    await page.goto('/en-US/docs/Web/HTTP');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t on your device');
    await expect(page.getByRole('link', { name: 'Offline settings' })).toHaveAttribute(
      'href',
      '/en-US/plus/settings#offline=/en-US/docs/Web/HTTP',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await site.comeBack();

  await test.step('with the network back everything is there', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HTTP/);
    for (const address of ['/en-US/docs/Web/HTTP', '/en-US/docs/Learn/CSS/Flexbox']) {
      await page.goto(address);
      await hydrated(page);
      const menu = new SaveMenu(page);
      await menu.open();
      await menu.save.click();
      await expect(menu.ribbon).toHaveText('Saved');
    }
    await page.goto('/en-US/plus/collections');
    await expect(page.getByText('2 articles').first()).toBeVisible();
  });
});
