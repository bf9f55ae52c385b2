import { newAddress, signInAs } from '../pages/accounts.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const newsletter = '/en-US/newsletter';
const post = '/en-US/blog/from-file-to-page/';

test('the form below a post is in the text that the server sends, disabled until it can be used, and every page leads to its own page', async ({
  served,
}) => {
  const shown = await served(post);
  const form = shown.main.getByRole('region', { name: /Stay informed/ });
  expect(form.querySelector('input[type=email][required]')).not.toBeNull();
  expect(form.querySelector('input[type=checkbox][required]')).not.toBeNull();
  expect(form.querySelector('button')?.disabled).toBe(true);
  expect(form.textContent).toContain('This form needs JavaScript.');
  expect(shown.footer.getByRole('link', { name: 'Newsletter' }).getAttribute('href')).toBe(newsletter);
});

test('a reader signs up below a post and confirms; staff write an issue, test and send it; the reader leaves by the link in it', async ({
  page,
  browser,
  site,
  expectErrors,
}) => {
  expectErrors(/status of 404 .*\/api\/v1\/newsletter\/[^/]+\/unsubscribe\//);
  const address = newAddress();
  const mailbox = new URL('/mail', site.address.replace('//localhost', '//id.localhost')).href;
  const mailTo = (subject: RegExp) => page.getByRole('article').filter({ hasText: address }).filter({ hasText: subject });
  await page.goto(post);
  await hydrated(page);
  const form = page.getByRole('region', { name: /Stay informed/ });
  await form.getByLabel('Email').fill(address);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up now' }).click();
  await expect(form.getByText('Thanks!')).toBeVisible();
  await page.goto(mailbox);
  await mailTo(/Confirm your subscription/)
    .getByRole('link', { name: 'Confirm or unsubscribe' })
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  const staff = await (await browser.newContext({ baseURL: site.address })).newPage();
  await signInAs(staff, site, 'staff', '/en-US/plus/staff');
  const issues = staff.getByRole('region', { name: 'Newsletter' });
  await issues.getByRole('button', { name: 'New issue' }).click();
  const subject = `News of ${address.slice(7, 15)} 📚`;
  await issues.getByLabel('Subject').fill(subject);
  await issues.getByLabel('Text').fill('## What is new\n\nRead [the blog](/en-US/blog/). <script>alert(1)</script>');
  await issues.getByRole('button', { name: 'Save draft' }).click();
  await expect(issues.getByText('The draft is saved.')).toBeVisible();
  const [preview] = await Promise.all([staff.waitForEvent('popup'), issues.getByRole('link', { name: 'Preview', exact: true }).click()]);
  await expect(preview.getByRole('heading', { name: 'What is new' })).toHaveCSS('font-size', '22px');
  await expect(preview.getByRole('paragraph')).toContainText('<script>alert(1)</script>');
  await preview.close();
  await issues.getByRole('button', { name: 'Send me a test' }).click();
  await expect(issues.getByText('A test is on its way to staff@demo.localhost.')).toBeVisible();
  await issues.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: 'Send' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(issues.getByText(/^Sent · /)).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Undelivered mail' }).getByRole('status')).toBeVisible();
  await staff.context().close();

  await page.goto(mailbox);
  await mailTo(/News of/)
    .getByRole('link', { name: 'Unsubscribe' })
    .click();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test.describe('on its own page', () => {
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
});
