import { popularRows } from './popular-rows.ts';

const row = (slug: string) => ({ title: slug, url: `/en-US/docs/${slug}` });
const rows = [
  'Web/HTML/input',
  'Web/HTML/div',
  'Web/JavaScript/TypeError',
  'Web/HTML/p',
  'Web/HTML/a',
  'Web/JavaScript/Promise',
  'Web/CSS/color',
  'Tea/Kettle',
  'Web/JavaScript/Array',
].map(row);

test.each([
  [1, ['Web/HTML/input']],
  [4, ['Web/HTML/input', 'Web/JavaScript/Promise', 'Web/CSS/color', 'Web/HTML/div']],
  [9, ['Web/HTML/input', 'Web/JavaScript/Promise', 'Web/CSS/color', 'Web/HTML/div', 'Web/JavaScript/Array', 'Web/HTML/p']],
])('the first of each area come before the second of any, and errors do not come: %i rows', (limit, slugs) => {
  expect(popularRows(rows, limit).map(({ title }) => title)).toEqual(slugs);
});
