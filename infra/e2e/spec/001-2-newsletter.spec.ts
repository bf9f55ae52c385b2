import { expect, hydrated, test } from '../site/site-test.ts';

const newsletter = '/en-US/newsletter';

test.beforeEach(async ({ page }) => {
  await page.goto(newsletter);
  await hydrated(page);
});

test('the newsletter needs an e-mail address and consent to the privacy notice, and says thanks', async ({ page }) => {
  await page.getByLabel('Email').fill('reader@example.org');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up now' }).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
});

test('the newsletter refuses a form without consent or with an invalid address', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/v1/newsletter') && calls.push(request.url()));
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Sign up now' }).click();
  expect(await page.getByLabel('Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await page.getByLabel('Email').fill('reader@example.org');
  await page.getByRole('button', { name: 'Sign up now' }).click();
  expect(await page.getByRole('checkbox').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  expect(calls).toEqual([]);
});

test("a failure says 'Something went wrong, try again', and the form stays usable", async ({ page, expectErrors }) => {
  expectErrors(/status of 500 .*\/api\/v1\/newsletter$/);
  let isBroken = true;
  await page.route('**/api/v1/newsletter', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { code: 500, message: 'no', error: 'no' } }) : route.continue(),
  );
  await page.getByLabel('Email').fill('reader@example.org');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up now' }).click();
  const again = page.getByRole('button', { name: 'Something went wrong, try again' });
  await expect(again).toBeEnabled();
  isBroken = false;
  await again.click();
  await expect(page.getByText('Thanks!')).toBeVisible();
});
