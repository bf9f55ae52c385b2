import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { developmentSite } from '../pages/reading-content.ts';

test.use({ flags: developmentSite });

const stair = '/en-US/docs/Reading/Depth';

function reportedBy(page: Page): string[] {
  const reported: string[] = [];
  page.on('console', async (message) => {
    if (!message.text().startsWith('[track] scroll-depth')) return;
    const { path, percent } = (await message.args()[2]?.jsonValue()) as { path: string; percent: number };
    reported.push(`${path} ${percent}`);
  });
  return reported;
}

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight)), part);
}

test('the thresholds of scroll reporting are 25, 50 and 75 percent, and each fires once as the user scrolls', async ({ page }) => {
  const reported = reportedBy(page);
  await page.goto(stair);
  await hydrated(page);
  for (const [part, expected] of [
    [0.3, ['25']],
    // The same way again is no news.
    [0, ['25']],
    [0.3, ['25']],
    [0.55, ['25', '50']],
    [1, ['25', '50', '75']],
  ] as const) {
    await scrollTo(page, part);
    await expect.poll(() => reported).toEqual(expected.map((percent) => `${stair} ${percent}`));
  }
});

test('scroll reporting is debounced: only the position where scrolling stops is reported', async ({ page }) => {
  const reported = reportedBy(page);
  await page.goto(stair);
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    window.dispatchEvent(new Event('scroll'));
    window.scrollTo(0, 0.3 * (document.documentElement.scrollHeight - innerHeight));
  });
  await expect.poll(() => reported).toEqual([`${stair} 25`]);
});
