import type { Page } from '@playwright/test';
import { playgroundAddress } from '@webdocs/contracts/samples/playground-address';
import { expect, hydrated, test } from '../site/site-test.ts';

const tea = { html: '<p id="cup">Tea</p>', css: 'p { color: rgb(0, 128, 0) }', js: 'console.log("poured")' };

async function openPlayground(page: Page, address = '/en-US/play'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

function resultOf(page: Page) {
  return page.frameLocator('iframe[title="Result"]:not([data-coming])');
}

test('the Playground has three editors, and runs their code', async ({ page }) => {
  await openPlayground(page);
  await expect(page).toHaveTitle(/^Playground \|/);
  await page.getByRole('textbox', { name: 'HTML editor' }).fill(tea.html);
  await page.getByRole('textbox', { name: 'CSS editor' }).fill(tea.css);
  await page.getByRole('textbox', { name: 'JavaScript editor' }).fill(tea.js);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(resultOf(page).getByText('Tea')).toHaveCSS('color', 'rgb(0, 128, 0)');
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('poured');
});

test('Control and Enter run the code from the editor', async ({ page }) => {
  await openPlayground(page);
  await page.getByRole('textbox', { name: 'HTML editor' }).fill(tea.html);
  await page.keyboard.press('Control+Enter');
  await expect(resultOf(page).getByText('Tea')).toBeVisible();
});

test('code from the address runs only after the reader has confirmed a warning', async ({ page }) => {
  await openPlayground(page, await playgroundAddress('en-US', tea));
  await expect(page.getByRole('textbox', { name: 'HTML editor' })).toHaveValue(tea.html);
  await expect(page.getByText('This code came with the address that you opened.')).toBeVisible();
  await expect(page.getByRole('log', { name: 'Console' })).not.toContainText('poured');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Run' }).click();
  await expect(resultOf(page).getByText('Tea')).toBeVisible();
  await expect(page.getByText('This code came with the address that you opened.')).toBeHidden();
});

test('code from a page of the site runs at once', async ({ page, site }) => {
  const address = await playgroundAddress('en-US', tea);
  await page.goto('/robots.txt');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), `${site.address}${address}`),
  ]);
  await expect(resultOf(opened).getByText('Tea')).toBeVisible();
});

test('Clear asks "Do you really want to clear everything?" and does it', async ({ page }) => {
  await openPlayground(page);
  const field = page.getByRole('textbox', { name: 'HTML editor' });
  await field.fill(tea.html);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue(tea.html);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
  expect(asked).toEqual(['Do you really want to clear everything?']);
});

test('Reset asks "Do you really want to revert your changes?" and restores the code from the address', async ({ page }) => {
  await openPlayground(page, await playgroundAddress('en-US', tea));
  const field = page.getByRole('textbox', { name: 'HTML editor' });
  await expect(field).toHaveValue(tea.html);
  await field.fill('<p>Coffee</p>');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(field).toHaveValue(tea.html);
  expect(asked).toEqual(['Do you really want to revert your changes?']);
});

test('edited code is still there after a reload', async ({ page }) => {
  await openPlayground(page, await playgroundAddress('en-US', tea));
  const field = page.getByRole('textbox', { name: 'HTML editor' });
  await expect(field).toHaveValue(tea.html);
  await field.fill('<p>Coffee</p>');
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('<p>Coffee</p>');
});

test('an address with invalid code is reported', async ({ page }) => {
  await openPlayground(page, '/en-US/play?state=none');
  await expect(page.getByText('The code in this address cannot be read.')).toBeVisible();
});

test('a link with the code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await page.getByRole('textbox', { name: 'HTML editor' }).fill(tea.html);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('A link with your code is in the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => window.sessionStorage.clear());
  await openPlayground(page, link);
  await expect(page.getByRole('textbox', { name: 'HTML editor' })).toHaveValue(tea.html);
});
