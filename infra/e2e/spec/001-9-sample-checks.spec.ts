import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { watchShifts } from '../pages/examples-in-page.ts';
import { exercisesIn, outcomesIn } from '../pages/exercises.ts';
import { SampleWithChecks } from '../pages/sample-with-checks.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const learn = '/en-US/docs/Learn';
const selectors = `${learn}/CSS/Selectors_and_the_cascade`;
const chapters = [
  'HTML/Your_first_page',
  'HTML/Text_links_and_images',
  'HTML/Forms',
  'CSS/Selectors_and_the_cascade',
  'CSS/The_box_model',
  'CSS/Flexbox',
  'CSS/Grid_and_responsive_pages',
  'JavaScript/Values_and_functions',
  'JavaScript/The_document_and_events',
  'JavaScript/Waiting_and_fetching',
  'Accessibility',
  'Performance_and_security',
];

// Through the page, its editors and its list the stories below go; what each check makes of each code is asked of the frames.
test('every sample with checks of the learning path starts with an open check, and its solution passes all of them', async ({
  page,
  served,
  expectErrors,
}) => {
  // A sample about failures requests an unknown host.
  expectErrors(/nowhere:/);
  await page.goto('/en-US/legal/license');
  for (const chapter of chapters) {
    await test.step(chapter, async () => {
      const exercises = await exercisesIn(await served(`${learn}/${chapter}`));
      expect(exercises.length).toBeGreaterThanOrEqual(2);
      const outcomes = await outcomesIn(page, [
        ...exercises.map(({ initial, checks }) => ({ code: initial, checks })),
        ...exercises.map(({ solved, checks }) => ({ code: solved, checks })),
      ]);
      for (const [index, { checks }] of exercises.entries()) {
        const initial = outcomes[index];
        expect.soft(initial, `${chapter}, sample ${index}, as it is given`).toContain('not-yet');
        expect.soft(initial, `${chapter}, sample ${index}, as it is given`).not.toContain('failed');
        expect.soft(outcomes[exercises.length + index], `${chapter}, sample ${index}, solved`).toEqual(checks.map(() => 'done'));
      }
    });
  }
});

test.describe('a sample with checks', () => {
  test('shows its progress while the reader types, is there after a reload, ends with praise, and is restored by Reset', async ({
    page,
  }) => {
    await page.goto(selectors);
    await hydrated(page);
    const sample = new SampleWithChecks(page);
    await sample.come();
    await expect(sample.list).toHaveAccessibleName('Check your work');
    await expect(sample.list).toContainText('1 of 3 done');
    await expect(sample.states).toHaveText(['Not yet', 'Not yet', 'Done']);
    await sample.write('css', '.news { font-weight: bold }');
    await expect(sample.states).toHaveText(['Done', 'Not yet', 'Done']);
    await expect(sample.list).toContainText('2 of 3 done');
    // Everything is as it was when the reader comes back, and the page about learning leads there.
    await page.goto(learn);
    await hydrated(page);
    const next = page.getByRole('region', { name: 'Continue where you were' });
    await expect(next).toContainText('Selectors and the cascade');
    await expect(next).toContainText('2 of 3');
    await page.goBack();
    await hydrated(page);
    await sample.come();
    await expect(sample.states).toHaveText(['Done', 'Not yet', 'Done']);
    await sample.solve();
    await expect(sample.list.locator('.sample-marks-title')).toContainText('All done. Nice work!');
    await sample.button('Reset').click();
    await expect(sample.list).toContainText('1 of 3 done');
  });

  test('comes when it is near, moves nothing, and shows its states to everyone', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (/sample-marks/.test(request.url()) && scripts.push(request.url())));
    await page.goto(selectors);
    await hydrated(page);
    const sample = new SampleWithChecks(page);

    await test.step('costs other pages nothing: its script is fetched only when such a sample is near the viewport', async () => {
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await sample.come();
      expect(scripts.some((url) => url.endsWith('.js'))).toBe(true);
    });

    await test.step('has states that differ without colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const rows = sample.list.locator('li');
      await expect(rows.last().locator('svg')).toBeVisible();
      await expect(rows.first().locator('svg')).toHaveCount(0);
      await expect(sample.states).toHaveText(['Not yet', 'Not yet', 'Done']);
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('is printed as a list with empty boxes', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(sample.list.getByText('No class and no id')).toBeVisible();
      for (const state of await sample.states.all()) await expect(state).toBeHidden();
      const box = await sample.list
        .locator('li')
        .last()
        .evaluate((row) => getComputedStyle(row, '::before').backgroundColor);
      expect(box).toBe('rgba(0, 0, 0, 0)');
      await page.emulateMedia({ media: null });
    });

    await test.step('announces progress in a polite live region, but not the initial state', async () => {
      const status = sample.list.getByRole('status');
      await expect(status).toHaveText('');
      await sample.write('css', '.news { font-weight: bold }');
      await expect(status).toHaveText('Done: The paragraph with the class news is bold, the other paragraph is not. 2 of 3 done');
    });
  });

  test('leaves the editor and the frame to the reader', async ({ page }) => {
    await page.goto(`${learn}/JavaScript/The_document_and_events`);
    await hydrated(page);
    const sample = new SampleWithChecks(page);
    await sample.come();

    await test.step('leaves the focus in the editor, even if the code moves it', async () => {
      const editor = await sample.editor('js');
      await editor.fill(
        `const count = document.querySelector('#count');
        document.querySelector('#more').addEventListener('click', (event) => {
          event.target.focus();
          count.textContent = '3 loaves';
        });`,
      );
      await expect(sample.states).toHaveText(['Done', 'Not yet', 'Not yet']);
      await expect(editor).toBeFocused();
    });

    await test.step("does not change the reader's own frame: buttons are pressed in another one", async () => {
      await sample.solve();
      await expect(sample.list).toHaveAttribute('data-state', 'done');
      const own = sample.example.frameLocator('iframe:not([data-coming])');
      await expect(own.locator('#count')).toHaveText('2 loaves');
      await own.locator('#more').click();
      await expect(own.locator('#count')).toHaveText('3 loaves');
    });
  });

  test('says what could not be checked, and why', async ({ page }) => {
    await page.goto(`${learn}/JavaScript/Values_and_functions`);
    await hydrated(page);
    const sample = new SampleWithChecks(page);
    await sample.come();

    await test.step('shows the error of a check that throws, and runs the others', async () => {
      await sample.write('js', 'console.log(36);');
      await sample.button('Run').click();
      await expect(sample.states).toHaveText([
        'Could not be checked: ReferenceError: priceOf is not defined',
        'Could not be checked: ReferenceError: priceOf is not defined',
        'Done',
      ]);
    });

    await test.step('has no violation that axe finds in all its states, light or dark', async () => {
      expect(await axeViolationsInBothThemes(page, '.sample-marks')).toEqual([]);
    });

    await test.step('stops code that never ends, and the page keeps working', async () => {
      await sample.write('js', 'function priceOf() { for (;;) {} }');
      await sample.button('Run').click();
      await expect(sample.states.first()).toHaveText('Could not be checked: your code isn’t responding', { timeout: 30_000 });
      await sample.solve();
      await expect(sample.list).toHaveAttribute('data-state', 'done');
    });
  });

  for (const [screen, width, height] of [
    ['a desktop', 1440, 900],
    ['a phone', 390, 844],
    ['a page at 400 percent', 320, 256],
  ] as const) {
    test(`causes no layout shift when it hydrates, and fits ${screen}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page);
      await page.goto(selectors);
      const sample = new SampleWithChecks(page);
      const before = (await sample.list.boundingBox())?.height ?? 0;
      await hydrated(page);
      await sample.come();
      expect((await sample.list.boundingBox())?.height ?? -1).toBeCloseTo(before, 0);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await sample.states.first().boundingBox()).not.toBeNull();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and the solution can be read', async ({ page }) => {
    await page.goto(selectors);
    const sample = new SampleWithChecks(page);
    await expect(sample.list.getByRole('listitem')).toHaveCount(3);
    await expect(sample.list).not.toContainText('Not yet');
    await sample.solution.locator('summary').click();
    await expect(sample.solution.locator('pre')).toBeVisible();
  });
});
