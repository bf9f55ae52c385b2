import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, goOffline, hydrated, test } from '../site/site-test.ts';
import { colourRules } from '../pages/axe-violations.ts';
import { everyPageKind, missingPage } from '../pages/page-kinds.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { slotsAlive } from '../pages/scripts.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The policy of the site blocks added scripts, and axe is one. */
test.use({ bypassCSP: true });
test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

const screens = [
  { name: 'desktop, light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'desktop, dark', width: 1440, height: 900, colorScheme: 'dark', rules: colourRules },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'phone, light', width: 390, height: 844, colorScheme: 'light', rules: colourRules },
] as const;

for (const [kind, address] of everyPageKind) {
  test(`${kind} has no violation that axe finds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    await slotsAlive(page);
    await page.addScriptTag({ path: axePath });
    const found: string[] = [];
    for (const { name, colorScheme, width, height, ...only } of screens) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      found.push(...(await barriers(page, only)).map((barrier) => `${name}: ${barrier}`));
    }
    expect(found).toEqual([]);
  });
}

test('open menus and notices have no violation either', async ({ page, context }) => {
  await visitAs(page, readers.signedIn);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en-US/docs/Web/CSS');
  await hydrated(page);
  await page.addScriptTag({ path: axePath });
  const header = new Header(page);
  for (const menu of [header.menu('Plus'), header.theme, header.language, header.user]) {
    await menu.open();
    expect(await barriers(page)).toEqual([]);
  }
  await goOffline(page);
  await expect(page.getByText('You are reading offline.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await context.setOffline(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await header.mainMenuToggle.click();
  await header.menu('References').open();
  expect(await barriers(page)).toEqual([]);
});

/** Each as rule, element and what to do. */
function barriers(page: Page, { rules }: { readonly rules?: readonly string[] } = {}): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}
