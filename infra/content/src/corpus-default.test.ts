import { fileURLToPath } from 'node:url';
import { readEveryPage, unexpected } from '../fixtures/every-page.ts';

const root = fileURLToPath(new URL('../../default-content/content', import.meta.url));

test('every page of the default content has the headings, links, macro calls and sidebar of its source', async () => {
  const { all: read } = await readEveryPage(root, () => 'all');
  expect(read.pages).toBeGreaterThan(20);
  expect(unexpected(read.exceptions, {})).toEqual([]);
  expect(read.brokenLinks.rendered).toBeLessThanOrEqual(read.brokenLinks.counted);
  // Links that macros make may lead to reference pages made of data; the tests of the default content follow those.
  expect(read.problems).toEqual([]);
}, 60_000);
