import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { missingPage } from '../pages/page-kinds.ts';
import { recordViolations, uncheckedFiles } from '../pages/policy.ts';
import { slotsAlive } from '../pages/scripts.ts';

/**
 * Screenshots of ten kinds of pages. `SCREENS=renew npm test -- browser screens` takes them anew; each is then checked
 * with `screens/CHECKLIST.md` before it is committed.
 */
const kinds = {
  'reference-document': '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array#browser_compatibility',
  'document-with-examples': '/en-US/docs/Web/HTML/Reference/Elements/dialog',
  'landing-document': '/en-US/docs/Web',
  // In a script that the site has fonts for: those for Japanese belong to the machine.
  'translated-document': '/fr/docs/Web/JavaScript/Reference/Global_Objects/Array',
  guide: '/en-US/docs/Web/API/Fetch_API/Using_Fetch',
  home: '/en-US/',
  'search-results': '/en-US/search?q=array',
  'blog-post': '/en-US/blog/text-before-script/',
  'curriculum-page': '/en-US/curriculum/',
  'not-found': '/en-US/docs/Web/CSS/text-warp',
} as const;
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const themes = ['light', 'dark'] as const;

const folder = join(import.meta.dirname, '../screens');
const mostBytes = 200 * 1024;
/** The date from which the age of news and the year in the footer are derived. */
const today = new Date('2026-03-09T10:00:00Z');

for (const [kind, address] of Object.entries(kinds)) {
  test(`a page of the kind ${kind} looks as it was approved on a phone and a desktop, light and dark, and keeps to the policy`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(missingPage);
    const violations = await recordViolations(page);
    await page.setViewportSize(windows.phone);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await steady(page);
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(everyFont);
    for (const [size, viewport] of Object.entries(windows)) {
      await test.step(size, async () => {
        await page.setViewportSize(viewport);
        await slotsAlive(page);
        await settleAt(page, new URL(address, 'http://site.invalid').hash);
        for (const theme of themes) {
          const name = `${kind}-${size}-${theme}.png`;
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveClass(theme);
          await expect.soft(page).toHaveScreenshot(name);
          expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(mostBytes);
        }
      });
    }
    expect.soft(await uncheckedFiles(page)).toEqual([]);
    expect.soft(await violations()).toEqual([]);
  });
}

/** Without ads, and always on the same day. */
async function steady(page: Page): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.route('**/pong/get', (route) => route.fulfill({ json: {} }));
}

/** Runs in the page. Late fonts are skipped because of `font-display`; a screenshot waits for them. */
async function everyFont(): Promise<void> {
  const within = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? within(rule.cssRules) : [rule]));
  const faces = [...document.styleSheets]
    .flatMap((sheet) => within(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('));
  await Promise.all(
    faces.map(async ({ style, parentStyleSheet }) => {
      const given = (name: string) => style.getPropertyValue(name);
      const [, address = ''] = /url\("?([^")]+)"?\)/.exec(given('src')) ?? [];
      const url = new URL(address, parentStyleSheet?.href ?? document.baseURI).href;
      const face = new FontFace(given('font-family').replace(/["']/g, ''), `url("${url}")`, {
        style: given('font-style') || 'normal',
        weight: given('font-weight') || 'normal',
        ...(given('unicode-range') ? { unicodeRange: given('unicode-range') } : {}),
      });
      document.fonts.add(await face.load());
    }),
  );
}

/** Scrolls to the top, or to the target of the address, and moves the pointer away. */
async function settleAt(page: Page, hash: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async (id) => {
    await document.fonts.ready;
    const target = id && document.getElementById(id.slice(1));
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }, hash);
}
