import { newAddress, register, signInAs } from '../pages/accounts.ts';
import { Header } from '../pages/header.ts';
import { textOf } from '../site/served-page.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const article = '/en-US/docs/Web/CSS';

test('the ping is sent at most once a day, for signed-in users only', async ({ page }) => {
  const pings: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/api/v1/ping' && pings.push(request.method()));
  await page.goto(article);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
  expect(pings).toEqual([]);

  await register(page, newAddress(), article);
  await expect.poll(() => pings).toEqual(['POST']);
  const next = await page.evaluate(() => Number(localStorage.getItem('next-ping')));
  const midnight = new Date();
  midnight.setUTCHours(24, 0, 0, 0);
  expect(next).toBe(midnight.getTime());
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  expect(pings).toEqual(['POST']);
});

test('one press of Sign Out ends the session here and at the provider, and leads back to the page', async ({ page, site }) => {
  await signInAs(page, site, 'plus-10-monthly', article);
  const header = new Header(page);
  await header.user.open();
  await header.user.button('Sign Out').click();
  await expect(page).toHaveURL(article);
  await hydrated(page);
  await expect(header.signUp).toBeVisible();
  await header.logIn.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('every call is documented, as a page and as OpenAPI', async ({ served, request }) => {
  const description = await (await request.get('/api/openapi.json')).json();
  expect(description.openapi).toMatch(/^3\.1\./);
  const page = await served('/api/docs');
  expect(page.heading).not.toBe('');
  const texts = new Set(page.all('body *').map(textOf));
  for (const path of Object.keys(description.paths)) expect([...texts]).toContain(path);
});

// It has its own style sheet and policy: the console shows when they break.
test('the documentation of the calls is shown without an error', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
