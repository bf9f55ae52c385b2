/** @jest-environment jsdom */
import { countEntries, rememberTree, scrollToCurrent, showMatching } from './sidebar-tree.ts';

function tree(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `
    <ol>
      <li class="section"><a href="/en-US/docs/Kettle">Kettle</a></li>
      <li class="section">Properties</li>
      <li><a href="/en-US/docs/Kettle/volume">volume</a></li>
      <li class="section">Methods</li>
      <li><a href="/en-US/docs/Kettle/boil">boil()</a></li>
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

const shownEntries = (element: ParentNode) =>
  [...element.querySelectorAll('a')].filter((entry) => !entry.closest('[hidden]')).map((entry) => entry.textContent);
const shownLabels = (element: ParentNode) =>
  [...element.querySelectorAll('.section')].filter((row) => !row.closest('[hidden]')).map((row) => row.textContent);

test('every link of the tree is an entry', () => {
  expect(countEntries(tree())).toBe(7);
});

test('filtering shows matching entries, the parents they stand under and the labels above them', () => {
  const element = tree();
  expect(showMatching(element, ['boil'])).toBe(3);
  expect(shownEntries(element)).toEqual(['boil()', 'boilOver()', 'Samovar', 'tap: boil water']);
  expect(shownLabels(element)).toEqual(['Methods']);
});

test('filtering unfolds every parent of a match', () => {
  const element = tree();
  showMatching(element, ['tap']);
  expect([...element.querySelectorAll('details')].map((fold) => fold.open)).toEqual([true, true]);
});

test('a label that is a link is an entry too, and stays above what matches under it', () => {
  const element = tree();
  showMatching(element, ['kettle']);
  expect(shownEntries(element)).toEqual(['Kettle']);

  (element.querySelectorAll('.section')[2] as Element).innerHTML = '<a href="/en-US/docs/Kettle#methods">Methods</a>';
  showMatching(element, ['boilover']);
  expect(shownLabels(element)).toEqual(['Methods']);
});

test('without a match no row is left', () => {
  const element = tree();
  expect(showMatching(element, ['espresso'])).toBe(0);
  expect(shownEntries(element)).toEqual([]);
  expect(shownLabels(element)).toEqual([]);
});

test('clearing the filter brings rows, folds and scroll back', () => {
  const element = tree();
  element.scrollTop = 120;
  const restore = rememberTree(element);
  showMatching(element, ['boil']);
  element.scrollTop = 0;

  restore();

  expect(shownEntries(element)).toHaveLength(7);
  expect([...element.querySelectorAll('details')].map((fold) => fold.open)).toEqual([false, true]);
  expect(element.scrollTop).toBe(120);
});

test('the current entry is scrolled into view inside the tree, and left alone where it is in view', () => {
  const element = tree();
  const current = element.querySelector('[aria-current]') as Element;
  element.getBoundingClientRect = () => new DOMRect(0, 100, 200, 400);
  current.getBoundingClientRect = () => new DOMRect(0, 900, 200, 28);
  scrollToCurrent(element);
  expect(element.scrollTop).toBe(614);

  current.getBoundingClientRect = () => new DOMRect(0, 286, 200, 28);
  scrollToCurrent(element);
  expect(element.scrollTop).toBe(614);
});
