import type { Page } from '@playwright/test';
import { newAddress, register } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { scrollThrough } from '../pages/scripts.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const landing = '/en-US/curriculum/';
const overview = '/en-US/curriculum/core/';
const styling = '/en-US/curriculum/core/styling/';
const structure = '/en-US/curriculum/core/structure/';

const box = (page: Page) => page.getByRole('checkbox', { name: 'I’ve done this module' });
const card = (page: Page) => page.getByRole('region', { name: 'Continue the curriculum' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' }).filter({ visible: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function tickHere(page: Page): Promise<void> {
  await expect(box(page)).toBeEnabled();
  await box(page).check();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
}

test('a module that a learner ticks is marked in every list and on the front page, which leads to the next one', async ({ page }) => {
  await open(page, styling);
  await tickHere(page);
  await expect(contents(page).getByRole('link', { name: '2. Styling Done' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await open(page, landing);
  await expect(page.getByText('1 of 12 modules done')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^StylingDone$/ }),
  ).toBeVisible();
  await open(page, overview);
  await expect(page.getByText('1 of 5 modules done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '2. Styling Done' })).toBeVisible();

  await open(page, '/fr/');
  const french = page.getByRole('region', { name: 'Continuer le cursus' });
  await french.scrollIntoViewIfNeeded();
  await expect(french).toContainText('Modules terminés : 1 sur 12');
  await expect(french.getByRole('link', { name: 'Module suivant' })).toHaveAttribute(
    'href',
    '/en-US/curriculum/before-you-begin/asking-well/',
  );
  expect(await axeViolations(page, 'main')).toEqual([]);

  await open(page, styling);
  await box(page).uncheck();
  await open(page, landing);
  await expect(page.getByText('modules done')).toHaveCount(0);
});

test('a reader who ticked nothing sees nothing of it on the front page, and nothing of the curriculum is fetched for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/en-US/');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await expect(card(page)).toHaveCount(0);
  expect(asked.filter((url) => /curriculum\/index\.json|\/learning\//.test(url))).toEqual([]);
});

test('two tabs agree', async ({ page, context }) => {
  await open(page, styling);
  const other = await context.newPage();
  await open(other, styling);
  await tickHere(page);
  await expect(box(other)).toBeChecked();
  await other.close();
});

test('what was ticked before signing in is in the account afterwards, with what is ticked there', async ({ page }) => {
  await open(page, styling);
  await tickHere(page);
  await register(page, newAddress(), structure);
  await expect(page.getByText('1 of 12 modules done')).toBeVisible();
  await box(page).check();
  await expect(page.getByText('Saved in your account, on all your devices.')).toBeVisible();
  // As on another device.
  await page.evaluate(() => localStorage.removeItem('learning-progress'));
  await open(page, styling);
  await expect(box(page)).toBeChecked();
  await expect(page.getByText('2 of 12 modules done')).toBeVisible();
});

test('an account that cannot be reached is told of, and the tick stays', async ({ page, expectErrors }) => {
  expectErrors(/status of 503/);
  await visitAs(page, readers.signedIn);
  await page.route('**/api/v1/learning/', (route) => route.fulfill({ status: 503, json: { code: 503, message: 'away', error: 'AWAY' } }));
  await open(page, styling);
  await box(page).check();
  const alert = page.getByRole('article').getByRole('alert');
  await expect(alert).toContainText('Saved on this device. It couldn’t be saved to your account.');
  await expect(box(page)).toBeChecked();
  await page.unroute('**/api/v1/learning/');
  await page.route('**/api/v1/learning/', async (route) => route.fulfill({ json: route.request().postDataJSON() as object }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved in your account, on all your devices.')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a module is a page with nothing to press in it', async ({ page }) => {
    await page.goto(styling);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Styling');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
