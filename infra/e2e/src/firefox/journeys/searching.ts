import type { Journey } from '../journey.ts';

const anywhere = '/en-US/docs/Web/CSS';
const flatMap = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap';
const field = 'header input[name="q"]';
const row = 'header [role="option"]';

export const searching: readonly Journey[] = [
  {
    title: 'titles are listed while the reader types, and arrows and Enter open one',
    async go(tab) {
      await tab.visit(anywhere);
      if (tab.isPhone) await tab.click('header a', 'Search');
      else await tab.press('/');
      await tab.seeFocusOn(field);
      await tab.type('array.flatmap');
      await tab.see(`${row} mark`, /^flatmap$/i);
      await tab.press('ArrowDown');
      await tab.see(`${row}[aria-selected="true"]`, /flatMap/);
      await tab.press('Enter');
      await tab.isAt(flatMap);
      await tab.see('h1', /flatMap/);
      await tab.seeNo('header [role="listbox"]');
    },
  },
  {
    title: 'what is typed before any script is there is kept and searched',
    async go(tab) {
      await tab.open(anywhere);
      await tab.press('/');
      await tab.type('flatmap');
      await tab.see(row, /flatMap/);
      await tab.seeValue(field, 'flatmap');
      await tab.press('Escape');
      await tab.seeNo('header [role="listbox"]');
    },
  },
  {
    title: 'results are narrowed by links, which are in the address, and widened again',
    async go(tab) {
      await tab.visit('/en-US/');
      await tab.click('main input[name="q"]');
      await tab.type('array');
      await tab.see('main [role="option"]', /Array/);
      await tab.press('Enter');
      await tab.isAt('/en-US/search?q=array');
      await tab.see('h1', 'Search: "array"');
      await tab.see('main h2 a', 'Array');
      if (tab.isPhone) await tab.click('main button', /^Filters/);
      await tab.click('main nav a[href*="area=learn"]');
      await tab.isAt('/en-US/search?q=array&area=learn');
      await tab.see('main a[aria-label="Remove filter: Learn"]');
      await tab.askUntil(true, () =>
        [...document.querySelectorAll<HTMLAnchorElement>('main h2 a')].every(({ pathname }) => pathname.startsWith('/en-US/docs/Learn')),
      );
      await tab.reload();
      await tab.click('main a[aria-label="Remove filter: Learn"]');
      await tab.isAt('/en-US/search?q=array');
      await tab.see('main h2 a', 'Array');
      await tab.back();
      await tab.isAt('/en-US/search?q=array&area=learn');
      await tab.see('main a[aria-label="Remove filter: Learn"]');
    },
  },
  {
    title: 'words that no page has are answered with a sentence and a way on',
    async go(tab) {
      await tab.visit('/en-US/search?q=samovar');
      await tab.see('main', /No results for “samovar”/);
      await tab.click('main a', 'Browse the references');
      await tab.isAt('/en-US/docs/Web');
    },
  },
];
