import type { Page } from '@playwright/test';
import { newAddress, register, signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const staffPage = '/en-US/plus/staff';

async function act(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  if (action === 'Change plan manually') await dialog.getByLabel('New plan').selectOption('Plus 5, yearly');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('staff find an account, suspend and reinstate it, correct its plan and delete it, and every action is recorded', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = newAddress();
  const readers = await browser.newContext({ baseURL });
  const reader = await readers.newPage();
  await register(reader, email);

  await signInAs(page, site, 'staff', staffPage);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: email }).click();
  const record = page.getByRole('table');
  await act(page, 'Suspend', 'Sent the same note a thousand times');
  await expect(record.getByText('Sent the same note a thousand times')).toBeVisible();
  await reader.reload();
  await hydrated(reader);
  await expect(reader.locator('html')).toHaveAttribute('data-session', 'anonymous');

  await act(page, 'Lift the suspension', 'It was a script that ran wild');
  await expect(record.getByText('staff@demo.localhost')).toHaveCount(2);
  await act(page, 'Change plan manually', 'Paid by invoice');
  await expect(page.getByRole('main').getByText('Plus 5, yearly').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await act(page, 'Delete the account', 'Asked for it by letter');
  await expect(page.getByText(`The account ${email} is deleted.`)).toBeVisible();
  await readers.close();
});

test('the staff page is closed to all other users', async ({ page, site, expectErrors }) => {
  expectErrors(/status of 403/);
  await signInAs(page, site, 'core', staffPage);
  await expect(page.getByText('This page is for staff')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find' })).toHaveCount(0);
});
