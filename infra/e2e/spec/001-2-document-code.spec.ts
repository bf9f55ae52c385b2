import type { Locator, Page } from '@playwright/test';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import { expect, hydrated, test } from '../site/configured-site-test.ts';
import { missingPage } from '../pages/page-kinds.ts';
import { textOf, type ServedPage } from '../site/served-page.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const article = '/en-US/docs/Reading/Code';

const block = (page: Page, code: string): Locator => page.locator('.code-example').filter({ hasText: code });
/** Parts of a block in a page without a browser. */
const headOf = (page: ServedPage, code: string): string => {
  const head = page
    .all('.code-example')
    .find((example) => textOf(example).includes(code))
    ?.querySelector('.example-header');
  if (!head) throw new Error(`No head of a block with ${code}`);
  return textOf(head);
};
const paragraph = (page: Page) => block(page, 'p {').first();
/** The names of buttons go on with what their block is called. */
const button = (within: Locator, name: string) => within.getByRole('button', { name: new RegExp(`^${name}\\b`) });
const codeAt = async (address: string) => (await decodeSample(new URL(address).searchParams.get('state') ?? '')).code;

async function reading(page: Page): Promise<void> {
  await page.goto(article);
  await hydrated(page);
  await expect(button(block(page, 'const kettle'), 'Copy')).toBeVisible();
}

async function refuseClipboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
}

test.describe('a code block', () => {
  test('names its language in its header, except plain text', async ({ served }) => {
    const page = await served(article);
    expect(headOf(page, 'const kettle')).toBe('JavaScript');
    expect(headOf(page, 'boil --litres')).toBe('Shell');
    expect(headOf(page, 'nothing in particular')).toBe('');
  });

  test('says in words if it is a good or a bad example', async ({ served }) => {
    const page = await served(article);
    expect(headOf(page, 'new Set')).toContain('Good');
    expect(headOf(page, 'var cups')).toContain('Bad');
  });

  test('reserves space for its buttons from the first paint: nothing moves when they appear', async ({ page }) => {
    await page.goto(article);
    const before = await block(page, 'color: teal').last().boundingBox();
    await hydrated(page);
    await expect(button(block(page, 'const kettle'), 'Copy')).toBeVisible();
    expect(await block(page, 'color: teal').last().boundingBox()).toEqual(before);
  });

  test('that is wider than its box can be scrolled with the keyboard', async ({ page }) => {
    await reading(page);
    const code = block(page, 'const inscription').locator('pre');
    await expect(code).toHaveAttribute('tabindex', '0');
    await code.focus();
    await expect(code).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(block(page, 'const kettle').locator('pre')).not.toHaveAttribute('tabindex');
  });
});

test.describe('the copy button on code examples', () => {
  test("copies the code, says 'Copied!' on screen and to screen readers, and then resets", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await reading(page);
    const example = block(page, 'const kettle');
    const copy = button(example, 'Copy');
    await copy.click();
    await expect(example.getByRole('button').filter({ hasText: 'Copied!' })).toBeVisible();
    await expect(example.getByRole('status')).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const kettle = { litres: 1.5 }; console.log(kettle);\n');
    await expect(copy).toBeVisible();
    await expect(example.getByRole('status')).toHaveText('');
  });

  test("says 'Error trying to copy to clipboard!' on failure, and then resets", async ({ page }) => {
    await reading(page);
    await refuseClipboard(page);
    const example = block(page, 'const kettle');
    await button(example, 'Copy').click();
    await expect(example.getByRole('button').filter({ hasText: 'Error trying to copy to clipboard!' })).toBeVisible();
    await expect(example.getByRole('status')).toHaveText('Error trying to copy to clipboard!');
    await expect(button(example, 'Copy')).toBeVisible();
  });

  test('works with the keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await reading(page);
    await button(block(page, 'boil'), 'Copy').focus();
    await page.keyboard.press('Enter');
    await expect(block(page, 'boil').getByRole('status')).toHaveText('Copied!');
  });
});

test.describe('long lines', () => {
  const wide = 'const inscription';

  test('can be wrapped only if the code is wider than its box', async ({ page }) => {
    await reading(page);
    await expect(button(block(page, wide), 'Wrap long lines')).toBeVisible();
    await expect(button(block(page, 'const kettle'), 'Wrap long lines')).toHaveCount(0);
  });

  test('are wrapped and unwrapped with one button that says its state', async ({ page }) => {
    await reading(page);
    const wrap = button(block(page, wide), 'Wrap long lines');
    const code = block(page, wide).locator('pre');
    const isScrolled = () => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await isScrolled()).toBe(false);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await isScrolled()).toBe(true);
  });

  test('stay wrapped in this browser, from the first paint of the next page', async ({ page }) => {
    await reading(page);
    await button(block(page, wide), 'Wrap long lines').click();
    await page.reload();
    expect(
      await block(page, wide)
        .locator('pre')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    ).toBe(false);
    await hydrated(page);
    await expect(button(block(page, wide), 'Wrap long lines')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the Play button', () => {
  test('opens the playground in a new tab, with all code of the sample, including hidden code', async ({ page, context }) => {
    await reading(page);
    const opened = context.waitForEvent('page');
    await button(block(page, 'class="cup"').last(), 'Play').click();
    const tab = await opened;
    await tab.waitForURL(/\/en-US\/play\?state=/);
    expect(await codeAt(tab.url())).toEqual({
      html: '<p id="hidden-cup">A cup that the page does not show</p>\n\n<p class="cup">Tea</p>\n',
      css: '.cup {\n  color: teal;\n}\n',
      js: "document.title = 'Tea time';\n",
      srcPrefix: article,
    });
    expect(page.url()).toContain(article);
  });

  test('opens it with the code of one block that belongs to no sample', async ({ page, context }) => {
    await reading(page);
    const opened = context.waitForEvent('page');
    await button(block(page, 'const kettle'), 'Play').click();
    const tab = await opened;
    await tab.waitForURL(/\/en-US\/play\?state=/);
    expect(await codeAt(tab.url())).toEqual({ js: 'const kettle = { litres: 1.5 }; console.log(kettle);\n', srcPrefix: article });
  });

  for (const [how, press] of [
    ['with the mouse', (play: Locator) => play.click({ modifiers: ['Shift'] })],
    ['by keyboard', (play: Locator) => play.press('Shift+Enter')],
  ] as const) {
    test(`opens it in the same tab if Shift is held, ${how}`, async ({ page, context, expectErrors }) => {
      expectErrors(missingPage);
      await reading(page);
      await press(button(block(page, 'const kettle'), 'Play'));
      await page.waitForURL(/\/en-US\/play\?state=/);
      expect(context.pages()).toHaveLength(1);
    });
  }

  test('is not on code that the playground cannot run', async ({ page }) => {
    await reading(page);
    await expect(button(block(page, 'boil'), 'Play')).toHaveCount(0);
    await expect(button(block(page, 'nothing in particular'), 'Play')).toHaveCount(0);
  });

  test('says so if the code cannot be loaded', async ({ page, expectErrors }) => {
    expectErrors(/status of 500 .*\/Reading\/Code\/index\.json$/);
    await reading(page);
    await page.route('**/Reading/Code/index.json', (route) => route.fulfill({ status: 500, body: '' }));
    const example = block(page, 'class="cup"').last();
    await button(example, 'Play').click();
    await expect(example.getByRole('status')).toHaveText('The Playground couldn’t be opened.');
  });
});

test.describe("the Play queue panel 'Queue'", () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Queue' });

  test('opens with the first queued block, and lists each block with its language', async ({ page }) => {
    await reading(page);
    await expect(panel(page)).toHaveCount(0);
    const queue = button(block(page, 'const kettle'), 'Add to Playground');
    await queue.click();
    await expect(queue).toHaveAttribute('aria-pressed', 'true');
    await button(paragraph(page), 'Add to Playground').click();
    await expect(panel(page).getByRole('listitem')).toHaveText(['jsconst kettle = { litres: 1.5 }; console.log(kettle);', 'cssp {']);
  });

  test('has a Play button that opens all of it in a new tab', async ({ page, context }) => {
    await reading(page);
    for (const queued of [block(page, 'const kettle'), paragraph(page), block(page, 'new Set')])
      await button(queued, 'Add to Playground').click();
    const opened = context.waitForEvent('page');
    await panel(page).getByRole('button', { name: 'Play' }).click();
    const tab = await opened;
    await tab.waitForURL(/\/en-US\/play\?state=/);
    expect(await codeAt(tab.url())).toEqual({
      js: "const kettle = { litres: 1.5 }; console.log(kettle);\n\nconst cups = new Set(['white', 'blue']); console.log(cups);\n",
      css: 'p {\n  color: teal;\n}\n',
    });
  });

  test('removes a block with its own button or in the panel, and closes with the last one; the focus stays near', async ({ page }) => {
    await reading(page);
    const first = button(block(page, 'const kettle'), 'Add to Playground');
    const second = button(paragraph(page), 'Add to Playground');
    await first.click();
    await second.click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
    await second.click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(1);
    await panel(page)
      .getByRole('button', { name: /^Remove from the queue/ })
      .press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(first).toBeFocused();
  });
});
