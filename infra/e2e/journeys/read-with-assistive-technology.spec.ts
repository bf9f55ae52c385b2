import { expect, goOffline, hydrated, test } from '../site/site-test.ts';
import { axeViolations, colourRules } from '../pages/axe-violations.ts';
import { complaintsOf, lostNodes, markServedNodes } from '../pages/hydration.ts';
import { everyPageKind, memberPageKinds, missingPage } from '../pages/page-kinds.ts';
import { overflowOf } from '../pages/page-overflow.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { developmentSite } from '../pages/reading-content.ts';
import { slotsAlive } from '../pages/scripts.ts';

// In development mode React says in the console what it had to correct.
test.use({ flags: developmentSite });
test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** All, unless only some can differ from the screen before. */
  readonly rules?: readonly string[];
}

const screens: readonly Screen[] = [
  { name: 'desktop, light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'desktop, dark', width: 1440, height: 900, colorScheme: 'dark', rules: colourRules },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'phone, light', width: 390, height: 844, colorScheme: 'light', rules: colourRules },
];

const widths = [320, 390, 426, 768, 769, 991, 992, 1199, 1200, 1600, 1440];

for (const [kind, address] of everyPageKind) {
  test(`${kind} hydrates as it was sent, fits every window, and has no violation that axe finds`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await markServedNodes(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);

    await test.step('hydrates without a warning, in the nodes that the server sent', async () => {
      await hydrated(page);
      await slotsAlive(page);
      if (!(kind in memberPageKinds)) expect.soft(await lostNodes(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });

    await test.step('is not wider than the window, from 320 to 1600 px', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `at ${width}`).toBe('');
      }
    });

    await test.step('has no violation that axe finds', async () => {
      const found: string[] = [];
      for (const { name, colorScheme, width, height, rules } of screens) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await expect(page.locator('html')).toHaveClass(colorScheme);
        found.push(...(await axeViolations(page, 'html', rules)).map((violation) => `${name}: ${violation}`));
      }
      expect(found).toEqual([]);
    });
  });
}

test.describe('without development mode', () => {
  test.use({ flags: [] });

  test('open menus and notices have no violation either', async ({ page, context }) => {
    await visitAs(page, readers.signedIn);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en-US/about');
    await hydrated(page);
    const header = new Header(page);
    for (const menu of [header.menu('Plus'), header.theme, header.language, header.user]) {
      await menu.open();
      expect(await axeViolations(page, '#shell-header')).toEqual([]);
    }
    await goOffline(page);
    await expect(page.getByText('You are reading offline.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await header.mainMenuToggle.click();
    await header.menu('References').open();
    expect(await axeViolations(page, '#shell-header')).toEqual([]);
  });
});
