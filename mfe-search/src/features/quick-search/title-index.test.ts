import { titleIndex } from './title-index.ts';

const row = (title: string, slug = title) => ({ title, url: `/en-US/docs/${slug}` });
const rows = [
  row('Array.prototype.map()', 'Web/JavaScript/Reference/Global_Objects/Array/map'),
  row('Map', 'Web/JavaScript/Reference/Global_Objects/Map'),
  row('<map>: The Image Map element', 'Web/HTML/Reference/Elements/map'),
  row('Array', 'Web/JavaScript/Reference/Global_Objects/Array'),
  row('Bitmap brush', 'Web/API/Bitmap_brush'),
  row('console.log()', 'Web/API/console/log_static'),
];
const index = titleIndex(rows);
const found = (query: string, limit = 10) => index.find(query, limit).map(({ title }) => title);

test('every word has to occur in the title, in any order and case', () => {
  expect(found('MAP array')).toEqual(['Array.prototype.map()']);
  expect(found('map banana')).toEqual([]);
});

test('a title or a last segment that is the query comes first, the others in their order', () => {
  expect(found('map')).toEqual(['Array.prototype.map()', 'Map', '<map>: The Image Map element', 'Bitmap brush']);
  expect(found('array')).toEqual(['Array', 'Array.prototype.map()']);
});

test('what is exact comes first even from the end of a long list', () => {
  const many = titleIndex([...Array.from({ length: 50 }, (_, number) => row(`grid ${number}`)), row('grid')]);
  expect(many.find('Grid ', 5).map(({ title }) => title)).toEqual(['grid', 'grid 0', 'grid 1', 'grid 2', 'grid 3']);
});

test('dots part words, and belong to them at the start or end of a query', () => {
  expect(found('array.map')).toEqual(['Array.prototype.map()']);
  expect(found('.log')).toEqual(['console.log()']);
  expect(found('map.')).toEqual([]);
});

test.each(['', '  ', ',', '.', '(', '\\', '[a-z', '👩‍💻', 'שלום'])('%j finds something or nothing, and never fails', (query) => {
  expect(found(query, 5).length).toBeLessThanOrEqual(5);
});

test('who types on, takes back or starts anew finds what a first look would find', () => {
  const typed = ['m', 'ma', 'map', 'map a', 'map array', 'array', 'arr', 'b', 'bitmap', 'log', '.log', 'co', 'map'];
  for (const query of typed)
    expect(found(query)).toEqual(
      titleIndex(rows)
        .find(query, 10)
        .map(({ title }) => title),
    );
});
