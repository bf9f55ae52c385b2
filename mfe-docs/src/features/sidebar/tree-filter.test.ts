/** @jest-environment jsdom */
import { filterWords } from './filter-words.ts';
import { countEntries, openTreeFilter } from './tree-filter.ts';

function tree(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `
    <ol>
      <li class="section"><a href="/en-US/docs/Kettle">Kettle</a></li>
      <li class="section">Properties</li>
      <li><a href="/en-US/docs/Kettle/volume">volume</a></li>
      <li class="section">Methods</li>
      <li><a href="/en-US/docs/Kettle/boil"><code>boil()</code></a></li>
      <li><a href="/en-US/docs/Kettle/boilOver" aria-current="page">boilOver()</a></li>
      <li><details><summary>Older kettles</summary>
        <ol>
          <li><a href="/en-US/docs/Stove">Stove</a></li>
          <li><details open><summary><a href="/en-US/docs/Samovar">Samovar</a></summary><ol><li><a href="/en-US/docs/Samovar/tap">tap: boil water</a></li></ol></details></li>
        </ol>
      </details></li>
    </ol>`;
  return element;
}

const show = (element: HTMLElement, typed: string) => openTreeFilter(element).show(filterWords(typed));
const shownEntries = (element: ParentNode) =>
  [...element.querySelectorAll('a')].filter((entry) => !entry.closest('[hidden]')).map((entry) => entry.textContent);
const shownLabels = (element: ParentNode) =>
  [...element.querySelectorAll('.section')].filter((row) => !row.closest('[hidden]')).map((row) => row.textContent);

test('every link of the tree is an entry', () => {
  expect(countEntries(tree())).toBe(7);
});

test('an entry matches when all words occur, in any order and case', () => {
  expect(show(tree(), ' WATER  boil ')).toBe(1);
  expect(show(tree(), 'water boil kettle')).toBe(0);
});

test('filtering shows matching entries, the parents they are under and the labels above them', () => {
  const element = tree();
  expect(show(element, 'boil')).toBe(3);
  expect(shownEntries(element)).toEqual(['boil()', 'boilOver()', 'Samovar', 'tap: boil water']);
  expect(shownLabels(element)).toEqual(['Methods']);
});

test('filtering unfolds every parent of a match', () => {
  const element = tree();
  show(element, 'tap');
  expect([...element.querySelectorAll('details')].map((fold) => fold.open)).toEqual([true, true]);
});

test('matches are marked, and the markup of the entries stays', () => {
  const element = tree();
  const filter = openTreeFilter(element);
  filter.show(['boil']);
  expect([...element.querySelectorAll('mark')].map(({ parentElement }) => parentElement?.tagName)).toEqual(['CODE', 'A', 'A']);
  filter.show(['vol']);
  expect([...element.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['vol']);
});

test('a label that is a link is an entry too, and stays above what matches under it', () => {
  const element = tree();
  expect(show(element, 'kettle')).toBe(1);
  expect(shownEntries(element)).toEqual(['Kettle']);

  const other = tree();
  (other.querySelectorAll('.section')[2] as Element).innerHTML = '<a href="/en-US/docs/Kettle#methods">Methods</a>';
  show(other, 'boilover');
  expect(shownLabels(other)).toEqual(['Methods']);
});

test('without a match no row is left', () => {
  const element = tree();
  expect(show(element, 'espresso')).toBe(0);
  expect(shownEntries(element)).toEqual([]);
  expect(shownLabels(element)).toEqual([]);
});

test('clearing the filter brings everything back as it was', () => {
  const element = tree();
  const before = element.innerHTML;
  const filter = openTreeFilter(element);
  filter.show(['boil']);
  filter.show(['espresso']);
  filter.close();
  for (const row of element.querySelectorAll('li')) expect(row.hidden).toBe(false);
  expect(element.innerHTML).toBe(before);
});

test('of very many matches the first are marked at once, and all of them when the reader scrolls on', () => {
  const element = document.createElement('div');
  element.innerHTML = `<ol>${Array.from({ length: 900 }, (_, row) => `<li><a href="#${row}">Buoy ${row}</a></li>`).join('')}</ol>`;
  const filter = openTreeFilter(element);
  expect(filter.show(['buoy'])).toBe(900);
  expect(element.querySelectorAll('mark')).toHaveLength(300);
  element.dispatchEvent(new Event('scroll'));
  expect(element.querySelectorAll('mark')).toHaveLength(900);
  filter.show(['buoy', '7']);
  filter.close();
  element.dispatchEvent(new Event('scroll'));
  expect(element.querySelectorAll('mark')).toHaveLength(0);
});
