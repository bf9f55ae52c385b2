/** @jest-environment jsdom */
import { createSidebarState } from './sidebar-state.ts';

const cups = '/en-US/docs/Cups';
const pots = '/en-US/docs/Pots';

function tree(current: string, html?: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML =
    html ??
    `<ol>
      <li><a href="${cups}">Cups</a></li>
      <li><details id="pots"><summary>Pots</summary><ol><li><a href="${pots}">All pots</a></li></ol></details></li>
      <li><details id="kettles"><summary>Kettles</summary><ol><li><a href="/en-US/docs/Kettles">All kettles</a></li></ol></details></li>
    </ol>`;
  const link = element.querySelector(`a[href="${current}"]`);
  link?.setAttribute('aria-current', 'page');
  for (let fold = link?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  return element;
}

const openIn = (element: Element) => [...element.querySelectorAll('details[open]')].map(({ id }) => id);

test('what the reader opened stays open on the next page of the same topics, and the way to that page is open', () => {
  const topics = createSidebarState();
  const first = tree(cups);
  topics.turnTo(first, cups);
  (first.querySelector('#kettles') as HTMLDetailsElement).open = true;
  topics.noteFolds();
  const next = tree(pots);
  expect(topics.turnTo(next, pots)).toBe('same');
  expect(openIn(next)).toEqual(['pots', 'kettles']);
});

test('what the reader closed stays closed, but not around the page that they read', () => {
  const topics = createSidebarState();
  const first = tree(pots);
  topics.turnTo(first, pots);
  (first.querySelector('#pots') as HTMLDetailsElement).open = false;
  topics.noteFolds();
  const next = tree(cups);
  topics.turnTo(next, cups);
  expect(openIn(next)).toEqual([]);
  const back = tree(pots);
  topics.turnTo(back, pots);
  expect(openIn(back)).toEqual(['pots']);
});

test('other topics begin as they were made', () => {
  const topics = createSidebarState();
  const first = tree(cups);
  topics.turnTo(first, cups);
  (first.querySelector('#kettles') as HTMLDetailsElement).open = true;
  topics.noteFolds();
  const other = tree(
    '/en-US/docs/Spoons',
    '<details id="kettles"><summary>Kettles</summary><a href="/en-US/docs/Spoons">Spoons</a></details>',
  );
  other.querySelector('details')?.removeAttribute('open');
  expect(topics.turnTo(other, '/en-US/docs/Spoons')).toBe('other');
});

test('a filter opens folds for its matches, and that is not what the reader opened', () => {
  const topics = createSidebarState();
  const element = tree(cups);
  topics.turnTo(element, cups);
  expect(topics.filterBy('kettles')).toEqual({ entries: 1, isFiltered: true });
  expect(openIn(element)).toEqual(['kettles']);
  topics.noteFolds();
  expect(topics.filterBy('')).toEqual({ entries: 3, isFiltered: false });
  expect(openIn(element)).toEqual([]);
  const next = tree(pots);
  topics.turnTo(next, pots);
  expect(openIn(next)).toEqual(['pots']);
});

test('clearing the filter scrolls back to where the reader was', () => {
  const topics = createSidebarState();
  const element = tree(cups);
  topics.turnTo(element, cups);
  element.scrollTop = 120;
  topics.filterBy('pots');
  element.scrollTop = 0;
  topics.filterBy('pot');
  topics.filterBy('  ');
  expect(element.scrollTop).toBe(120);
});

test('a fold beside the link of the current page stays open, and is known by its label', () => {
  const topics = createSidebarState();
  const list = (current: string) =>
    tree(
      current,
      `<ol>
        <li><a href="${pots}">Pots</a><details id="pots"><summary aria-label="Pages below Pots"></summary><ol><li><a href="/x">X</a></li></ol></details></li>
        <li><a href="${cups}">Cups</a><details id="cups"><summary aria-label="Pages below Cups"></summary><ol><li><a href="/y">Y</a></li></ol></details></li>
      </ol>`,
    );
  const first = list(pots);
  topics.turnTo(first, pots);
  (first.querySelector('#cups') as HTMLDetailsElement).open = true;
  topics.noteFolds();
  const next = list(cups);
  (next.querySelector('#cups') as HTMLDetailsElement).open = true;
  topics.turnTo(next, cups);
  expect(openIn(next)).toEqual(['cups']);
  const back = list(pots);
  (back.querySelector('#pots') as HTMLDetailsElement).open = true;
  topics.turnTo(back, pots);
  expect(openIn(back)).toEqual(['pots', 'cups']);
});
