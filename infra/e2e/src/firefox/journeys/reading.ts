import { paper } from '@webdocs/contracts/reader/paper';
import type { Journey } from '../journey.ts';
import type { ReaderTab } from '../reader-tab.ts';
import type { Theme } from '../start-firefox.ts';
import { followMenu, openLabelledMenu } from './header-menus.ts';

const area = '/en-US/docs/Web/JavaScript';
const article = `${area}/Reference/Global_Objects/Array`;
const nameOf = { light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>;

export const reading: readonly Journey[] = [
  {
    title: 'a menu leads to an area, a link to a document and another to the next, and back returns to the same place',
    async go(tab) {
      await tab.visit('/en-US/');
      await followMenu(tab, 'References', 'JavaScript');
      await tab.isAt(area);
      await tab.click(`main a[href="${article}"]`);
      await tab.isAt(article);
      await tab.see('h1', 'Array');
      await tab.seeFocusOn('h1');
      await tab.bringIntoView(`main a[href="${article}/flatMap"]`);
      await tab.wheel(60);
      const place = await tab.restingPlace();
      await tab.click(`main a[href="${article}/flatMap"]`);
      await tab.isAt(`${article}/flatMap`);
      await tab.see('h1', /flatMap/);
      await tab.seePlace(0);
      await tab.back();
      await tab.isAt(article);
      await tab.see('h1', 'Array');
      await tab.seePlace(place);
    },
  },
  {
    title: 'the contents of a page lead to a section, and back leads to the beginning',
    async go(tab) {
      await tab.visit(article);
      if (tab.isPhone) await tab.click('main summary', /^In this article/);
      await tab.click('nav a[href="#static_methods"]');
      await tab.isAt(`${article}#static_methods`);
      await tab.seeInWindow('#static_methods');
      await tab.back();
      await tab.isAt(article);
      await tab.seePlace(0);
    },
  },
  {
    title: 'a chosen theme holds against that of the system, after a reload and on the next page',
    async go(tab) {
      const other = tab.theme === 'dark' ? 'light' : 'dark';
      await tab.visit(article);
      await seeTheme(tab, tab.theme);
      await chooseTheme(tab, nameOf[other]);
      await seeTheme(tab, other);
      await tab.reload();
      await seeTheme(tab, other);
      await tab.visit(area);
      await seeTheme(tab, other);
      await chooseTheme(tab, 'OS Default');
      await seeTheme(tab, tab.theme);
    },
  },
  {
    title: 'a page is read in another language that is chosen in the header, and back in the one before',
    async go(tab) {
      await tab.visit(article);
      await openLabelledMenu(tab, 'Language');
      await tab.click('header details[open] a[hreflang="fr"]');
      await tab.isAt(article.replace('en-US', 'fr'));
      await tab.hydrated();
      await tab.see('html[lang="fr"]');
      await tab.see('h1', 'Array');
      await tab.see('main a[href^="/fr/docs/"]');
      await tab.back();
      await tab.isAt(article);
      await tab.see('html[lang="en-US"]');
    },
  },
  {
    title: 'a cell of a compatibility table opens its history with a click and with Enter, and Escape closes it',
    async go(tab) {
      const history = 'main tr.told[data-open] .history[data-open]';
      await tab.visit(article);
      await tab.click('main td button[value="Firefox"]');
      await tab.see(history, /Firefox/);
      await tab.press('Escape');
      await tab.seeNo(history);
      await tab.seeFocusOn('button[value="Firefox"]:focus-visible');
      await tab.press('Enter');
      await tab.see(history, /Firefox/);
      await tab.press('ArrowRight');
      await tab.seeFocusOn('td button:not([value="Firefox"])');
      await tab.click('main td button[value="Safari"]');
      await tab.see(history, /Safari/);
    },
  },
  {
    title: 'the related topics are filtered, cleared with Escape, and put away until they are wanted again',
    async go(tab) {
      const topics = 'nav[popover]';
      await tab.visit(article);
      if (tab.isPhone) await tab.click('main button', /Open related topics/);
      await tab.click(`${topics} input`);
      await tab.type('flat');
      await tab.see(`${topics} output`, /\d match/);
      await tab.see(`${topics} mark`, /^flat$/i);
      await tab.press('Escape');
      await tab.seeNo(`${topics} mark`);
      await tab.seeValue(`${topics} input`, '');
      if (tab.isPhone) {
        await tab.press('Escape');
        return tab.seeNo(`${topics} input`);
      }
      const toggle = 'main button[aria-label="Related topics"]';
      await tab.click(toggle);
      await tab.seeNo(`${topics} input`);
      await tab.reload();
      await tab.seeNo(`${topics} input`);
      await tab.click(toggle);
      await tab.see(`${topics} input`);
    },
  },
  {
    title: 'the code of an example is copied with one press',
    async go(tab) {
      await tab.visit(article);
      await tab.click('main .code-example button', /^Copy/);
      await tab.see('main .code-example [role="status"]', 'Copied!');
    },
  },
];

async function chooseTheme(tab: ReaderTab, name: string): Promise<void> {
  await openLabelledMenu(tab, 'Theme');
  await tab.click('header details[open] button', name);
}

/** The ground of the page says it too, not the mark alone. */
async function seeTheme(tab: ReaderTab, theme: Theme): Promise<void> {
  await tab.see(`html.${theme}`);
  await tab.askUntil(rgb(paper[theme]), () => getComputedStyle(document.documentElement).backgroundColor);
}

/** '#fbfaf7' -> 'rgb(251, 250, 247)' */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
