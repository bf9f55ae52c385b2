import { packSearchTitles, unpackSearchTitles, type SearchTitle } from './search-titles.ts';

type Written = Omit<SearchTitle, 'level'> & Partial<SearchTitle>;

const packed = (rows: readonly Written[]) => packSearchTitles(rows.map((row) => ({ level: 0, ...row })));

function backAndForth(rows: readonly Written[]): Written[] | undefined {
  return unpackSearchTitles(packed(rows))?.map(({ title, slug }) => ({ title, slug }));
}

/** Rows of one level come out by their addresses. */
const inOrder = (rows: readonly Written[]) => [...rows].sort((a, b) => (a.slug < b.slug ? -1 : 1));

test('titles come out of the packing as they went in', () => {
  const rows = [
    { title: 'Array.prototype.map()', slug: 'Web/JavaScript/Reference/Global_Objects/Array/map' },
    { title: 'Array', slug: 'Web/JavaScript/Reference/Global_Objects/Array' },
    { title: '<dialog>: The Dialog element', slug: 'Web/HTML/Reference/Elements/dialog' },
    { title: 'Document: createElement() method', slug: 'Web/API/Document/createElement' },
    { title: 'Using promises', slug: 'Web/JavaScript/Guide/Using_promises' },
    { title: '数组', slug: 'Web/CSS/gap' },
  ];
  expect(backAndForth(rows)).toEqual(inOrder(rows));
});

test('titles and addresses with the letters of replacement patterns survive', () => {
  const rows = [
    { title: '$& and $1', slug: 'a/$&/$1' },
    { title: 'a a a', slug: 'a/a' },
    { title: '$$ costs $$', slug: 'money/$$' },
    { title: '', slug: 'x' },
  ];
  expect(backAndForth(rows)).toEqual(inOrder(rows));
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
  expect(backAndForth(rows)).toEqual(inOrder(rows));
});

test('a language without documents has an empty list', () => {
  expect(backAndForth([])).toEqual([]);
});

test('what is no packing, or was cut off, is told from a list of titles', () => {
  const whole = packed([
    { title: 'One', slug: 'one' },
    { title: 'Two', slug: 'two' },
  ]);
  for (const text of ['', '<!doctype html>', 'titles 1\n\n', whole.slice(0, -8)]) expect(unpackSearchTitles(text)).toBeUndefined();
});

test('what is linked to and read most comes out first, whatever it was put in as', () => {
  const rows = [
    { title: 'Seldom', slug: 'seldom', level: 0 },
    { title: 'Much', slug: 'much', level: 35 },
    { title: 'Also seldom', slug: 'also_seldom', level: 0 },
    { title: 'Some', slug: 'some', level: 11 },
  ];
  expect(unpackSearchTitles(packSearchTitles(rows))).toEqual([rows[1], rows[3], rows[2], rows[0]]);
});
