import { join } from 'node:path';
import { writtenTree } from '@webdocs/testing/written-tree';
import { readPopularity } from './popularity.ts';

function read(files: Readonly<Record<string, string>>) {
  const root = writtenTree(files);
  const problems: string[] = [];
  const paths = ['popularities.json', 'popularities.csv'].map((name) => join(root, name));
  return { popularity: [...readPopularity(paths, (_, line, cause) => problems.push(`${line}: ${cause}`))], problems };
}

test('the page that is read most counts as one, the others as their share of it', () => {
  const csv =
    'Page,Page views\n/en-US/docs/Web/CSS,"1,000"\n/en-US/docs/Web/CSS?x=1,1000\n/en-US/docs/Web/HTML/,500\n,9999\n/en-US/docs/None,0\n';
  expect(read({ 'popularities.csv': csv }).popularity).toEqual([
    ['/en-us/docs/web/css', 1],
    ['/en-us/docs/web/html', 0.25],
  ]);
});

test('JSON will do as well, and comes first', () => {
  const { popularity } = read({ 'popularities.json': '{"/a": 2, "/b": 8, "/c": "many"}', 'popularities.csv': '/d,1' });
  expect(popularity).toEqual([
    ['/b', 1],
    ['/a', 0.25],
  ]);
});

test('only the first twenty thousand pages count', () => {
  const rows = Array.from({ length: 20_010 }, (_, index) => `/page/${index},${index + 1}`);
  expect(read({ 'popularities.csv': rows.join('\n') }).popularity).toHaveLength(20_000);
});

test.each(['[]', '3', '{'])('a list like %s is told of', (text) => {
  expect(read({ 'popularities.json': text })).toEqual({ popularity: [], problems: ['1: is no list of addresses with a number each'] });
});

test('without a list no page is more popular than another', () => {
  expect(read({})).toEqual({ popularity: [], problems: [] });
});
