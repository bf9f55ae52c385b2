/** @jest-environment jsdom */
import { writeTitleRows } from './title-rows.ts';

const map = { title: 'Array.prototype.map()', url: '/en-US/docs/Web/JavaScript/Array/map' };
const grid = { title: 'Grid <areas>', url: '/en-US/docs/Web/CSS/Grid_areas' };

let list: HTMLElement;
beforeEach(() => {
  list = document.createElement('div');
});
const write = (query: string, ...titles: Array<typeof map>) => writeTitleRows(list, titles, query, (at) => `row-${at}`);
const texts = () => [...list.children].map(({ textContent }) => textContent);

test('a row names the page, says where it is and leads there', () => {
  write('map', map);
  const [row] = list.children;
  expect(texts()).toEqual(['Array.prototype.map()JavaScript › Array']);
  expect([row?.id, row?.getAttribute('role'), row?.getAttribute('href')]).toEqual(['row-0', 'option', map.url]);
});

test('the next key writes into the rows that are there, and what is too much goes', () => {
  write('a', map, grid);
  const [first] = list.children;
  write('grid', grid);
  expect(list.children).toHaveLength(1);
  expect(list.children[0]).toBe(first);
  expect(texts()).toEqual(['Grid <areas>CSS']);
  expect(first?.getAttribute('href')).toBe(grid.url);
});

test('what was typed is marked, and nothing of a title is markup', () => {
  write('<areas', grid);
  expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['<areas']);
  expect(list.querySelector('areas')).toBeNull();
});
