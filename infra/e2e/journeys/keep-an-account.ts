import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAddress, register } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { Header } from '../pages/header.ts';
import { Placements } from '../pages/placements.ts';
import { expect, hydrated } from '../site/site-test.ts';

/** The whole life of an account in the browser, from registration to deletion. */
export async function keepAnAccount(page: Page): Promise<void> {
  const email = newAddress();
  await register(page, email, '/en-US/docs/Web/CSS');
  await save(page);
  await subscribe(page);
  await cancel(page);
  await exportCollections(page);
  await deleteAccount(page, email);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Save to a collection' });
  await menu.getByLabel('Note').fill('Where the cascade is explained');
  await menu.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.goto('/en-US/plus/collections');
  await expect(page.getByRole('link', { name: 'Saved Articles' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Saved Articles' }).click();
  const article = page.getByRole('main').getByRole('listitem').filter({ hasText: 'CSS: Cascading Style Sheets' });
  await expect(article.getByText('Where the cascade is explained')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}

async function subscribe(page: Page): Promise<void> {
  await page.goto('/en-US/plus');
  await hydrated(page);
  await expect(new Placements(page).visible()).toHaveCount(1);
  await page.getByLabel('Monthly', { exact: true }).check();
  await page.getByRole('link', { name: 'Upgrade to Plus 5' }).filter({ visible: true }).click();
  await expect(page.getByText('Test mode: no real payments are made.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm and subscribe' }).click();
  await expect(page).toHaveURL(/\/en-US\/plus\/settings/);
  await expect(page.getByText('Welcome to Plus 5')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
  await expect(page.getByText(/^Next payment on /)).toBeVisible();
  // What was paid for is there from this moment, and the reader is told how to have it otherwise.
  await expect(page.getByText('Ads are turned off; you can turn them back on below.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Read without ads' })).toBeChecked();
  await expect(new Placements(page).visible()).toHaveCount(0);
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByText('Ends on', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'End it now and refund' }).click();
  await page.goto('/en-US/plus/settings');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible();
}

async function exportCollections(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download JSON' }).click();
  const { collections } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(collections).toEqual([
    expect.objectContaining({
      name: 'Default',
      items: [expect.objectContaining({ url: '/en-US/docs/Web/CSS', notes: 'Where the cascade is explained' })],
    }),
  ]);
}

async function deleteAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  await page.goto('/en-US/docs/Web/CSS');
  await hydrated(page);
  await expect(new Header(page).signUp).toBeVisible();
}
