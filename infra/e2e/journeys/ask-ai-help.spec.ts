import type { Page } from '@playwright/test';
import { newAddress, register } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { wholeSite } from '../site/running-site.ts';
import { searchIsComplete } from '../site/search-is-complete.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: wholeSite });

test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  await searchIsComplete(site.address);
});

const aiHelp = '/en-US/plus/ai-help';
const box = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const main = (page: Page) => page.getByRole('main');

/** Once it is known where questions go. */
const mayAsk = (page: Page) => expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled();

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await mayAsk(page);
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop answering' })).toBeHidden();
}

/** By the keyboard alone: the tab key, until what is wanted has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name });
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`the tab key does not lead to ${String(name)}`);
}

test('a visitor without an account reads what AI Help is, and comes back with the question', async ({ page }) => {
  await page.goto(aiHelp);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Help');
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'How do I center a div?' }).click();
  await expect(main(page).getByText('Log in to ask “How do I center a div?”')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /next=.*q%3D/);
});

for (const screen of ['desktop', 'phone'] as const) {
  test.describe(`on a ${screen}`, () => {
    if (screen === 'phone') test.use({ viewport: { width: 390, height: 844 } });

    test('a reader gets a dated fact, a quoted passage that opens at its sentence, and an honest no', async ({ page }) => {
      const question = 'how do I center a div';
      const quotation = main(page).getByRole('figure').last();
      await register(page, newAddress(), aiHelp);
      await expect(main(page).getByText('Nothing you ask leaves this site.')).toBeVisible();
      await expect(main(page).getByText('5 of 5 left today').filter({ visible: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      await test.step('a fact with its date', async () => {
        await ask(page, 'does Safari support :has()');
        await expect(main(page).getByText('From the documentation’s data')).toBeVisible();
        await expect(main(page).getByText(':has() is supported in Safari since version 15.4.', { exact: true })).toBeVisible();
        if (screen === 'phone')
          await main(page)
            .getByText(/^\d sources?$/)
            .click();
        await expect(
          main(page)
            .getByText(/browser-compat-data/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expect(main(page).getByText('4 of 5 left today').filter({ visible: true })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });

      await test.step('no answer, which is not counted', async () => {
        await ask(page, 'what is the airspeed of a swallow');
        await expect(
          main(page).getByText('This is not about the web platform, so there is no answer here.', { exact: true }),
        ).toBeVisible();
        await expect(main(page).getByText('4 of 5 left today').filter({ visible: true })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });

      await test.step('a passage, word for word', async () => {
        await ask(page, question);
        await expect(page.getByRole('heading', { level: 2, name: question })).toBeInViewport();
        await expect(main(page).getByText('Found in the documentation')).toBeInViewport();
        await main(page).getByRole('button', { name: 'Edit the question' }).last().click();
        await page.getByRole('textbox', { name: 'Edit the question' }).fill('what does status 404 mean');
        await page.keyboard.press('Enter');
        await expect(main(page).getByText('2/2')).toBeInViewport();
        await main(page).getByRole('button', { name: 'Previous version' }).click();
        await expect(main(page).getByText('1/2')).toBeVisible();
        const sentence = await quotation.getByRole('blockquote').innerText();
        await quotation.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/docs\/(?:Web|Learn)\//);
        await expect(main(page).getByText(sentence.slice(0, 60)).first()).toBeInViewport();
      });

      await test.step('the way back leads to the same version and the same place', async () => {
        await page.goBack();
        await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
        await expect(main(page).getByText('1/2')).toBeVisible();
        await expect(quotation.getByRole('link').first()).toBeInViewport();
      });

      await test.step('the conversation is in the history', async () => {
        await expect(page.getByRole('heading', { level: 2, name: 'what is the airspeed of a swallow' })).toBeVisible();
        if (screen === 'phone') await page.getByRole('button', { name: 'History' }).click();
        await expect(page.getByRole('link', { name: /Safari/ }).filter({ visible: true })).toHaveAttribute('aria-current', 'page');
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  });
}

test('a reader asks in other words, renames and deletes what was asked, and takes that back, by the keyboard alone', async ({ page }) => {
  await register(page, newAddress(), aiHelp);
  await box(page).focus();
  await page.keyboard.type('what does status 429 mean');
  await mayAsk(page);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('From the documentation’s data')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toHaveValue('what does status 429 mean');
  await box(page).fill('');

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'Edit the question');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('what does status 404 mean');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('2/2')).toBeVisible();
  // A conversation is named after its first question, as it reads now.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'what does status 404 mean' }) });
  await expect(row).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'Previous version');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'what does status 429 mean' })).toBeVisible();

  await row.getByRole('button').first().press('Enter');
  await row.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Codes of servers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Codes of servers' })).toBeVisible();
  const renamed = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Codes of servers' }) });
  await renamed.getByRole('button').first().press('Enter');
  await renamed.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Codes of servers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Codes of servers' })).toBeVisible();
});

test('five questions are answered in a day; the conversation stays to be read, and all of it can be deleted', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 402/);
  await register(page, newAddress(), aiHelp);
  for (const code of [200, 301, 404, 418, 500]) await ask(page, `what does status ${code} mean`);
  await expect(page.getByRole('heading', { name: 'You’ve used today’s questions' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'what does status 200 mean' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Do you want to permanently delete your AI Help history?');
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page).toHaveURL(`${aiHelp}?d=1`);
  await expect(page.getByText('Deleted from your history.')).toBeVisible();
});

test('what is typed into the search as a question can be asked, and waits in the box', async ({ page }) => {
  await register(page, newAddress(), '/en-US/docs/Web/CSS');
  await page.getByRole('combobox').first().fill('how do I center a div?');
  await page.getByRole('option', { name: 'Ask AI Help: “how do I center a div?”' }).click();
  await expect(box(page)).toHaveValue('how do I center a div?');
});
