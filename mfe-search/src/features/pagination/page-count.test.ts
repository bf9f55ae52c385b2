import { pageCount } from './page-count.ts';

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [184, 10],
])('%i results fill %i pages, ten at most', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});
