import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { axeViolations, colourRules } from '../pages/axe-violations.ts';
import { complaintsOf, lostNodes, markServedNodes } from '../pages/hydration.ts';
import { everyPageKind, memberPageKinds, missingPage, pageKinds } from '../pages/page-kinds.ts';
import { overflowOf } from '../pages/page-overflow.ts';
import { wordsOfNoCatalogue } from '../pages/plain-words.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { developmentSite } from '../pages/reading-content.ts';
import { readingPages } from '../pages/reading-pages.ts';
import { slotsAlive } from '../pages/scripts.ts';

// In development mode React says in the console what it had to correct, and pages what they report; every message of the interface is accented,
// so that what is not accented comes from no catalogue. Such a site is built while it starts, in 15 s of processor time: what needs one is in
// this file, and in one worker.
test.use({ flags: [...developmentSite, '--pseudo-locale'] });

test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

test('every form of a document hydrates without a warning, in the nodes that the server sent', async ({ page }) => {
  test.setTimeout(300_000);
  const complaints = complaintsOf(page);
  await markServedNodes(page);
  for (const address of readingPages()) {
    await page.goto(address);
    await hydrated(page);
    await slotsAlive(page);
    expect.soft(await lostNodes(page), address).toEqual([]);
    expect.soft(complaints.splice(0), address).toEqual([]);
  }
});

test('a document hydrates without a warning for every kind of user', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [who, whoami] of Object.entries(readers)) {
    await visitAs(page, whoami);
    // The second time the session copy is there before the answer.
    for (const visit of ['first', 'second']) {
      await page.goto('/en-US/docs/Web/CSS');
      await hydrated(page);
      await slotsAlive(page);
      expect.soft(complaints.splice(0), `${visit} visit, ${who}`).toEqual([]);
    }
  }
});

test('navigating through the site causes no warning', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/en-US/');
  await hydrated(page);
  for (const address of ['about', 'plus', 'docs/Web', 'community', 'advertising', 'docs/Learn', 'curriculum/', 'blog/'].map(
    (path) => `/en-US/${path}`,
  )) {
    await page.getByRole('contentinfo').getByRole('navigation').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await slotsAlive(page);
  }
  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expect(page).toHaveURL('/en-US/community');
  expect(complaints).toEqual([]);
});

/** What observes the size of an element is told of another window in the first, and what it does about it is there in the second. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** All, unless only some can differ from the screen before. */
  readonly rules?: readonly string[];
}

/** Each layout and each theme; what is on a phone alone is asked for its colors in the dark. */
const screens: readonly Screen[] = [
  { name: 'desktop, light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'desktop, dark', width: 1440, height: 900, colorScheme: 'dark', rules: colourRules },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
];

/** The narrowest of each layout: what fits there fits the wider ones, and what is as wide as the window at all of them shows too. */
const narrowest = [320, 426, 769, 992, 1200];

for (const [kind, address] of everyPageKind) {
  test(`${kind} hydrates as it was sent, with texts of the catalogues, fits every window, and has no violation that axe finds`, async ({
    page,
  }) => {
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

    // The accents are on the English messages; other languages have their own.
    if (address.startsWith('/en-US/'))
      await test.step('has no interface text outside the catalogues', async () => {
        expect.soft(await wordsOfNoCatalogue(page, address)).toEqual([]);
      });

    await test.step('is not wider than the window, at the narrowest of each layout', async () => {
      for (const width of narrowest) {
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
        await twoFrames(page);
        found.push(...(await axeViolations(page, 'html', rules)).map((violation) => `${name}: ${violation}`));
      }
      expect(found).toEqual([]);
    });
  });
}

test('what a subscriber sees beyond that has no interface text outside the catalogues either', async ({ page }) => {
  await visitAs(page, readers.subscriber);
  for (const address of [
    pageKinds.home,
    pageKinds['a reference document'],
    pageKinds['the updates'],
    pageKinds['the Plus landing page'],
    ...Object.values(memberPageKinds),
  ]) {
    await page.goto(address);
    await hydrated(page);
    await slotsAlive(page);
    expect.soft(await wordsOfNoCatalogue(page, address), address).toEqual([]);
  }
});

test.describe('scroll reporting', () => {
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
});
