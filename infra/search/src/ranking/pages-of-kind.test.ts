import type { LocaleIndex } from './locale-index.ts';
import { pagesOfKind } from './pages-of-kind.ts';

const slugs = ['Web/CSS/Reference/Properties/gap', 'Web/API/Document', 'Web/JavaScript/Guide'];
const index = { pages: slugs.map((slug, place) => ({ slug, place })) } as unknown as LocaleIndex;

test('who writes the name of a part of the documentation means the pages that are in it', () => {
  expect(pagesOfKind(index, 'css')).toEqual(Uint32Array.of(0));
  expect(pagesOfKind(index, 'js')).toEqual(Uint32Array.of(2));
});

test('words that are of the matter itself name no part', () => {
  expect(pagesOfKind(index, 'gap')).toBeUndefined();
  expect(pagesOfKind(index, 'element')).toBeUndefined();
  expect(pagesOfKind(index, 'constructor')).toBeUndefined();
});
