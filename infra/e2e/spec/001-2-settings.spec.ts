import { newAddress, register, signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const settings = '/en-US/plus/settings';

test('an anonymous visitor is invited to sign in to their settings', async ({ page }) => {
  await page.goto(settings);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Log in to see your settings' })).toBeVisible();
});

test('a user with Core sees the sections, and that reading without ads is part of the paid plans', async ({ page, site }) => {
  await signInAs(page, site, 'core', settings);
  const main = page.getByRole('main');
  for (const section of ['Manage Account', 'Ads', 'AI Help', 'Stay updated'])
    await expect(main.getByRole('heading', { name: section, exact: true })).toBeVisible();
  await expect(main.getByText('core@demo.localhost', { exact: true })).toBeVisible();
  await expect(main.getByText('Ad-free browsing is included in the paid plans.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Upgrade', exact: true })).toHaveAttribute('href', /\/en-US\/plus#subscribe$/);
  expect(await axeViolations(page)).toEqual([]);
});

test('a section that is slow to come keeps its room, says after a second that it is loading, and moves nothing when it comes', async ({
  page,
}) => {
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/watch-settings[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await register(page, newAddress(), settings);
  const place = page.locator('#watching');
  const placeholder = place.getByRole('status');
  await expect(placeholder).toHaveText('Loading…');
  const before = await place.boundingBox();
  expect((await placeholder.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  send();
  await expect(placeholder.filter({ hasText: 'Loading…' })).toHaveCount(0);
  expect((await place.boundingBox())?.y).toBe(before?.y);
});

test('a changed setting is saved, and is still set after a reload', async ({ page }) => {
  await register(page, newAddress(), settings);
  const toggle = page.getByRole('switch', { name: 'Send me the newsletter' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(page.getByText('Saving…').filter({ visible: true })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(toggle).toBeChecked();
});

test('a subscriber reads without ads from the start, and can turn them on and off', async ({ page, site }) => {
  await signInAs(page, site, 'plus-5-yearly', settings);
  const toggle = page.getByRole('switch', { name: 'Read without ads' });
  await expect(toggle).toBeChecked();
  await page.goto('/en-US/docs/Web/CSS');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-nop', '');
  await page.goto(settings);
  await hydrated(page);
  await toggle.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-nop', '');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-nop', '');
});

test('a user sees this browser among the sessions; one who signs out everywhere is signed out in every browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, newAddress(), settings);
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveText([/^Chrome on \w+This oneActive now$/]);
  expect(await axeViolations(page)).toEqual([]);
  const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const there = await other.newPage();
  await there.goto('/en-US/docs/Web');
  await hydrated(there);
  await expect(there.locator('html')).toHaveAttribute('data-session', 'signed-in');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
  await there.reload();
  await hydrated(there);
  await expect(there.locator('html')).toHaveAttribute('data-session', 'anonymous');
  await other.close();
});
