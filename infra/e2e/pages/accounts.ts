import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated } from '../site/site-test.ts';
import type { RunningSite } from '../site/running-site.ts';

export type Demonstration = 'core' | 'plus-5-monthly' | 'plus-5-yearly' | 'plus-10-monthly' | 'plus-10-yearly' | 'staff';

const signInAddress = '/users/fxa/login/authenticate/?next=';
/** Long enough, and not on the list of common passwords. */
export const password = 'a long and quiet river';

/** Signs in at the provider of the site with one of the accounts that are announced at start, and returns to a page. */
export async function signInAs(
  page: Page,
  site: Pick<RunningSite, 'dataFolder'>,
  account: Demonstration,
  next = '/en-US/docs/Web/CSS',
): Promise<void> {
  await page.goto(signInAddress + encodeURIComponent(next));
  await fillSignIn(page, `${account}@demo.localhost`, await demonstrationPassword(site));
  await expect(page).toHaveURL(next);
  await knownReader(page);
}

/** Of all demonstration accounts; `site` prints it at its start. */
export async function demonstrationPassword(site: Pick<RunningSite, 'dataFolder'>): Promise<string> {
  return (await readFile(join(site.dataFolder, 'keys', 'demonstration-password'), 'utf8')).trim();
}

/** Makes an account as a new reader does, with the mail in the sandbox inbox, and returns to a page signed in. */
export async function register(page: Page, email: string, next = '/en-US/docs/Web/CSS'): Promise<void> {
  await page.goto(`${signInAddress}${encodeURIComponent(next)}&signup=true`);
  await fillRegistration(page, email);
  await expect(page).toHaveURL(next);
  await knownReader(page);
}

/** From the form for a new account to where it was asked for. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Open the practice inbox' }).click();
  // In the browser that chose the password the link is enough.
  await page.getByRole('article').filter({ hasText: email }).getByRole('link', { name: 'Confirm your email' }).click();
}

export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** An address that is unique in this run. */
export function newAddress(): string {
  return `reader-${crypto.randomUUID()}@example.org`;
}

async function knownReader(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', /signed-in|subscriber/);
}
