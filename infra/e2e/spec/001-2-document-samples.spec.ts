import { SampleInPage, watchShifts } from '../pages/examples-in-page.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const samples = '/en-US/docs/Reading/Samples';

test.describe('a live sample', () => {
  test('comes when it is near, moves nothing, and is run again and again in its place', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const shifts = await watchShifts(page);
    await page.goto(samples);
    await hydrated(page);
    const teapot = new SampleInPage(page, 'teapot');
    const height = await teapot.place.evaluate((place) => place.getBoundingClientRect().height);

    await test.step('is fetched only when it is near the viewport', async () => {
      await expect(teapot.frame).not.toHaveAttribute('src', /./);
      await teapot.come();
      await expect(teapot.inside.getByRole('button', { name: 'Pour' })).toBeVisible();
    });

    await test.step('causes no layout shift when it starts', async () => {
      await expect(teapot.inside.getByText('0')).toBeVisible();
      expect(await teapot.place.evaluate((place) => place.getBoundingClientRect().height)).toBe(height);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });

    await test.step('runs on a subdomain of the playground host that is named after its code', async () => {
      await expect(teapot.frame).toHaveAttribute(
        'src',
        /^http:\/\/[0-9a-f]{40}\.play\.localhost:\d+\/en-US\/docs\/Reading\/Samples\/runner\.html\?/,
      );
    });

    await test.step('opens in the Playground with its code', async () => {
      const link = teapot.place.getByRole('link', { name: 'Open in Playground' });
      await expect(link).toHaveAttribute('href', /^\/en-US\/play#state=/);
      await expect(link).toHaveAttribute('target', '_blank');
    });

    await test.step('restarts with Reload', async () => {
      await teapot.inside.getByRole('button', { name: 'Pour' }).click();
      await expect(teapot.inside.locator('#cups')).toHaveText('1');
      await teapot.button('Reload').click();
      await expect(teapot.inside.locator('#cups')).toHaveText('0');
    });

    await test.step('adds no entries to the history, however often it is run', async () => {
      await teapot.inside.getByRole('button', { name: 'Pour' }).click();
      await expect(teapot.inside.locator('#cups')).toHaveText('1');
      const entries = await page.evaluate(() => window.history.length);
      await teapot.button('Reload').click();
      await expect(teapot.inside.locator('#cups')).toHaveText('0');
      expect(await page.evaluate(() => window.history.length)).toBe(entries);
    });

    await test.step('follows the theme of the page without a restart if its code supports dark backgrounds', async () => {
      await teapot.inside.getByRole('button', { name: 'Pour' }).click();
      await expect(teapot.inside.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(teapot.inside.locator('body')).toHaveCSS('background-color', 'rgb(10, 20, 30)');
      await expect(teapot.inside.locator('#cups')).toHaveText('1');
    });

    await test.step('enters and leaves full screen with its button, and keeps its state', async () => {
      await teapot.button('Full screen').click();
      await expect(teapot.place.getByRole('group')).toHaveAttribute('data-full', '');
      await expect
        .poll(() => teapot.place.getByRole('group').evaluate((panel) => panel.getBoundingClientRect().width === window.innerWidth))
        .toBe(true);
      await expect(teapot.inside.locator('#cups')).toHaveText('1');
      await teapot.button('Leave full screen').click();
      await expect(teapot.place.getByRole('group')).not.toHaveAttribute('data-full', '');
      await expect(teapot.inside.locator('#cups')).toHaveText('1');
    });
  });

  test('opens in full screen from its address and from a link in the text', async ({ page }) => {
    await page.goto(`${samples}#livesample_fullscreen=teapot`);
    await hydrated(page);
    const teapot = new SampleInPage(page, 'teapot');

    await test.step('opens in full screen at its own address; Escape closes it and removes it from the address', async () => {
      await expect(teapot.place.getByRole('group')).toHaveAttribute('data-full', '');
      await expect(teapot.button('Leave full screen')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(teapot.place.getByRole('group')).not.toHaveAttribute('data-full', '');
      expect(new URL(page.url()).hash).toBe('');
    });

    await test.step('opens in full screen from a link in the text', async () => {
      await page.getByRole('link', { name: 'the teapot alone' }).click();
      await expect(teapot.place.getByRole('group')).toHaveAttribute('data-full', '');
    });
  });

  test('can be one of another page, and needs code', async ({ page }) => {
    await page.goto(`${samples}/Borrowed`);
    await hydrated(page);

    await test.step('of another page runs the code of that page', async () => {
      const saucer = new SampleInPage(page, 'saucer');
      await saucer.come();
      await expect(saucer.inside.getByText('A saucer that knows of white ground only.')).toBeVisible();
    });

    await test.step('without code is replaced by a sentence', async () => {
      const cup = new SampleInPage(page, 'cup');
      await cup.place.scrollIntoViewIfNeeded();
      await expect(cup.place.getByRole('status')).toHaveText('This page has no code for this sample.');
    });
  });

  test('cannot read the storage of another', async ({ page }) => {
    await page.goto(`${samples}/Storage`);
    await hydrated(page);
    const first = new SampleInPage(page, 'first');
    const second = new SampleInPage(page, 'second');
    // Some browsers block storage in frames of other sites.
    await first.come();
    await expect(first.inside.locator('#found')).toHaveText(/^(first|locked)$/);
    await second.come();
    await expect(second.inside.locator('#found')).toHaveText(/^(second|locked)$/);
    const hosts = [first, second].map(async ({ frame }) => new URL((await frame.getAttribute('src')) ?? '').host);
    expect(new Set(await Promise.all(hosts)).size).toBe(2);
  });

  test('says so if its code cannot be loaded, and runs after a retry', async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED/);
    await page.goto(samples);
    await hydrated(page);
    await page.route('**/Reading/Samples/index.json', (route) => route.abort());
    const teapot = new SampleInPage(page, 'teapot');
    await teapot.place.scrollIntoViewIfNeeded();
    await expect(teapot.place.getByRole('status')).toContainText('The code of this sample couldn’t be loaded.');
    await page.unroute('**/Reading/Samples/index.json');
    await teapot.button('Try again').click();
    await expect(teapot.inside.locator('#cups')).toHaveText('0');
    await expect(teapot.place.getByText('couldn’t be loaded')).toHaveCount(0);
  });

  test('says so if its host does not answer within ten seconds, and runs after a retry', async ({ page, expectErrors }) => {
    expectErrors(/ERR_|chrome-error/);
    await page.addInitScript(makeTenSecondsOne);
    await page.route('**/runner.html?*', (route) => route.abort());
    await page.goto(samples);
    await hydrated(page);
    const teapot = new SampleInPage(page, 'teapot');
    await teapot.come();
    await expect(teapot.place.getByRole('status')).toContainText('This sample isn’t responding.');
    expect(await page.evaluate(() => document.documentElement.dataset.tenSecondsWere)).toBe('one');
    await page.unroute('**/runner.html?*');
    await teapot.button('Try again').click();
    await expect(teapot.inside.locator('#cups')).toHaveText('0');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample shows a sentence that says what it needs', async ({ page }) => {
    await page.goto(samples);
    const teapot = new SampleInPage(page, 'teapot');
    await expect(teapot.frame).toBeHidden();
    expect(await teapot.place.evaluate((place) => getComputedStyle(place, '::before').content)).toBe(
      '"This sample runs with JavaScript. Its code is on this page."',
    );
  });
});

/** Runs in the page: a wait of ten seconds is one of one second. */
function makeTenSecondsOne(): void {
  const later = window.setTimeout;
  window.setTimeout = ((work: TimerHandler, milliseconds?: number, ...rest: unknown[]) => {
    if (milliseconds !== 10_000) return later(work, milliseconds, ...rest);
    document.documentElement.dataset.tenSecondsWere = 'one';
    return later(work, 1000, ...rest);
  }) as typeof setTimeout;
}
