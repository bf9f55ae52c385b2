import type { Page } from '@playwright/test';
import { fillSignIn, newAddress, password, register } from '../../pages/accounts.ts';
import { SaveMenu } from '../../pages/save-menu.ts';
import { expect, hydrated, test } from '../../site/site-test.ts';

/** 403 where the token of the session was fetched before it ended. */
const refused = /status of 40[013] .*\/api\//;

/** As if the session had expired, or the user had signed out everywhere on another device. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
}

test('a note that was being typed when the session ended is kept, and is saved after signing in again', async ({ page, expectErrors }) => {
  expectErrors(refused);
  const email = newAddress();
  await register(page, email, '/en-US/docs/Web/CSS');
  const menu = new SaveMenu(page);
  await menu.open();
  await menu.note.fill('Two pages on the cascade, slowly typed');
  await endSession(page);
  await menu.save.click();
  await expect(menu.box.getByText('Your session has ended.')).toBeVisible();
  await expect(menu.note).toHaveValue('Two pages on the cascade, slowly typed');

  const [tab] = await Promise.all([page.waitForEvent('popup'), menu.box.getByRole('link', { name: 'Log in' }).click()]);
  await tab.waitForLoadState();
  // The provider may still have a session; then it does not ask for a password.
  if (tab.url().includes('id.localhost')) await fillSignIn(tab, email, password);
  await expect(tab).toHaveURL(/\/en-US\/docs\/Web\/CSS$/);
  await tab.close();

  await menu.box.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.box).toBeHidden();
  await expect(menu.ribbon).toHaveText('Saved');
  await page.reload();
  await hydrated(page);
  await menu.open();
  await expect(menu.note).toHaveValue('Two pages on the cascade, slowly typed');
});
