import { randomCases, type Choices } from '@webdocs/testing/random-cases';
import { folderOfSlug, isSlug, slugOfFolder } from './slug-folder.ts';

test.each([
  ['Web/CSS/Reference/Selectors/::before', 'web/css/reference/selectors/_doublecolon_before'],
  ['Web/CSS/Reference/Selectors/:hover', 'web/css/reference/selectors/_colon_hover'],
  ['Web/JavaScript/Reference/Statements/function*', 'web/javascript/reference/statements/function_star_'],
  ['Web/Odd?', 'web/odd_question_'],
])('%s is in the folder %s', (slug, folder) => {
  expect(folderOfSlug(slug)).toBe(folder);
  expect(slugOfFolder(folder)).toBe(slug.toLowerCase());
});

const anySlug = (choose: Choices) =>
  ['Web', ...choose.list(4, () => choose.of(['Ab', '::x', ':y', 'z*', '?', 'q-_.'] as const) + choose.text(6, 'aB9-.*:?'))].join('/');

test('a folder name holds nothing that a file system or an address could stumble over', () => {
  for (const slug of randomCases(500, anySlug)) {
    expect(folderOfSlug(slug)).toMatch(/^[a-z0-9_./-]+$/);
    expect(folderOfSlug(folderOfSlug(slug))).toBe(folderOfSlug(slug));
  }
});

test('the way back gives the slug in lower case', () => {
  for (const slug of randomCases(500, anySlug)) expect(slugOfFolder(folderOfSlug(slug))).toBe(slug.toLowerCase());
});

test.each(['', '/', 'a//b', '/a', 'a/', '..', 'a/../b', './a', 'a\\b', 'a\u0000b', ' a', 'a\nb', 'x'.repeat(501)])(
  '%j is no slug',
  (value) => {
    expect(isSlug(value)).toBe(false);
  },
);
