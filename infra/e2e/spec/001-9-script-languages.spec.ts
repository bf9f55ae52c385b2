import { editorsReady, expectCode, playgroundEditor } from '../pages/playground-editors.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test('a script may be TypeScript, JSX or a module, and what is wrong with it is said with its line', async ({
  page,
  site,
  expectErrors,
}) => {
  expectErrors(/spilled|^Stopped: line 2|Content Security Policy|Failed to resolve module specifier/);
  await page.goto('/en-US/play');
  await hydrated(page);
  await editorsReady(page);
  const script = playgroundEditor(page, 'JavaScript');
  const log = page.getByRole('log', { name: 'Console' });
  const language = page.getByRole('combobox', { name: 'Script language' });
  const result = page.frameLocator('iframe[title="Result"]:not([data-coming])');

  await test.step('TypeScript with an error is marked, does not run, and leads to its line', async () => {
    await language.selectOption('TypeScript');
    await script.fill("interface Cup {\n  of: string;\n}\nconst cup: = { of: 'tea' };\nconsole.log(cup.of);");
    await expect(page.getByText('TypeScript, line 4: Unexpected token. The code wasn’t run.')).toBeVisible();
    await expect(page.locator('[data-pane="js"] .cm-lintRange-error').first()).toBeVisible();
    await expect(log).not.toContainText('tea');
    await page.getByRole('button', { name: 'Go to line 4' }).click();
    await expect(script).toBeFocused();
  });

  await test.step('corrected it runs, and its console and errors name its own lines', async () => {
    await script.fill(
      "interface Cup {\n  of: string;\n}\nconst cup: Cup = { of: 'tea' };\nconsole.log(cup.of);\nthrow new Error('spilled');",
    );
    await page.keyboard.press('Control+Enter');
    await expect(log).toContainText('tea');
    await expect(log.getByRole('button', { name: 'JavaScript 5' })).toBeVisible();
    await expect(log.getByRole('button', { name: 'JavaScript 6' })).toBeVisible();
    await expect(page.getByText('TypeScript, line 4')).toBeHidden();
  });

  await test.step('a loop in it is stopped in its line', async () => {
    await script.fill('let cups: number = 0;\nwhile (true) cups++;');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/Stopped in JavaScript: line 2 ran [\d,]+ times/)).toBeVisible();
  });

  await test.step('JSX makes elements', async () => {
    await language.selectOption('JSX');
    await script.fill('document.body.append(<p id="cup">Green {"tea"}</p>);');
    await page.keyboard.press('Control+Enter');
    await expect(result.getByText('Green tea')).toBeVisible();
  });

  await test.step('a module imports from the site by a name that one press puts into the import map, and awaits', async () => {
    await language.selectOption('JavaScript module');
    await page.getByRole('button', { name: 'Add tea to the import map' }).click();
    await expectCode(page.getByRole('textbox', { name: 'Import map editor' }), '{\n  "imports": {\n    "tea": "/modules/tea.js"\n  }\n}\n');
    await script.fill("import { cups } from 'tea';\nconst more = await Promise.resolve(40);\nconsole.log('cups', cups + more);");
    await page.keyboard.press('Control+Enter');
    await expect(log).toContainText('cups 42');
  });

  await test.step('no other module is loaded, neither of the site itself: each is named', async () => {
    for (const address of ['https://elsewhere.example/tea.js', `${site.address}/robots.txt`]) {
      await script.fill(`import '${address}';`);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(`${address} wasn’t loaded: it isn’t a module that this site allows.`)).toBeVisible();
    }
    await script.fill("import 'coffee';");
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('“coffee” isn’t in the import map.')).toBeVisible();
  });

  await test.step('language and map are there again after a reload', async () => {
    await page.reload();
    await hydrated(page);
    await expect(language).toHaveValue('module');
    await expectCode(page.getByRole('textbox', { name: 'Import map editor' }), '{\n  "imports": {\n    "tea": "/modules/tea.js"\n  }\n}\n');
  });
});
