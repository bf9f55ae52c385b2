import type { Page } from '@playwright/test';
import { expect, goOffline, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { markVisit } from '../faults/live-through.ts';
import { followLink } from '../pages/in-site-link.ts';
import { answerPageData, documentData } from '../pages/page-data.ts';

const css = '/en-US/docs/Web/CSS';
const html = '/en-US/docs/Web/HTML';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page, expectErrors }) => {
  expectErrors(/status of 50\d .*\/docs\/Web\/HTML\/index\.json$/);
  await page.goto(css);
  await hydrated(page);
});

test('a document that cannot be loaded is an error on its page, and nothing else changes', async ({ page }) => {
  await test.step("a status other than 404 is shown in a 'Loading Error' box as '{status} on {url}: {body}'", async () => {
    await answerPageData(page, html, { status: 503, body: 'the shelf fell' });
    await followLink(page, html);
    await expect(heading(page)).toHaveText('Loading Error');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`503 on ${html}/index.json: the shelf fell`);
  });

  await test.step('the button of an error is a plain form for the same address', async () => {
    const button = page.getByRole('button', { name: 'Try reloading the page' });
    await expect(page.locator('main form').filter({ has: button })).toHaveAttribute('action', html);
  });

  await test.step('header and menus do not change when there is an error', async () => {
    await expect(heading(page)).toHaveText('Loading Error');
    await new Header(page).plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/');
    await page.goBack();
    await expect(heading(page)).toHaveText('Loading Error');
  });
});

test('a document with an invalid answer shows the error text', async ({ page }) => {
  await answerPageData(page, html, { body: '{"renderer":"Doc","url":' });
  await followLink(page, html);
  await expect(heading(page)).toHaveText('Loading Error');
  await expect(page.getByRole('main')).toContainText('SyntaxError');
});

test("'Try reloading the page' reloads the page", async ({ page }) => {
  await markVisit(page);
  await answerPageData(page, html, { status: 500, body: 'no' });
  await followLink(page, html);
  await page.getByRole('main').getByRole('button', { name: 'Try reloading the page' }).click();
  await expect(heading(page)).toContainText('HTML');
  await expect(page).toHaveURL(html);
  expect(await page.evaluate(() => 'visit' in window)).toBe(false);
});

test("'Try reloading the page' does not change the page while there is no connection", async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await answerPageData(page, html, { status: 500, body: 'no' });
  await followLink(page, html);
  await expect(heading(page)).toHaveText('Loading Error');
  await page.unroute(`**${html}/index.json`);
  await goOffline(page);
  const again = page.getByRole('main').getByRole('button', { name: 'Try reloading the page' });
  await again.click();
  await expect(heading(page)).toHaveText('Loading Error');
  await context.setOffline(false);
  await again.click();
  await expect(heading(page)).toContainText('HTML');
});

test("a section of an unknown type is reported with its name: 'No idea how to handle a ... section'", async ({ page }) => {
  const data = await documentData(page, html);
  const body = [{ type: 'quiz', value: { questions: 3 } }, ...data.doc.body];
  await answerPageData(page, html, { json: { ...data, doc: { ...data.doc, body } } });
  await followLink(page, html);
  await expect(page.getByRole('article')).toContainText('No idea how to handle a quiz section');
  await expect(heading(page)).toContainText('HTML');
  const first = data.doc.body.find(({ type }) => type === 'prose');
  const words = String((first?.value as { content?: string }).content).replace(/<[^>]*>/g, '');
  await expect(page.getByRole('article')).toContainText(words.trim().slice(0, 30));
});
