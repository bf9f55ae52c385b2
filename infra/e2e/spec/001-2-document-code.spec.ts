import type { BrowserContext, Locator, Page } from '@playwright/test';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import { expect, hydrated, test } from '../site/site-test.ts';
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
const codeAt = async (address: string) => (await decodeSample(new URLSearchParams(new URL(address).hash.slice(1)).get('state') ?? '')).code;

async function reading(page: Page): Promise<void> {
  await page.goto(article);
  await hydrated(page);
  await expect(button(block(page, 'const kettle'), 'Copy')).toBeVisible();
}

/** The address of the tab that a button opened; the tab is closed, the page stays. */
async function playedInNewTab(context: BrowserContext, play: Locator): Promise<string> {
  const opened = context.waitForEvent('page');
  await play.click();
  const tab = await opened;
  await tab.waitForURL(/\/en-US\/play#state=/);
  const address = tab.url();
  await tab.close();
  return address;
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

  test('does not move when its buttons come, and is read to its end whether it is wrapped or not', async ({ page }) => {
    const wide = block(page, 'const inscription');
    const wrap = button(wide, 'Wrap long lines');
    const code = wide.locator('pre');
    const isScrolled = () => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

    await test.step('reserves space for its buttons from the first paint: nothing moves when they appear', async () => {
      await page.goto(article);
      const before = await block(page, 'color: teal').last().boundingBox();
      await hydrated(page);
      await expect(button(block(page, 'const kettle'), 'Copy')).toBeVisible();
      expect(await block(page, 'color: teal').last().boundingBox()).toEqual(before);
    });

    await test.step('that is wider than its box can be scrolled with the keyboard', async () => {
      await expect(code).toHaveAttribute('tabindex', '0');
      await code.focus();
      await expect(code).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      await expect(block(page, 'const kettle').locator('pre')).not.toHaveAttribute('tabindex');
    });

    await test.step('can be wrapped only if the code is wider than its box', async () => {
      await expect(wrap).toBeVisible();
      await expect(button(block(page, 'const kettle'), 'Wrap long lines')).toHaveCount(0);
    });

    await test.step('is wrapped and unwrapped with one button that says its state', async () => {
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await isScrolled()).toBe(false);
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      expect(await isScrolled()).toBe(true);
    });

    await test.step('stays wrapped in this browser, from the first paint of the next page', async () => {
      await wrap.click();
      await page.reload();
      expect(await isScrolled()).toBe(false);
      await hydrated(page);
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

test('the copy button on code examples works with the mouse and the keyboard, and says what happened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reading(page);
  const example = block(page, 'const kettle');
  const copy = button(example, 'Copy');

  await test.step("copies the code, says 'Copied!' on screen and to screen readers, and then resets", async () => {
    await copy.click();
    await expect(example.getByRole('button').filter({ hasText: 'Copied!' })).toBeVisible();
    await expect(example.getByRole('status')).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const kettle = { litres: 1.5 }; console.log(kettle);\n');
    await expect(copy).toBeVisible();
    await expect(example.getByRole('status')).toHaveText('');
  });

  await test.step('works with the keyboard', async () => {
    await button(block(page, 'boil'), 'Copy').focus();
    await page.keyboard.press('Enter');
    await expect(block(page, 'boil').getByRole('status')).toHaveText('Copied!');
  });

  await test.step("says 'Error trying to copy to clipboard!' on failure, and then resets", async () => {
    await refuseClipboard(page);
    await copy.click();
    await expect(example.getByRole('button').filter({ hasText: 'Error trying to copy to clipboard!' })).toBeVisible();
    await expect(example.getByRole('status')).toHaveText('Error trying to copy to clipboard!');
    await expect(copy).toBeVisible();
  });
});

test.describe('the Play button', () => {
  test('opens the playground in a new tab, with the code of its sample or of its block', async ({ page, context, expectErrors }) => {
    expectErrors(/status of 500 .*\/Reading\/Code\/index\.json$/);
    await reading(page);
    const cup = block(page, 'class="cup"').last();

    await test.step('is not on code that the playground cannot run', async () => {
      await expect(button(block(page, 'boil'), 'Play')).toHaveCount(0);
      await expect(button(block(page, 'nothing in particular'), 'Play')).toHaveCount(0);
    });

    await test.step('says so if the code cannot be loaded', async () => {
      await page.route('**/Reading/Code/index.json', (route) => route.fulfill({ status: 500, body: '' }));
      await button(cup, 'Play').click();
      await expect(cup.getByRole('status')).toHaveText('The Playground couldn’t be opened.');
      await page.unroute('**/Reading/Code/index.json');
    });

    await test.step('opens the playground in a new tab, with all code of the sample, including hidden code', async () => {
      const tab = await playedInNewTab(context, button(cup, 'Play'));
      expect(await codeAt(tab)).toEqual({
        html: '<p id="hidden-cup">A cup that the page does not show</p>\n\n<p class="cup">Tea</p>\n',
        css: '.cup {\n  color: teal;\n}\n',
        js: "document.title = 'Tea time';\n",
        srcPrefix: article,
      });
      expect(page.url()).toContain(article);
    });

    await test.step('opens it with the code of one block that belongs to no sample', async () => {
      const tab = await playedInNewTab(context, button(block(page, 'const kettle'), 'Play'));
      expect(await codeAt(tab)).toEqual({ js: 'const kettle = { litres: 1.5 }; console.log(kettle);\n', srcPrefix: article });
    });
  });

  for (const [how, press] of [
    ['with the mouse', (play: Locator) => play.click({ modifiers: ['Shift'] })],
    ['by keyboard', (play: Locator) => play.press('Shift+Enter')],
  ] as const) {
    test(`opens it in the same tab if Shift is held, ${how}`, async ({ page, context, expectErrors }) => {
      expectErrors(missingPage);
      await reading(page);
      await press(button(block(page, 'const kettle'), 'Play'));
      await page.waitForURL(/\/en-US\/play#state=/);
      expect(context.pages()).toHaveLength(1);
    });
  }
});

test("the Play queue panel 'Queue' collects blocks, gives them back, and plays them together", async ({ page, context }) => {
  await reading(page);
  const panel = page.getByRole('region', { name: 'Queue' });
  const first = button(block(page, 'const kettle'), 'Add to Playground');
  const second = button(paragraph(page), 'Add to Playground');

  await test.step('opens with the first queued block, and lists each block with its language', async () => {
    await expect(panel).toHaveCount(0);
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await second.click();
    await expect(panel.getByRole('listitem')).toHaveText([/^js.*const kettle = { litres: 1.5 }; console.log\(kettle\);$/, /^css.*p {$/]);
  });

  await test.step('removes a block with its own button or in the panel, and closes with the last one; the focus stays near', async () => {
    await second.click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await panel.getByRole('button', { name: /^Remove from the queue/ }).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(first).toBeFocused();
  });

  await test.step('has a Play button that opens all of it in a new tab', async () => {
    for (const queued of [block(page, 'const kettle'), paragraph(page), block(page, 'new Set')])
      await button(queued, 'Add to Playground').click();
    const tab = await playedInNewTab(context, panel.getByRole('button', { name: 'Play' }));
    expect(await codeAt(tab)).toEqual({
      js: "const kettle = { litres: 1.5 }; console.log(kettle);\n\nconst cups = new Set(['white', 'blue']); console.log(cups);\n",
      css: 'p {\n  color: teal;\n}\n',
      srcPrefix: article,
    });
  });

  await test.step('is there again when the page was loaded again, and is cleared at once', async () => {
    await page.reload();
    await hydrated(page);
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect(panel).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});
