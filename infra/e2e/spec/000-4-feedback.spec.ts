import { within } from '@testing-library/dom';
import type { Page } from '@playwright/test';
import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { FeedbackForm } from '../pages/feedback-form.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const article = '/en-US/docs/Web/CSS';
const feedback = '/api/v1/pages/feedback';

async function asked(page: Page, address = article): Promise<FeedbackForm> {
  await page.goto(address);
  await hydrated(page);
  return new FeedbackForm(page);
}

/** The votes that pages of the site send. */
function votesOf(page: Page): unknown[] {
  const votes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(feedback)) votes.push(request.postDataJSON());
  });
  return votes;
}

test.describe('article feedback', () => {
  test("asks 'Was this page helpful?', with Yes and No, and Yes leads to 'Thank you for your feedback!'", async ({ page }) => {
    const votes = votesOf(page);
    const form = await asked(page);
    await expect(form.root.getByText('Was this page helpful?')).toBeVisible();
    await expect(form.yes).toBeVisible();
    await expect(form.no).toHaveText('No');
    await form.yes.click();
    await expect(form.thanks).toBeVisible();
    await expect(form.yes).toBeHidden();
    expect(votes).toEqual([{ url: article, vote: 'yes' }]);
  });

  test('No asks for a reason, and sends it', async ({ page, expectErrors }) => {
    const votes = votesOf(page);
    const form = await asked(page);

    await test.step('No shows a form with the four reasons', async () => {
      await expect(form.reasons.first()).toBeHidden();
      await form.no.click();
      await expect(form.root.locator('label')).toHaveText([
        'Content is out of date',
        'Missing information',
        'Code examples not working as expected',
        'Other',
      ]);
      expect(await form.reasons.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))).toEqual([
        'outdated',
        'incomplete',
        'code_examples',
        'other',
      ]);
    });

    await test.step('it has names and states, and no violation that axe finds', async () => {
      expect(await axeViolations(page, 'footer')).toEqual([]);
      await expect(form.root.getByRole('group', { name: 'Why was it not helpful?' })).toBeVisible();
    });

    await test.step('Submit is enabled only after a reason was chosen', async () => {
      await expect(form.submit).toBeDisabled();
      await form.reason('Missing information').check();
      await expect(form.submit).toBeEnabled();
    });

    await test.step('what cannot be sent says so, keeps the choice, and can be sent again', async () => {
      expectErrors(/status of 503/);
      await page.route(`**${feedback}`, (route) => route.fulfill({ status: 503, json: { code: 503, message: 'away', error: 'away' } }));
      await form.submit.click();
      await expect(form.root.getByRole('alert')).toHaveText('Your answer couldn’t be sent. Please try again.');
      await expect(form.reason('Missing information')).toBeChecked();
      await expect(form.submit).toBeFocused();
      await page.unroute(`**${feedback}`);
    });

    await test.step('then the reader is thanked', async () => {
      votes.length = 0;
      await form.submit.click();
      await expect(form.thanks).toBeVisible();
      expect(votes).toEqual([{ url: article, vote: 'no', reason: 'incomplete' }]);
    });
  });

  test('can be given with the keyboard only, and the focus moves to the thanks', async ({ page }) => {
    const form = await asked(page);
    await form.yes.focus();
    await page.keyboard.press('Tab');
    await expect(form.no).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(form.reason('Missing information')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(form.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.thanks).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('Yes is sent with a plain form, and the page thanks the reader', async ({ page }) => {
      await page.goto(article);
      const form = new FeedbackForm(page);
      await form.yes.click();
      await expect(page).toHaveURL(`${article}#feedback-thanks`);
      await expect(form.thanks).toBeInViewport();
      await expect(form.yes).toBeHidden();
    });

    test('No is sent with its reason, and not without one', async ({ page }) => {
      await page.goto(article);
      const form = new FeedbackForm(page);
      await form.no.click();
      await form.submit.click();
      await expect(page).toHaveURL(article);
      await form.reason('Content is out of date').check();
      await form.submit.click();
      await expect(page).toHaveURL(`${article}#feedback-thanks`);
      await expect(form.thanks).toBeVisible();
    });
  });
});

test.describe('the footer of an article', () => {
  test('leads to the contribution guide, the source of the page on GitHub, and its contributors', async ({ served }) => {
    const footer = within((await served(article)).one('main footer'));
    const addressOf = (name: RegExp) => footer.getByRole('link', { name }).getAttribute('href');
    expect(addressOf(/Learn how to contribute/)).toBe('/en-US/community');
    expect(addressOf(/View this page on GitHub/)).toMatch(/\/index\.md\?plain=1$/);
    expect(addressOf(/by contributors/)).toBe(`${article}/contributors.txt`);
  });

  test('pre-fills a problem report with the page, its folder and its source', async ({ page, baseURL }) => {
    await page.goto(article);
    await hydrated(page);
    const report = page.getByRole('link', { name: 'Report a problem with this content' });
    await expect(report).toHaveAttribute('href', new RegExp(encodeURIComponent(baseURL ?? '')));
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toContain('CSS');
    const body = address.searchParams.get('body') ?? '';
    expect(body).toContain(`* Page: ${baseURL}${article}`);
    expect(body).toContain('* Folder: `en-us/web/css`');
    expect(body).toMatch(/\* Source: https:.*\/files\/en-us\/web\/css\/index\.md/);
  });
});

test.describe('the feedback of readers', () => {
  test('is listed for staff by page, with votes and reasons, and can be filtered', async ({ page, site }) => {
    const form = await asked(page, '/en-US/docs/Web/HTML');
    await form.no.click();
    await form.reason('Content is out of date').check();
    await form.submit.click();
    await expect(form.thanks).toBeVisible();

    await signInAs(page, site, 'staff', '/en-US/_feedback');
    const row = page.getByRole('row').filter({
      has: page.getByRole('link', { name: 'HTML: ', exact: false }).or(page.getByText('/en-US/docs/Web/HTML', { exact: true })),
    });
    await expect(row).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(row.getByRole('link', { name: 'View source' })).toHaveAttribute('href', /en-us\/web\/html\/index\.md$/);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/en-US/_feedback?locale=fr');
    await expect(page.getByText('No votes in this period.')).toBeVisible();
  });

  test('is not shown to other users', async ({ page, expectErrors }) => {
    expectErrors(/status of 401/);
    await page.goto('/en-US/_feedback');
    await hydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: 'for staff' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect((await page.request.get('/api/v1/root/pages/feedback')).status()).toBe(401);
  });
});
