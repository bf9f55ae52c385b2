import type { Page } from '@playwright/test';
import { axeViolations } from '../pages/axe-violations.ts';
import { editorsReady, expectCode, playgroundEditor } from '../pages/playground-editors.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** What the policy of the site refuses is an error in the console too; this says what it was. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

const option = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').filter({ hasText: name });

test('the editor of the Playground helps those who write, under the policy of the site', async ({ page, expectErrors }) => {
  // Half-written code runs as it is typed.
  expectErrors(/Unexpected token '='/);
  await watchPolicy(page);
  let letEditorCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (letEditorCome = resolve));
  await page.route('**/docs-workshop.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  // The editor belongs to the page: its `load` waits for it where the page is painted before.
  await page.goto('/en-US/play', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const html = playgroundEditor(page, 'HTML');
  const css = playgroundEditor(page, 'CSS');
  const script = playgroundEditor(page, 'JavaScript');

  await test.step('before it has come there is a text field, and what is typed there is kept with its caret', async () => {
    await css.click();
    await expect(css).toHaveJSProperty('tagName', 'TEXTAREA');
    await page.keyboard.type('p { }');
    await page.keyboard.press('ArrowLeft');
    letEditorCome();
    await editorsReady(page);
    await expectCode(css, 'p { }');
    await page.keyboard.type('tex');
    await expectCode(css, 'p { tex}');
  });

  await test.step('it completes a property and its value, and says how far they may be relied on', async () => {
    await page.keyboard.type('t-wr');
    const property = option(page, 'text-wrap').first();
    await expect(property.locator('[aria-label$="available"]')).toBeVisible();
    await property.click();
    await page.keyboard.type('bal');
    await option(page, 'balance').click();
    await expectCode(css, 'p { text-wrap: balance}');
  });

  await test.step('Escape, then Tab leaves it, which it says', async () => {
    await expect(page.getByText('Esc, then Tab, leaves the editor').nth(1)).toBeVisible();
    await expect(css).toHaveAccessibleDescription('Esc, then Tab, leaves the editor');
    await page.keyboard.press('Tab');
    await expect(css).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(css).not.toBeFocused();
  });

  await test.step('a syntax error has a mark with words, and F8 goes to it', async () => {
    await script.fill('let cup = 1;\nlet = = 2;');
    const problem = page.locator('[data-pane="js"]').getByRole('button', { name: '1 problem' });
    await expect(problem).toBeVisible();
    await script.press('F8');
    await expect(page.getByText(/^Unexpected: /)).toBeVisible();
  });

  await test.step('Control and Enter run the code', async () => {
    await script.fill('console.log("poured")');
    await html.fill('<p>Tea</p>');
    await html.press('Control+Enter');
    await expect(page.frameLocator('iframe[title="Result"]:not([data-coming])').getByText('Tea')).toBeVisible();
    await expectCode(html, '<p>Tea</p>');
  });

  await test.step('Format writes the code as Prettier does, and Undo takes it back', async () => {
    await css.fill('p{color:red}');
    await css.press('Shift+Alt+F');
    // As long as the editor itself waits for Prettier.
    await expectCode(css, 'p {\n  color: red;\n}', { timeout: 16_000 });
    await css.press('Control+z');
    await expectCode(css, 'p{color:red}');
  });

  await test.step('what Clear took away comes back with Undo', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expectCode(css, '');
    await css.press('Control+z');
    await expectCode(css, 'p{color:red}');
  });

  await test.step('it follows the theme while that changes', async () => {
    const ground = () =>
      page
        .locator('.cm-editor')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).toBe('rgb(245, 243, 236)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe('rgb(12, 14, 20)');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('it searches', async () => {
    await css.press('Control+f');
    await page.getByRole('textbox', { name: 'Find' }).fill('red');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cm-searchMatch-selected')).toHaveText('red');
    await page.keyboard.press('Escape');
    await expect(css).toBeFocused();
  });

  await test.step('it has nothing that keeps readers out, and breaks no rule of the policy', async () => {
    expect(await axeViolations(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });
});
