import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs } from '../../pages/accounts.ts';
import { areaRow, checkbox, download } from '../../pages/offline-settings.ts';
import { packsAreMade, packsWithinMs } from '../../site/packs-are-made.ts';
import type { RunningSite } from '../../site/running-site.ts';
import { expect, test } from '../../site/site-test.ts';

const settings = '/en-US/plus/settings';
const flags = ['--offline-packs'];
const article = '/en-US/docs/Web/CSS';

test.use({ flags });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ site }) => {
  test.setTimeout(packsWithinMs + 60_000);
  await packsAreMade(site.address);
});

/** The context is the same for all tests: what one has kept is nothing for the next. */
test.afterEach(async ({ page }) => {
  await page.goto('/en-US/_offline-off');
  await page.getByRole('button').click();
});

async function openSettings(page: Page, site: RunningSite): Promise<void> {
  await signInAs(page, site, 'plus-5-yearly', settings);
  await expect(areaRow(page, 'CSS')).toBeVisible();
}

const packFile = async ({ dataFolder }: RunningSite, area: string): Promise<string> => {
  const folder = join(dataFolder, 'offline', 'packs');
  const name = (await readdir(folder)).find((file) => file.startsWith(`${area}.en-US`) && file.endsWith('.pack'));
  return join(folder, name ?? 'none');
};

test('a pack that was tampered with is refused by its name, and what was there before can be read', async ({
  page,
  site,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /status of 418/);
  const file = await packFile(site, 'html');
  const published = await readFile(file);
  const tampered = Buffer.from(published);
  tampered[tampered.length - 20] = (tampered.at(-20) ?? 0) ^ 1;
  await openSettings(page, site);
  await download(page, 'CSS');
  try {
    await writeFile(file, tampered);
    await checkbox(page, 'HTML').check();
    await expect(page.getByText('The download of HTML doesn’t match what was published')).toBeVisible();
    await expect(areaRow(page, 'HTML').getByText('Download failed')).toBeVisible();
    await expect(areaRow(page, 'CSS').getByText('On this device', { exact: true })).toBeVisible();
  } finally {
    await writeFile(file, published);
  }
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
  await page.goto(settings);
  await areaRow(page, 'HTML').getByRole('button', { name: 'Try again' }).click();
  await expect(areaRow(page, 'HTML').getByText('On this device', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('a file of which the browser took a part away goes on where it ends', async ({ page, site }) => {
  await openSettings(page, site);
  await download(page, 'CSS');
  await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('packs');
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
    const file = await folder.getFileHandle(names.find((name) => name.startsWith('css')) ?? '');
    const { size } = await file.getFile();
    const writable = await file.createWritable({ keepExistingData: true });
    await writable.truncate(Math.floor(size / 2));
    await writable.close();
  });
  await checkbox(page, 'HTML').check();
  for (const area of ['CSS', 'HTML'])
    await expect(areaRow(page, area).getByText('On this device', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('where the browser has no room it is said, and the rest of the site works', async ({ page, site }) => {
  await openSettings(page, site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1_000_000 });
  try {
    await checkbox(page, 'CSS').check();
    await expect(page.getByText('There isn’t enough storage for')).toBeVisible({ timeout: 60_000 });
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
  } finally {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.address });
  }
});

test('two tabs agree about what is here', async ({ page, site, context }) => {
  await openSettings(page, site);
  const other = await context.newPage();
  await other.goto(settings);
  await expect(areaRow(other, 'CSS').getByText('Not on this device')).toBeVisible();
  await download(page, 'CSS');
  await other.reload();
  await expect(areaRow(other, 'CSS').getByText('On this device', { exact: true })).toBeVisible();
  // A question that the browser has closed by itself by then is asked again.
  other.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const isGone = areaRow(other, 'CSS').getByText('Not on this device');
  await expect(async () => {
    if (!(await isGone.isVisible())) await other.getByRole('button', { name: 'Remove all offline pages' }).click({ timeout: 3000 });
    await expect(isGone).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 20_000 });
  await expect(areaRow(page, 'CSS').getByText('Not on this device')).toBeVisible({ timeout: 15_000 });
  // The worker that this tab had found is gone with what it kept.
  await download(page, 'CSS');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  await expect(areaRow(other, 'CSS').getByText('On this device', { exact: true })).toBeVisible({ timeout: 15_000 });
  await other.close();
});
