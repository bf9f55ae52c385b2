import type { Page } from '@playwright/test';
import { axeViolations } from '../pages/axe-violations.ts';
import { demonstrationPassword, fillSignIn } from '../pages/accounts.ts';
import { compatCell, compatHistory, compatRow } from '../pages/compat-tables.ts';
import { SampleInPage } from '../pages/examples-in-page.ts';
import { Header } from '../pages/header.ts';
import { editorsReady } from '../pages/playground-editors.ts';
import { QuickSearch } from '../pages/quick-search.ts';
import { SampleWithChecks } from '../pages/sample-with-checks.ts';
import { SaveMenu } from '../pages/save-menu.ts';
import { ScreenReader } from '../screen-reader/screen-reader.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

// What the user of a screen reader meets, as text: `screen-reader/CHECKLIST.md` says how it is read, and how it is renewed.
// One more journey is in `look-things-up.spec.ts`, whose site can filter results.

const array = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function opens(reader: ScreenReader, page: Page, address: string): Promise<void> {
  await reader.does(`opens ${address}`, async () => {
    await page.goto(address);
    await hydrated(page);
    // Until then Chromium gives no names to what is far below the window.
    await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
  });
}

test('from home to a document by the main menu, with the menus of theme and language', async ({ page }) => {
  const reader = await ScreenReader.in(page);
  await opens(reader, page, '/en-US/');
  await reader.listsLandmarks();
  await reader.listsHeadings();
  const header = new Header(page);
  await reader.reads('the header', header.banner);
  for (const [name, menu] of [
    ['theme', header.theme],
    ['language', header.language],
  ] as const) {
    await menu.summary.focus();
    await reader.presses('Enter', () => menu.expectOpen());
    await reader.reads(`the menu of the ${name}`, menu.box);
    await reader.presses('Escape', () => menu.expectClosed());
  }
  const references = header.menu('References');
  await references.summary.focus();
  await reader.presses('Enter', () => references.expectOpen());
  await reader.reads('the menu', references.box);
  await reader.presses('Tab');
  await reader.presses('Tab');
  await references.link('CSS').focus();
  await reader.presses('Enter', async () => {
    await expect(title(page)).toContainText('CSS');
    // It is loaded after the document.
    await expect(main(page).getByRole('region', { name: 'Was this page helpful?' })).toBeAttached();
  });
  await reader.listsLandmarks();
  expect(reader.script).toMatchSnapshot('home-to-document.txt');
});

test('a document: skip link, heading, contents and sidebar; and a cell of its compatibility table', async ({ page }) => {
  const reader = await ScreenReader.in(page);
  await opens(reader, page, array);
  await reader.presses('Tab');
  // The focus is on nothing, and goes on from the heading.
  await reader.presses('Enter');
  await reader.presses('Tab');
  await reader.listsLandmarks();
  await reader.listsHeadings(main(page));
  await reader.reads('breadcrumbs', page.getByRole('navigation', { name: 'Breadcrumbs' }));
  await reader.reads('contents', page.getByRole('navigation', { name: 'In this article' }));
  await reader.reads('sidebar', page.getByRole('navigation', { name: 'Related topics' }));
  await reader.reads('Baseline', page.getByRole('region', { name: 'Baseline' }));
  expect(reader.script).toMatchSnapshot('document.txt');

  const table = await ScreenReader.in(page);
  const cell = compatCell(page, /^at$/, 'Chrome');
  await table.does('moves to the cell of Chrome in the row of at', () => cell.focus());
  await table.presses('Enter', () => expect(compatHistory(page)).toBeVisible());
  await table.reads('the row', compatRow(page, /^at$/));
  await table.reads('its history', compatHistory(page));
  await table.presses('ArrowRight');
  await table.presses('ArrowDown');
  await table.presses('Escape', () => expect(compatHistory(page)).toHaveCount(0));
  await table.reads('the whole table', page.getByRole('table', { name: /^Browser compatibility/ }));
  expect(table.script).toMatchSnapshot('compatibility-table.txt');
});

test('quick search: words, the list, a choice', async ({ page }) => {
  const reader = await ScreenReader.in(page);
  const search = new QuickSearch(page);
  await opens(reader, page, '/en-US/docs/Web/CSS');
  await reader.presses('/', () => expect(search.row(/^Learn web development/)).toBeVisible());
  await reader.reads('the list before anything is typed', search.list);
  await reader.does('types arr', async () => {
    await search.type('arr');
    await expect(search.announced).toHaveText('3 titles found');
  });
  await reader.reads('the list', search.list);
  await reader.presses('ArrowDown', () => search.expectActive(search.rows.first()));
  await reader.presses('ArrowDown', () => search.expectActive(search.rows.nth(1)));
  await reader.does('types samovar instead', async () => {
    await search.type('samovar');
    await expect(search.announced).toHaveText('No document titles found.');
  });
  await reader.presses('Escape');
  await reader.does('types arr instead', async () => {
    await search.type('arr');
    await expect(search.row(/^Array/).first()).toBeVisible();
  });
  await reader.presses('ArrowDown', () => search.expectActive(search.rows.first()));
  await reader.presses('Enter', () => expect(title(page)).toContainText('Array'));
  expect(reader.script).toMatchSnapshot('quick-search.txt');
});

test('a live sample, and its code in the Playground', async ({ page, expectErrors }) => {
  expectErrors(/tea is not defined/);
  const reader = await ScreenReader.in(page);
  await opens(reader, page, '/en-US/docs/Learn/CSS/Flexbox');
  const sample = new SampleInPage(page, 'a_row');
  await sample.come();
  await reader.reads('the sample', sample.place);
  const popup = page.waitForEvent('popup');
  await sample.place.getByRole('link', { name: 'Open in Playground' }).press('Enter');
  const opened = await popup;
  const play = await ScreenReader.in(opened);
  await play.does('Open in Playground: a new tab', async () => {
    await hydrated(opened);
    await editorsReady(opened);
    await expect(opened.frameLocator('iframe[title="Result"]:not([data-coming])').getByText('Recipes')).toBeVisible();
  });
  await play.reads('the Playground', title(opened).locator('xpath=../../..'));
  await opened.getByRole('textbox', { name: 'JavaScript editor' }).fill('console.log("poured")');
  await opened.getByRole('button', { name: 'Run', exact: true }).focus();
  await play.presses('Enter', () => expect(opened.getByRole('log', { name: 'Console' })).toContainText('poured'));
  await opened.getByRole('textbox', { name: 'JavaScript editor' }).fill('tea.pour()');
  await play.presses('Control+Enter', () => expect(opened.getByRole('log', { name: 'Console' })).toContainText('tea'));
  await play.reads('the console', opened.getByRole('log', { name: 'Console' }));
  expect(`${reader.script}\n${play.script}`).toMatchSnapshot('sample-and-playground.txt');
  expect(await axeViolations(opened, 'body')).toEqual([]);
});

test('signing in, and an article saved in a collection', async ({ page, site, expectErrors }) => {
  expectErrors(/status of 422/);
  const reader = await ScreenReader.in(page);
  await page.goto('/en-US/docs/Web/CSS');
  await hydrated(page);
  await reader.does('follows the link Save', async () => {
    await main(page).getByRole('link', { name: 'Save' }).press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
  });
  await reader.listsLandmarks();
  await reader.reads('the page', page.locator('body'));
  expect(await axeViolations(page, 'body')).toEqual([]);
  await reader.does('gives a wrong password', async () => {
    await fillSignIn(page, 'core@demo.localhost', 'not this one');
    await expect(page).toHaveTitle(/^Error/);
  });
  await reader.reads('the form', page.locator('form').first());
  await reader.does('gives the right one', async () => {
    await fillSignIn(page, 'core@demo.localhost', await demonstrationPassword(site));
    await expect(page).toHaveURL('/en-US/docs/Web/CSS');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  });
  const menu = new SaveMenu(page);
  // What the menu needs is fetched at its first opening, at once or with a word that says so.
  await menu.open();
  await page.keyboard.press('Escape');
  await expect(menu.box).toBeHidden();
  await menu.ribbon.focus();
  await reader.presses('Enter', () => menu.title.waitFor());
  await reader.reads('the dialog', menu.box);
  await menu.save.focus();
  await reader.presses('Enter', () => expect(menu.ribbon).toHaveText('Saved'));
  await menu.ribbon.focus();
  await reader.presses('Enter', () => menu.title.waitFor());
  await menu.delete.focus();
  await reader.presses('Enter', () => expect(menu.ribbon).toHaveText('Save'));
  expect(reader.script).toMatchSnapshot('sign-in-and-save.txt');
});

test('a chapter of Learn: an exercise solved, the progress, the way on', async ({ page }) => {
  const reader = await ScreenReader.in(page);
  await opens(reader, page, '/en-US/docs/Learn/CSS/Selectors_and_the_cascade');
  await reader.listsHeadings(main(page));
  const sample = new SampleWithChecks(page);
  await sample.come();
  await reader.reads('the exercise', sample.example);
  await reader.reads('its checks', sample.list);
  await reader.does('solves the first step', async () => {
    await sample.write('css', '.news { font-weight: bold }');
    await expect(sample.list).toContainText('2 of 3 done');
  });
  await reader.does('solves all of it', async () => {
    await sample.solve();
    await expect(sample.list).toHaveAttribute('data-state', 'done');
  });
  await reader.reads('its checks', sample.list);
  await reader.reads('the way on', main(page).getByRole('list', { name: 'Previous and next page' }).last());
  expect(await axeViolations(page, 'body')).toEqual([]);
  await opens(reader, page, '/en-US/docs/Learn');
  await reader.reads('the progress', page.getByRole('region', { name: 'Continue where you were' }));
  expect(reader.script).toMatchSnapshot('learn-chapter.txt');
});
