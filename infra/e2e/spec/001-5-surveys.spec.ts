import type { BrowserContext, Page } from '@playwright/test';
import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const key = 'TEA_2026';
const teaser = 'Do you drink <b>tea</b>?';
const inAudience = '/en-US/docs/Web/CSS/Guides/Flexible_box_layout/Basic_concepts';
const nextInAudience = '/en-US/docs/Web/CSS';
const outside = '/en-US/docs/Web/HTML';

const card = (page: Page) => page.getByRole('region', { name: teaser });
const answered = (page: Page, path: string) => page.waitForResponse((reply) => new URL(reply.url()).pathname === path);
/** What the browser remembers of a reader whose number is in the rate, or not. */
async function remember(context: BrowserContext, random: number): Promise<void> {
  await context.addInitScript(([name, memory]) => localStorage.getItem(name) ?? localStorage.setItem(name, memory), [
    `survey.${key}`,
    JSON.stringify({ random }),
  ] as const);
}
async function countShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>)
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test('a survey of staff asks the readers it is for, moves no text, keeps their answers, and is counted', async ({
  page: staff,
  site,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAs(staff, site, 'staff', '/en-US/plus/staff/surveys');
  await staff.getByRole('button', { name: 'New survey' }).click();
  await staff.getByLabel('Key', { exact: true }).fill(key);
  await staff.getByLabel('Rate, till').fill('0.1');
  await staff.getByLabel('Teaser').fill(teaser);
  await staff.getByLabel('Question', { exact: true }).fill('Tell us about it');
  await staff.getByLabel('Pages (optional)').fill('/docs/Web/CSS');
  await staff.getByLabel('What it asks').fill('How much?');
  await staff.getByLabel('Choices (optional)').fill('A cup\nA pot');
  await staff.getByRole('button', { name: 'Add a question' }).click();
  await staff.getByLabel('What it asks').nth(1).fill('Why?');
  expect(await axeViolations(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Save survey' }).click();
  await expect(staff.getByText('The survey is saved.')).toBeVisible();

  const previewing = staff.waitForEvent('popup');
  await staff.getByRole('link', { name: 'Preview on a page' }).click();
  const preview = await previewing;
  await card(preview).getByText('Tell us about it').click();
  await expect(card(preview).getByText('This is a preview')).toBeVisible();
  await preview.close();
  await staff.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(staff.getByText('The survey is running.')).toBeVisible();

  const context = await browser.newContext({ baseURL });
  await remember(context, 0.05);
  await countShifts(context);
  const reader = await context.newPage();
  const sent: Array<Record<string, string>> = [];
  reader.on('request', async (request) => request.url().includes('/api/v1/surveys/') && sent.push(await request.allHeaders()));
  const listed = answered(reader, '/api/v1/surveys/');
  await reader.goto(inAudience);
  await listed;
  await hydrated(reader);
  await expect(card(reader)).toHaveCount(0);
  const counted = answered(reader, `/api/v1/surveys/${key}/steps/`);
  await reader.locator(`main a[href="${nextInAudience}"]`).first().click();
  await expect(reader).toHaveURL(nextInAudience);
  await expect(card(reader)).toBeVisible();
  expect((await counted).status()).toBe(201);
  expect(await shifted(reader)).toBeLessThanOrEqual(0.01);
  await card(reader).getByText('Tell us about it').click();
  expect(await axeViolations(reader)).toEqual([]);
  await card(reader).getByLabel('A pot').check();
  await card(reader).getByLabel('Why?').fill('It is <i>warm</i>.');
  const kept = answered(reader, `/api/v1/surveys/${key}/answers/`);
  await card(reader).getByRole('button', { name: 'Send' }).click();
  expect((await kept).status()).toBe(201);
  await expect(reader.getByText('Thank you! Your answers have been sent.')).toBeVisible();
  await expect(card(reader)).toHaveCount(0);
  expect(sent.length).toBeGreaterThanOrEqual(5);
  for (const headers of sent) expect(headers).not.toHaveProperty('cookie');

  // Another reader, who has scrolled down: it comes in above, and is there on the way back.
  const other = await browser.newContext({ baseURL });
  await remember(other, 0.05);
  await countShifts(other);
  const scrolling = await other.newPage();
  await scrolling.goto(inAudience);
  await hydrated(scrolling);
  await scrolling.mouse.move(400, 400);
  await scrolling.mouse.wheel(0, 900);
  await expect(card(scrolling)).toBeAttached();
  expect(await shifted(scrolling)).toBeLessThanOrEqual(0.01);
  await scrolling.mouse.wheel(0, -2000);
  await expect(card(scrolling)).toBeInViewport();
  await card(scrolling).getByRole('button', { name: 'Hide this survey' }).click();
  await expect(card(scrolling)).toHaveCount(0);
  await scrolling.goto(`${nextInAudience}#FORCE_SURVEY=${key}`);
  await expect(card(scrolling)).toBeVisible();

  // Outside of the audience, by page.
  const away = await browser.newContext({ baseURL });
  await remember(away, 0.05);
  const elsewhere = await away.newPage();
  const known = answered(elsewhere, '/api/v1/surveys/');
  await elsewhere.goto(outside);
  expect(await (await known).json()).toMatchObject({ surveys: [{ key }] });
  await elsewhere.mouse.move(400, 400);
  await elsewhere.mouse.wheel(0, 900);
  await elsewhere.waitForLoadState('networkidle');
  await expect(card(elsewhere)).toHaveCount(0);

  await staff.reload();
  await staff.getByRole('button', { name: key }).click();
  await expect(staff.getByRole('main').locator('dl').first()).toHaveText('Seen2Opened1Dismissed1Submitted1');
  await expect(staff.getByRole('listitem').filter({ hasText: 'How much?' })).toContainText('A potWhy?It is <i>warm</i>.');
  await staff.getByRole('button', { name: 'Delete survey' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete survey' }).click();
  await expect(staff.getByText('The survey is deleted.')).toBeVisible();
  // The next page of a site without a survey asks for none.
  const asked: string[] = [];
  elsewhere.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await elsewhere.goto(nextInAudience);
  await hydrated(elsewhere);
  await elsewhere.waitForLoadState('networkidle');
  expect(asked).toContain('/api/v1/whoami');
  expect(asked.filter((path) => /survey/.test(path))).toEqual([]);
  await Promise.all([context.close(), other.close(), away.close()]);
});
