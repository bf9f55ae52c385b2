import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { ExampleInPage, watchShifts } from '../pages/examples-in-page.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const examples = '/en-US/docs/Reading/Examples';

async function exampleOf(page: Page, kind: string): Promise<ExampleInPage> {
  await page.goto(`${examples}/${kind}`);
  await hydrated(page);
  const example = new ExampleInPage(page);
  await example.alive();
  return example;
}

test.describe('every interactive example', () => {
  for (const kind of ['Console', 'Choice', 'Tabbed', 'Wat']) {
    for (const [screen, width] of [
      ['a desktop', 1440],
      ['a phone', 390],
    ] as const) {
      test(`of the kind ${kind} moves nothing below it on ${screen} when it hydrates`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const shifts = await watchShifts(page);
        await page.goto(`${examples}/${kind}`);
        const height = (await page.locator('interactive-example').boundingBox())?.height ?? 0;
        await hydrated(page);
        const example = new ExampleInPage(page);
        await example.alive();
        expect((await example.place.boundingBox())?.height ?? -1).toBeCloseTo(height, 0);
        expect(await shifts()).toBeLessThanOrEqual(0.01);

        if (width === 1440)
          await test.step('has no violation that axe finds, light and dark', async () => {
            expect(await axeViolationsInBothThemes(page, 'interactive-example')).toEqual([]);
          });
      });
    }
  }
});

test.describe('a console example', () => {
  test('prints what the code of the reader prints', async ({ page, expectErrors }) => {
    expectErrors(/The blue one is broken/, /cups\.wash is not a function/);
    const example = await exampleOf(page, 'Console');
    const written = await example.editor('JavaScript editor').inputValue();

    await test.step('prints nothing before it runs, then the output of the code, with errors labelled in words', async () => {
      await expect(example.log).toHaveText('');
      await example.button('Run').click();
      await expect(example.log.locator('> *')).toHaveText([
        'Array ["white", "blue"]',
        'Hella has 2 cups',
        'Error: The blue one is broken',
        /^Error: Uncaught TypeError: cups\.wash is not a function/,
      ]);
    });

    await test.step('runs edited code, also with Ctrl+Enter', async () => {
      await example.editor('JavaScript editor').fill('console.log(6 * 7)');
      await page.keyboard.press('Control+Enter');
      await expect(example.log.locator('> *')).toHaveText(['42']);
    });

    await test.step('is restored by Reset, and says so', async () => {
      await example.editor('JavaScript editor').fill('console.log(1)');
      await example.button('Run').click();
      await expect(example.log.locator('> *')).toHaveText(['1']);
      await example.button('Reset').click();
      await expect(example.editor('JavaScript editor')).toHaveValue(written);
      await expect(example.log).toHaveText('');
      await expect(example.place.getByText('Example reset.')).toBeAttached();
    });
  });
});

test.describe('the editor', () => {
  test('indents, scrolls and keeps what is written, and lets the focus go', async ({ page }) => {
    const example = await exampleOf(page, 'Console');
    const editor = example.editor('JavaScript editor');

    await test.step('keeps the indentation on Enter, and changes it with Ctrl+] and Ctrl+[', async () => {
      const hasColours = page.waitForResponse(/docs-prism/);
      await editor.fill('if (tea) {');
      await hasColours;
      await expect(example.place.locator('.token.keyword')).toHaveText('if');
      await page.keyboard.press('Enter');
      await page.keyboard.type('pour();');
      await expect(editor).toHaveValue('if (tea) {\n  pour();');
      await page.keyboard.press('Control+]');
      await expect(editor).toHaveValue('if (tea) {\n    pour();');
      await page.keyboard.press('Control+[');
      await page.keyboard.press('Control+[');
      await expect(editor).toHaveValue('if (tea) {\npour();');
    });

    await test.step('scrolls its highlighting with its text', async () => {
      await editor.fill(`${'\n'.repeat(60)}const last = 1;${' '.repeat(200)}`);
      await editor.press('Control+End');
      const apart = await editor.evaluate((field) => {
        const layer = field.previousElementSibling as HTMLElement;
        const [one, other] = [field.getBoundingClientRect(), layer.getBoundingClientRect()];
        return Math.max(Math.abs(one.top - other.top), Math.abs(one.left - other.left), field.scrollTop, field.scrollLeft);
      });
      expect(apart).toBeLessThan(1);
    });

    await test.step('does not trap the focus: Tab leaves it', async () => {
      await example.editor('JavaScript editor').focus();
      await page.keyboard.press('Tab');
      await expect(example.log).toBeFocused();
    });

    await test.step('keeps edited code when the theme changes', async () => {
      await example.editor('JavaScript editor').fill('console.log("mine")');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(example.editor('JavaScript editor')).toHaveValue('console.log("mine")');
    });

    await test.step('shows plain text in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const isSeen = await example.editor('JavaScript editor').evaluate((field) => getComputedStyle(field).color !== 'rgba(0, 0, 0, 0)');
      expect(isSeen).toBe(true);
    });
  });
});

test.describe('an example of choices', () => {
  const widthOf = (example: ExampleInPage) => example.output.locator('#example-element');

  test('applies the choice of the reader, and shows all of each', async ({ page }) => {
    const example = await exampleOf(page, 'Choice');

    await test.step('applies the first choice, and the one that the reader selects with the keyboard', async () => {
      await expect(widthOf(example)).toHaveCSS('width', '100px');
      await example.place.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(widthOf(example)).toHaveCSS('width', '200px');
    });

    await test.step('marks a choice that the browser does not support', async () => {
      await expect(example.place.getByRole('radio').nth(2)).toHaveAccessibleDescription('Not supported by your browser');
      await expect(example.place.getByRole('radio').nth(1)).toHaveAccessibleDescription('');
    });

    await test.step('applies edited code, and Reset restores the first choice', async () => {
      await example.editor('Option 2').fill('width: 150px;');
      await expect(widthOf(example)).toHaveCSS('width', '150px');
      await example.button('Reset').click();
      await expect(widthOf(example)).toHaveCSS('width', '100px');
      await expect(example.editor('Option 2')).toHaveValue('width: 200px;');
    });

    await test.step('shows all of each choice, on every screen', async () => {
      await example.editor('Option 2').fill('grid-template-columns: 60px 60px minmax(120px, max-content) repeat(3, 1fr);');
      for (const width of [1440, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const cut = await example.editor('Option 2').evaluate((field) => {
          const row = field.closest('[role=radiogroup] > *') as HTMLElement;
          return [field, field.parentElement, row].some((box) => box && box.scrollWidth > box.clientWidth + 1);
        });
        expect(cut, `at ${width}`).toBe(false);
      }
    });
  });
});

test.describe('a tabbed example', () => {
  test('has tabs, and runs what is in all of them', async ({ page }) => {
    const example = await exampleOf(page, 'Tabbed');

    await test.step('has a tab for each language in the order of the code, and all four arrow keys, Home and End move between them', async () => {
      const tabs = example.place.getByRole('tab');
      await expect(tabs).toHaveText(['HTML', 'CSS', 'JavaScript']);
      await tabs.first().focus();
      for (const [key, tab] of [
        ['ArrowRight', 1],
        ['ArrowDown', 2],
        ['ArrowLeft', 1],
        ['ArrowUp', 0],
        ['End', 2],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tabs.nth(tab)).toBeFocused();
        await expect(tabs.nth(tab)).toHaveAttribute('aria-selected', 'true');
        await expect(example.place.getByRole('tabpanel')).toHaveCount(1);
      }
    });

    await test.step('runs all its languages, and updates its output while the reader types', async () => {
      const dish = example.output.locator('#dish');
      await expect(dish).toHaveText('Soup');
      await expect(dish).toHaveCSS('color', 'rgb(0, 100, 0)');
      await expect(dish).toHaveAttribute('title', 'of the day');
      await example.editor('HTML editor').fill('<h1 id="dish">Fish</h1>');
      await expect(dish).toHaveText('Fish');
      await example.button('Reset').click();
      await expect(dish).toHaveText('Soup');
    });

    await test.step('can enter and leave full screen', async () => {
      await example.button('Full screen').click();
      await expect(example.panel).toHaveAttribute('data-full', '');
      await example.button('Leave full screen').click();
      await expect(example.panel).not.toHaveAttribute('data-full', '');
    });
  });

  test('stops code that never ends, says where, and runs what is corrected', async ({ page, expectErrors }) => {
    expectErrors(/^Stopped: line 2/);
    const example = await exampleOf(page, 'Tabbed');
    await example.place.getByRole('tab', { name: 'JavaScript' }).click();
    const editor = example.editor('JavaScript editor');
    await editor.fill('const dish = document.querySelector("#dish");\nwhile (true) dish.title += "!";');
    const note = example.panel.getByRole('status').filter({ hasText: 'Stopped at JavaScript, line 2' });
    await expect(note).toBeVisible({ timeout: 20_000 });
    await editor.fill('document.querySelector("#dish").title = "at last";');
    await expect(example.output.locator('#dish')).toHaveAttribute('title', 'at last');
    await expect(note).toHaveCount(0);
  });
});

test('a Wat example compiles and prints the result of its module', async ({ page }) => {
  const example = await exampleOf(page, 'Wat');
  await expect(example.place.getByRole('tab')).toHaveText(['Wat', 'JavaScript']);
  await example.button('Run').click();
  await expect(example.log.locator('> *')).toHaveText(['7'], { timeout: 20_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, blocks] of [
    ['Console', 1],
    ['Choice', 5],
    ['Tabbed', 3],
    ['Wat', 2],
  ] as const) {
    test(`all code of an example of the kind ${kind} can be read, on a phone too`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${examples}/${kind}`);
      const written = page.locator('interactive-example pre');
      await expect(written).toHaveCount(blocks);
      const isCut = await page.locator('interactive-example').evaluate((place) => place.scrollHeight > place.clientHeight + 1);
      expect(isCut).toBe(false);
    });
  }
});
