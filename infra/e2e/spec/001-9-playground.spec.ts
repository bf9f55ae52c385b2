import type { Locator, Page } from '@playwright/test';
import { playgroundAddress } from '@webdocs/contracts/samples/playground-address';
import { axeViolations } from '../pages/axe-violations.ts';
import { expectCode, playgroundEditor } from '../pages/playground-editors.ts';
import { readersBrowser } from '../site/readers-browser.ts';
import { expect, goOffline, hydrated, test } from '../site/site-test.ts';

// Each test has a context of its own, as its place differs. One that is used again is cleared by visiting each origin that was there, and the
// host of a sample did not answer such a visit within a minute in most runs.
test.use({
  contextOptions: async ({ contextOptions }, use, { line }) =>
    use({ ...contextOptions, geolocation: { latitude: line % 90, longitude: 0 } }),
});

const tea = { html: '<p id="cup">Tea</p>', css: 'p { color: rgb(0, 128, 0) }', js: 'console.log("poured")' };

async function openPlayground(page: Page, address = '/en-US/play'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

function resultOf(page: Page) {
  return page.frameLocator('iframe[title="Result"]:not([data-coming])');
}

test('the Playground runs what the reader writes, and clears it when asked to', async ({ page, context, expectErrors }) => {
  expectErrors(/^Stopped: line 2/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);

  await test.step('the Playground has three editors, and runs their code', async () => {
    await expect(page).toHaveTitle(/^Playground \|/);
    await page.getByRole('textbox', { name: 'HTML editor' }).fill(tea.html);
    await page.getByRole('textbox', { name: 'CSS editor' }).fill(tea.css);
    await page.getByRole('textbox', { name: 'JavaScript editor' }).fill(tea.js);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(resultOf(page).getByText('Tea')).toHaveCSS('color', 'rgb(0, 128, 0)');
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('poured');
  });

  await test.step('what is typed runs by itself, and does not take the focus from its reader', async () => {
    const field = playgroundEditor(page, 'HTML');
    await field.fill('<input value="Typed"><script>document.querySelector("input").focus()</script>');
    await expect(resultOf(page).getByRole('textbox')).toHaveValue('Typed');
    await expect(field).toBeFocused();
  });

  await test.step('Control and Enter run the code from the editor', async () => {
    await page.getByRole('textbox', { name: 'HTML editor' }).fill('<p>Coffee</p>');
    await page.keyboard.press('Control+Enter');
    await expect(resultOf(page).getByText('Coffee')).toBeVisible();
  });

  await test.step('a link with the code can be copied', async () => {
    await page.getByRole('textbox', { name: 'HTML editor' }).fill(tea.html);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy: Link that contains the code' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => window.sessionStorage.clear());
    await openPlayground(page, link);
    await expectCode(page.getByRole('textbox', { name: 'HTML editor' }), tea.html);
  });

  await test.step('the code is downloaded as a zip, which brings it back; the code before it is one press away', async () => {
    const field = page.getByRole('textbox', { name: 'HTML editor' });
    await page.getByRole('button', { name: 'Share' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download ZIP' }).click()]);
    await page.getByRole('button', { name: 'Close' }).click();
    await field.fill('<p>Coffee</p>');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Open' })
      .locator('input[type="file"]')
      .setInputFiles(await download.path());
    await expectCode(field, tea.html);
    await expect(page.getByText('This code comes from a file.').filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCode(field, '<p>Coffee</p>');
  });

  await test.step('without a network code runs all the same, up to a megabyte, and the line of an endless loop is named', async () => {
    await page.getByRole('button', { name: 'Run', exact: true }).first().click();
    // Names that the editor completes are the last that it fetches.
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    const log = page.getByRole('log', { name: 'Console' });
    const run = async (code: string) => {
      await page.getByRole('textbox', { name: 'JavaScript editor' }).fill(code);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
    };
    for (const turn of [1, 2, 3]) {
      await run(`console.log("offline", ${turn});`);
      await expect(log).toContainText(`offline ${turn}`);
    }
    await run(`console.log(${JSON.stringify('x'.repeat(1_040_000))}.length)`);
    await expect(log).toContainText('1040000');
    await run('let n = 0;\nwhile (true) n += 1;');
    await expect(page.getByText(/^Stopped in JavaScript: line 2 ran/)).toBeVisible({ timeout: 20_000 });
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    const notice = page.getByText('You are reading offline.');
    await page.setViewportSize({ width: 1440, height: 900 });
    const gap = async () => ((await notice.boundingBox())?.y ?? 0) - (await footOf(page.locator('main [data-view]')));
    await expect.poll(gap).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const start = page.getByRole('button', { name: 'Run', exact: true });
    expect(await isInReach(start)).toBe(true);
    // The line is named below the result, and the way to it is there, with the notice above the bar.
    await start.click();
    const way = page.getByRole('button', { name: 'Go to line 2' }).filter({ visible: true });
    await way.waitFor({ timeout: 20_000 });
    expect(await isInReach(way)).toBe(true);
    await way.click();
    await expect(page.getByRole('textbox', { name: 'JavaScript editor' })).toBeFocused();
    await page.setViewportSize(size);
    await context.setOffline(false);
    expect(asked.filter((address) => new URL(address).searchParams.has('state'))).toEqual([]);
  });

  await test.step('Clear asks "Do you really want to clear everything?" and does it', async () => {
    const field = page.getByRole('textbox', { name: 'HTML editor' });
    await field.fill(tea.html);
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expectCode(field, tea.html);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expectCode(field, '');
    expect(questions).toEqual(['Do you really want to clear everything?']);
  });

  await test.step('an empty Playground begins with a template, or with what was written on this device before', async () => {
    await page.getByRole('button', { name: /^Grid layout/ }).click();
    await expect(resultOf(page).getByText('Main content')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('region', { name: 'On this device' }).getByRole('button', { name: 'Tea', exact: true }).first().click();
    await expectCode(playgroundEditor(page, 'HTML'), tea.html);
  });
});

test('panes are moved by keyboard and pointer, folded and laid out, and lie there at the next visit', async ({ page }) => {
  await page.addInitScript(
    (code) => {
      if (window.top === window) sessionStorage.setItem('playground-session-code', code);
    },
    JSON.stringify({ html: tea.html, js: tea.js }),
  );
  await openPlayground(page);
  const between = (names: string) => page.getByRole('separator', { name: `Between ${names}` });
  const main = between('Code and Result');
  const now = async (separator = main) => Number(await separator.getAttribute('aria-valuenow'));

  await test.step('arrow keys move a separator by 16 px, Home and End to its limits, Enter back', async () => {
    await expect(main).toHaveAttribute('aria-valuenow', /\d/);
    // What the page loads late may still give a scrollbar its room.
    await expect(resultOf(page).getByText('Tea')).toBeVisible();
    const usual = await now();
    await main.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => now()).toBe(usual + 16);
    await page.keyboard.press('Home');
    await expect(main).toHaveAttribute('aria-valuenow', '120');
    await page.keyboard.press('Enter');
    await expect.poll(() => now()).toBe(usual);
  });

  await test.step('a pointer moves one over the frame of the result and back', async () => {
    const usual = await now();
    const { x, y } = (await main.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 4, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 204, y + 90, { steps: 8 });
    await expect.poll(() => now()).toBeGreaterThan(usual + 190);
    await page.mouse.move(x - 96, y + 90, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => now()).toBe(usual - 100);
  });

  await test.step('a pane is folded, and its neighbors take its room', async () => {
    const before = await now(between('CSS and JavaScript'));
    await page.getByRole('button', { name: 'HTML pane' }).click();
    await expect(playgroundEditor(page, 'HTML')).toBeHidden();
    await expect.poll(() => now(between('CSS and JavaScript'))).toBeGreaterThan(before);
  });

  await test.step('all of it is there after a reload', async () => {
    const moved = await now();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => now()).toBe(moved);
    await expect(page.getByRole('button', { name: 'HTML pane' })).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('editors are in tabs, and the result is below', async () => {
    await page.getByRole('button', { name: 'Editors in tabs, result below' }).click();
    await page.getByRole('group', { name: 'Editors' }).getByRole('button', { name: 'CSS' }).click();
    await expect(playgroundEditor(page, 'CSS')).toBeVisible();
    await expect(playgroundEditor(page, 'JavaScript')).toBeHidden();
    await expect(main).toHaveAttribute('aria-orientation', 'horizontal');
  });

  await test.step('the result is looked at as a phone shows it, and in the dark', async () => {
    await page.getByRole('button', { name: 'Width of the result' }).click();
    await page.getByRole('button', { name: 'Phone 390 px' }).click();
    await expect
      .poll(() =>
        resultOf(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(390);
    await page.getByRole('button', { name: 'Theme of the result' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect
      .poll(() =>
        resultOf(page)
          .locator('html')
          .evaluate((root) => getComputedStyle(root).colorScheme),
      )
      .toBe('dark');
  });

  await test.step('on a phone there is one thing at a time, and Run shows the result', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(resultOf(page).getByText('Tea')).toBeVisible();
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Console' }).click();
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('poured');
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
});

test.describe('code that never ends', () => {
  const editor = (page: Page) => page.getByRole('textbox', { name: 'JavaScript editor' });
  const log = (page: Page) => page.getByRole('log', { name: 'Console' });

  async function run(page: Page, code: string): Promise<void> {
    await editor(page).fill(code);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
  }

  test('is stopped in its loop, and what it printed before is there; corrected code runs right after', async ({ page, expectErrors }) => {
    expectErrors(/^Stopped: line 2/);
    await openPlayground(page);
    // Loops of generators, of promises and in code that is made of text are asked of what counts turns (infra/play).
    for (const loop of ['while (true) {}', 'queueMicrotask(function again() { queueMicrotask(again); });']) {
      await run(page, `console.log("before");\n${loop}`);
      const notice = page.getByText(/^Stopped in JavaScript: line 2 ran [\d,]+ times without a pause/);
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await expect(log(page)).toContainText('before');
      await page.getByRole('button', { name: 'Go to line 2' }).click();
      await expect(editor(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await run(page, 'console.log("after")');
      await expect(log(page)).toContainText('after');
      await expect(notice).toHaveCount(0);
    }
  });

  test('and never reaches a loop of its own holds up neither the next run nor the page, and ends with Stop', async ({
    playwright,
    site,
  }) => {
    const browser = await readersBrowser(playwright);
    const page = await browser.newPage({ baseURL: site.address });
    await openPlayground(page);
    const hang = '/^(a+)+$/.test("a".repeat(60) + "b")';
    await run(page, hang);
    await run(page, 'console.log("after")');
    await expect(log(page)).toContainText('after');
    for (const again of [hang, hang, 'Array(1e9).fill().sort()']) {
      await run(page, again);
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(page.getByText('The code was stopped.')).toBeVisible();
    }
    await run(page, 'console.log("at last")');
    await expect(log(page)).toContainText('at last');
    await browser.close();
  });
});

test('errors say where they were thrown, in the words of the language alone', async ({ page, expectErrors }) => {
  expectErrors(/tea\.pour is not/, /Unexpected token/, /null/, /cold/, /pour is not defined/);
  await openPlayground(page);
  const log = page.getByRole('log', { name: 'Console' });
  const shownFor = async (language: string, code: string) => {
    await page.getByRole('textbox', { name: `${language} editor` }).fill(code);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    return log;
  };
  await expect(await shownFor('JavaScript', '\nlet tea = 1;\ntea.pour();')).toContainText(
    /Uncaught TypeError: tea\.pour is not a function\s*JavaScript 3/,
  );
  await expect(await shownFor('JavaScript', 'let tea = 1;\nlet = = 1;')).toContainText(
    /Error: Uncaught SyntaxError: [^']*'='\s*JavaScript 2/,
  );
  await expect(await shownFor('JavaScript', 'const tea = await Promise.resolve(2);\nconsole.log(tea);\nnull.pour();')).toContainText(
    /2.*Uncaught TypeError: .*JavaScript 3/,
  );
  await expect(await shownFor('JavaScript', '\nPromise.reject(new Error("cold"));')).toContainText(/Error: cold\s*JavaScript 2/);
  await expect(await shownFor('HTML', '<p>Tea</p>\n<script>\n  pour();\n</script>')).toContainText(/pour is not defined\s*HTML 3/);
});

test('code from an address waits for the reader, can be restored, and is kept as it was edited', async ({ page }) => {
  await openPlayground(page, await playgroundAddress('en-US', tea));
  const field = page.getByRole('textbox', { name: 'HTML editor' });

  await test.step('code from the address runs only after the reader has confirmed a warning', async () => {
    await expectCode(field, tea.html);
    await expect(page.getByText('This code comes from a shared link.').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Console' })).not.toContainText('poured');
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Run' }).click();
    await expect(resultOf(page).getByText('Tea')).toBeVisible();
    await expect(page.getByText('This code comes from a shared link.').filter({ visible: true })).toBeHidden();
  });

  await test.step('Reset asks "Do you really want to revert your changes?" and restores the code from the address', async () => {
    await expectCode(field, tea.html);
    await field.fill('<p>Coffee</p>');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectCode(field, tea.html);
    expect(asked).toEqual(['Do you really want to revert your changes?']);
  });

  await test.step('edited code is still there after a reload', async () => {
    await expectCode(field, tea.html);
    await field.fill('<p>Coffee</p>');
    await page.reload();
    await hydrated(page);
    await expectCode(field, '<p>Coffee</p>');
  });

  await test.step('and Reset restores the code from the address after a reload too', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectCode(field, tea.html);
  });
});

test('code from a page of the site runs at once', async ({ page, site }) => {
  const address = await playgroundAddress('en-US', tea);
  await page.goto('/robots.txt');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), `${site.address}${address}`),
  ]);
  await expect(resultOf(opened).getByText('Tea')).toBeVisible();
});

test('an address with invalid code is reported', async ({ page }) => {
  await openPlayground(page, '/en-US/play?state=none');
  await expect(page.getByText('This link doesn’t contain valid code.')).toBeVisible();
});

/** Whether nothing is over its middle, where a thumb presses. */
/** Where it ends, from the top of the window. */
async function footOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
}

function isInReach(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
