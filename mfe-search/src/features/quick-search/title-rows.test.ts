/** @jest-environment jsdom */
import { queryWords } from '@webdocs/contracts/api/query-words';
import { writeTitleRows, type RowGroup } from './title-rows.ts';

const map = { title: 'Array.prototype.map()', url: '/en-US/docs/Web/JavaScript/Reference/Array/map' };
const grid = { title: 'Grid <areas>', url: '/en-US/docs/Web/CSS/Grid_areas' };
const sent = { title: 'tea kettle', url: '/en-US/search?q=tea+kettle' };

let list: HTMLElement;
beforeEach(() => {
  list = document.createElement('div');
});
const writeGroups = (groups: readonly RowGroup[], query = '') =>
  writeTitleRows(list, groups, { marked: queryWords(query), id: 'row', nameOf: (area) => `in ${area}` });
const write = (query: string, ...rows: Array<typeof map>) => writeGroups([{ rows }], query);
const rows = () => [...list.querySelectorAll('[role=option]')];
const texts = () => rows().map(({ textContent }) => textContent);

test('a row names the page, says where it is and in which area, and leads there', () => {
  write('map', map);
  const [row] = rows();
  expect(texts()).toEqual(['Array.prototype.map()Reference › Arrayin javascript']);
  expect([row?.id, row?.getAttribute('href')]).toEqual(['row-0', map.url]);
  expect(row?.querySelector('[data-area]')?.getAttribute('data-area')).toBe('javascript');
});

test('a search that was sent before is in no area', () => {
  write('', sent);
  expect(texts()).toEqual(['tea kettle']);
});

test('the next key writes into the rows that are there, and what is too much goes', () => {
  write('a', map, grid);
  const [first] = rows();
  write('grid', grid);
  expect(rows()).toEqual([first]);
  expect(texts()).toEqual(['Grid <areas>in css']);
  expect(first?.getAttribute('href')).toBe(grid.url);
});

test('rows of several groups are counted through, and a group has the name of its label', () => {
  writeGroups([
    { name: 'Recent', rows: [sent] },
    { name: 'Popular', rows: [map, grid] },
  ]);
  const groups = [...list.querySelectorAll('[role=group]')];
  expect(groups.map((group) => list.querySelector(`#${group.getAttribute('aria-labelledby')}`)?.textContent)).toEqual([
    'Recent',
    'Popular',
  ]);
  expect(rows().map(({ id }) => id)).toEqual(['row-0', 'row-1', 'row-2']);
  write('map', map);
  expect(list.querySelectorAll('[role=group]')).toHaveLength(0);
  expect(texts()).toEqual(['Array.prototype.map()Reference › Arrayin javascript']);
});

test('what was typed is marked, and nothing of a title is markup', () => {
  write('<areas', grid);
  expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['areas']);
  expect(list.querySelector('areas')).toBeNull();
});
