import { expect, test, type Page } from '@playwright/test';
import { remotesUnderWork, type RemotesUnderWork } from '../site/remotes-under-work.ts';

let clone: RemotesUnderWork;
let advertising: string;
let blog: string;

test.beforeAll(async () => {
  // Builds the other remotes for development, unless they were built before.
  test.setTimeout(300_000);
  clone = await remotesUnderWork();
  // One after the other: the second finds the first running.
  advertising = `${await clone.dev('mfe-ads')}/en-US/advertising`;
  blog = `${await clone.dev('mfe-blog-curriculum')}/en-US/blog/`;
});

test.afterAll(async () => clone?.stop());

/** How long an edit may take to show on a busy machine; 1.4 to 2.5 s were measured. */
const shows = { timeout: 30_000 };

/** A mark that a page keeps only until it is reloaded. */
const keepMark = (page: Page) => page.evaluate(() => void Object.assign(window, { wasHereBefore: true }));
const hasMark = (page: Page) => page.evaluate(() => 'wasHereBefore' in window);

/** The page with the remote's own part, mounted afresh by its development build. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(5, 5);
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
}

test('an edited style sheet shows in the open page without a reload', async ({ page }) => {
  await opened(page, advertising);
  const hero = page.locator('[class*="AdvertisingPage-module-hero-"]');
  await expect(hero).toBeVisible(shows);
  await keepMark(page);
  for (const width of ['7px', '5px']) {
    const file = 'mfe-ads/src/pages/advertising/AdvertisingPage.module.css';
    await clone.edit(file, (text) => `${text}\n.hero {\n  outline: ${width} solid rgb(1 2 3);\n}\n`);
    await expect(hero).toHaveCSS('outline-width', width, shows);
  }
  expect(await hasMark(page)).toBe(true);
});

test('an edited component shows in the open page and keeps its state', async ({ page }) => {
  await opened(page, advertising);
  const button = page.getByRole('button', { name: /^(Pressed|Clicked)/ });
  await keepMark(page);
  const component = 'mfe-ads/src/pages/advertising/AdvertisingPage.tsx';
  await clone.edit(component, (text) =>
    `import { useState } from 'react';\n${text}`
      .replace('({ page }: PartProps) {', '({ page }: PartProps) {\n  const [count, setCount] = useState(0);')
      .replace('</h1>', '</h1>\n<button onClick={() => setCount(count + 1)}>Pressed {count}</button>'),
  );
  await expect(button).toHaveText('Pressed 0', shows);
  await button.click();
  await clone.edit(component, (text) => text.replace('Pressed', 'Clicked'));
  await expect(button).toHaveText('Clicked 1', shows);
  expect(await hasMark(page)).toBe(true);
});

test('an edited text shows after a reload that happens by itself', async ({ page }) => {
  await opened(page, advertising);
  await clone.edit('mfe-ads/src/features/placement/words/en-US.ftl', (text) =>
    text.replace(/^(ads-[a-z-]+-heading) = .*$/gm, '$1 = Hot words'),
  );
  await expect(page.getByText('Hot words').first()).toBeVisible(shows);
});

test('two remotes can be developed at once in one clone', async ({ page }) => {
  const versionsAt = async (address: string): Promise<string[]> => {
    await page.goto(address);
    const state = await page.locator('#webdocs-state').textContent();
    const { remotes } = JSON.parse(state ?? '') as { remotes: Record<string, { version: string }> };
    return ['mfe-ads', 'mfe-blog-curriculum'].map((name) => (remotes[name]?.version === '0.0.0-dev' ? 'under work' : 'as it was'));
  };
  expect(await versionsAt(advertising)).toEqual(['under work', 'as it was']);
  expect(await versionsAt(blog)).toEqual(['as it was', 'under work']);
});
