import { ClosestTitles } from './closest-titles.ts';

const page = (path: string, title: string) => ({
  url: `/en-US/docs/${path}`,
  lowerTitle: title.toLowerCase(),
  lastSegment: (path.split('/').at(-1) ?? '').toLowerCase(),
});
const pages = new ClosestTitles([
  page('Web/Array', 'Array'),
  page('Web/Array/flatMap', 'Array.prototype.flatMap()'),
  page('Web/Array/map', 'Array.prototype.map()'),
  page('Web/CSS/Guides/Flexible_box_layout', 'Flexible box layout'),
  page('Web/CSS/gap', 'gap'),
  page('Web/API/FormData/getAll', 'FormData: getAll() method'),
  page('Web/CSS/fallback', 'fallback CSS at-rule descriptor'),
  page('Web/API/Node', 'Node'),
  page('Web/API/LayoutShiftAttribution/node', 'LayoutShiftAttribution: node property'),
]);
const closest = (path: string) => pages.find(path, 5).map(({ url }) => url.slice('/en-US/docs/'.length));

test.each([
  ['Web/Array/flatmpa', 'Web/Array/flatMap'],
  ['web/array/MAP', 'Web/Array/map'],
  ['Web/Arrray', 'Web/Array'],
  ['Web/JavaScript/Reference/Array/flatMap', 'Web/Array/flatMap'],
  ['CSS/flexible_box', 'Web/CSS/Guides/Flexible_box_layout'],
  ['Web/CSS/layout', 'Web/CSS/Guides/Flexible_box_layout'],
])('who asks for %s is shown %s first', (path, first) => {
  expect(closest(path)[0]).toBe(first);
});

test.each(['nope', 'Web/API/nope', 'Web/CSS/gip', 'Web/CSS/nothing_at_all'])(
  '%s is another word than any page has, whatever is before it',
  (path) => {
    expect(closest(path)).toEqual([]);
  },
);

test.each(['', '/', 'qqqqqq', 'x', '日本語', `${'a/'.repeat(5000)}b`, 'a'.repeat(100_000)])('%.20j is like nothing', (path) => {
  expect(closest(path)).toEqual([]);
});
