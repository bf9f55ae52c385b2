import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const content = mkdtempSync(join(tmpdir(), 'webdocs-written-'));
const file = join(content, 'files', 'en-us', 'kettle', 'index.md');
const page = (body: string) => `---\ntitle: Kettle\nslug: Kettle\npage-type: guide\n---\n\n${body}\n`;

mkdirSync(join(content, 'files', 'en-us', 'kettle', 'boil'), { recursive: true });
writeFileSync(file, page('It heats water. See [how it boils](/en-US/docs/kettle/boil) and [tea](/en-US/docs/Tea).'));
writeFileSync(
  join(content, 'files', 'en-us', 'kettle', 'boil', 'index.md'),
  '---\ntitle: Boil\nslug: Kettle/boil\npage-type: guide\n---\n\nAt 100 °C.\n',
);

test.use({ flags: ['--writer', '--content', content] });
test.afterAll(() => rmSync(content, { recursive: true, force: true }));

test('a writer sees at the end of the page what is wrong with it, and fixes what can be fixed with one click', async ({ page: window }) => {
  await window.goto('/en-US/docs/Kettle');
  await hydrated(window);
  const toolbar = window.getByRole('region', { name: 'Toolbar for writers' });
  await toolbar.getByText('2 flaws').click();
  await expect(toolbar).toContainText('/en-US/docs/Kettle/boil');
  await toolbar.getByRole('button', { name: 'Fix 1 of them' }).click();
  // The page is loaded again, and its scripts come when it is idle.
  await expect(toolbar.getByText('1 flaw', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(readFileSync(file, 'utf8')).toContain('(/en-US/docs/Kettle/boil)');
});

test('an open page shows what is saved', async ({ page: window }) => {
  await window.goto('/en-US/docs/Kettle/boil');
  await hydrated(window);
  await expect(window.getByRole('region', { name: 'Toolbar for writers' })).toContainText('No flaws');
  const boil = join(content, 'files', 'en-us', 'kettle', 'boil', 'index.md');
  writeFileSync(boil, readFileSync(boil, 'utf8').replace('At 100 °C.', 'At 100 °C, by the sea.'));
  await expect(window.getByRole('main')).toContainText('by the sea');
});

test('the pages for writers list problems, translations and all pages', async ({ page: window }) => {
  await window.goto('/en-US/_flaws');
  await expect(window.getByRole('main').getByRole('link', { name: 'Kettle' })).toBeVisible();
  expect(await axeViolations(window)).toEqual([]);
  const kinds = window.getByRole('navigation', { name: 'For writers' });
  await kinds.getByRole('link', { name: 'Translations' }).click();
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Translations');
  await expect(window.getByRole('main').getByRole('link', { name: 'Français' })).toBeVisible();
  expect(await axeViolations(window)).toEqual([]);
  await kinds.getByRole('link', { name: 'All pages' }).click();
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('All pages');
  await expect(window.getByRole('main').getByRole('link', { name: 'Kettle' })).toBeVisible();
  expect(await axeViolations(window)).toEqual([]);
});
