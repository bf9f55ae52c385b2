import type { Page } from '@playwright/test';
import { newAddress, register, signInAs } from '../pages/accounts.ts';
import { expectCode } from '../pages/playground-editors.ts';
import { expect, goOffline, hydrated, test } from '../site/site-test.ts';

const trap = { html: '<title>Free tea</title><p id="cup">Tea</p>', js: 'console.log("poured")' };

const resultOf = (page: Page) => page.frameLocator('iframe[title="Result"]:not([data-coming])');
const editor = (page: Page, language: string) => page.getByRole('textbox', { name: `${language} editor` });

test('sharing without a network says so in place and keeps the code, whether or not its dialog was there before', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await register(page, newAddress(), '/en-US/play');
  await hydrated(page);
  await editor(page, 'HTML').fill(trap.html);
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('docs-sharing'));
  await expect.poll(() => page.evaluate(isFetched)).toBe(true);
  await goOffline(page);
  const dialog = page.getByRole('dialog', { name: 'Share this playground' });
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('There is no connection. Nothing is lost')).toBeVisible();
  await page.context().setOffline(false);

  await page.route(/docs-sharing/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sharing needs a connection. Your code stays here' })).toBeVisible();
  await expectCode(editor(page, 'HTML'), trap.html);
  await page.unroute(/docs-sharing/);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
});

test('a member shares code; a second person is warned, runs, copies and reports it; staff hide it, and its owner sees why', async ({
  page,
  browser,
  site,
}) => {
  await register(page, newAddress(), '/en-US/play');
  await hydrated(page);
  await editor(page, 'HTML').fill(trap.html);
  await editor(page, 'JavaScript').fill(trap.js);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this playground' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Short link' }).inputValue();
  expect(link).toMatch(/\/en-US\/play\?id=[a-z2-7]{12}$/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const second = await (await browser.newContext({ baseURL: site.address })).newPage();
  await second.goto(link);
  await hydrated(second);
  await expectCode(editor(second, 'HTML'), trap.html);
  await expect(second.getByText('It hasn’t run yet')).toBeVisible();
  await expect(second.getByRole('log', { name: 'Console' })).not.toContainText('poured');
  await second.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Run' }).click();
  await expect(resultOf(second).getByText('Tea', { exact: true })).toBeVisible();
  await second.getByRole('button', { name: 'Report' }).click();
  const report = second.getByRole('dialog', { name: 'Report this playground' });
  await report.getByRole('textbox').fill('There is no tea');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Thank you.')).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Make a copy' }).click();
  await expect(second).toHaveURL(/\/en-US\/play$/);
  await expectCode(editor(second, 'JavaScript'), trap.js);
  await second.getByRole('button', { name: 'Report the original' }).click();
  await expect(report).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).click();

  await second.context().setOffline(true);
  await second.getByRole('button', { name: 'Share' }).click();
  await expect(second.getByRole('textbox', { name: 'Link that contains the code' })).toHaveValue(/\/en-US\/play#state=/);
  await second.context().setOffline(false);

  const staff = await (await browser.newContext({ baseURL: site.address })).newPage();
  await signInAs(staff, site, 'staff', '/en-US/plus/staff');
  const queue = staff.getByRole('region', { name: 'Reported playgrounds' });
  await queue.getByRole('button', { name: 'Free tea' }).click();
  await expect(queue.getByText('There is no tea')).toBeVisible();
  await queue.getByRole('textbox', { name: 'Reason' }).fill('It promises tea');
  await queue.getByRole('button', { name: 'Hide from readers' }).click();
  await expect(queue.getByText('“Free tea” is hidden.')).toBeVisible();
  await staff.context().close();

  await second.goto(link);
  await hydrated(second);
  await expect(second.getByText('Staff have hidden this code')).toBeVisible();
  await expectCode(editor(second, 'HTML'), '');
  await second.context().close();

  await page.getByRole('button', { name: 'My playgrounds' }).click();
  const mine = page.getByRole('dialog', { name: 'My playgrounds' });
  await expect(mine.getByRole('listitem')).toContainText('Hidden by staff: It promises tea');
});
