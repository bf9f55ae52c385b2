import { packSearchTitles, unpackSearchTitles, type SearchTitle } from './search-titles.ts';

function backAndForth(rows: readonly SearchTitle[]): SearchTitle[] | undefined {
  return unpackSearchTitles(packSearchTitles(rows));
}

test('titles come out of the packing as they went in, in the order in which they went in', () => {
  const rows = [
    { title: 'Array.prototype.map()', slug: 'Web/JavaScript/Reference/Global_Objects/Array/map' },
    { title: 'Array', slug: 'Web/JavaScript/Reference/Global_Objects/Array' },
    { title: '<dialog>: The Dialog element', slug: 'Web/HTML/Reference/Elements/dialog' },
    { title: 'Document: createElement() method', slug: 'Web/API/Document/createElement' },
    { title: 'Using promises', slug: 'Web/JavaScript/Guide/Using_promises' },
    { title: '数组', slug: 'Web/CSS/gap' },
  ];
  expect(backAndForth(rows)).toEqual(rows);
});

test('titles and addresses with the letters of replacement patterns survive', () => {
  const rows = [
    { title: '$& and $1', slug: 'a/$&/$1' },
    { title: 'a a a', slug: 'a/a' },
    { title: '$$ costs $$', slug: 'money/$$' },
    { title: '', slug: 'x' },
  ];
  expect(backAndForth(rows)).toEqual(rows);
});

test('a title in several lines becomes one line, and breaks no other', () => {
  expect(
    backAndForth([
      { title: 'One\n\nTwo', slug: 'one' },
      { title: 'Three', slug: 'three' },
    ]),
  ).toEqual([
    { title: 'One Two', slug: 'one' },
    { title: 'Three', slug: 'three' },
  ]);
});

test('addresses that have more in common than two digits can tell survive', () => {
  const long = 'segment/'.repeat(400);
  const rows = [`${long}b`, `${long}a`, `${long}a/c`].map((slug) => ({ title: 'Deep', slug }));
  expect(backAndForth(rows)).toEqual(rows);
});

test('a language without documents has an empty list', () => {
  expect(backAndForth([])).toEqual([]);
});

test('what is no packing, or was cut off, is told from a list of titles', () => {
  const packed = packSearchTitles([
    { title: 'One', slug: 'one' },
    { title: 'Two', slug: 'two' },
  ]);
  for (const text of ['', '<!doctype html>', 'titles 2\n\n', packed.slice(0, -8)]) expect(unpackSearchTitles(text)).toBeUndefined();
});
