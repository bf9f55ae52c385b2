import { activeLocales, fallbackLocale } from '@webdocs/contracts/reader/locale';
import { readRepositoryFile, repositoryFiles } from './facts/repository-files.ts';

/** The one list of the languages of the site. */
const list = 'shared/contracts/src/reader/locale.ts';

/** Code of the product: neither tests and what they read, nor what is measured, nor words and content. */
const product = repositoryFiles().filter(
  (path) =>
    /\.(?:[cm]?[jt]sx?|css)$/.test(path) &&
    !/\.test\.tsx?$|^infra\/(?:e2e|bench|default-content)\/|\/fixtures\/|^shared\/testing\//.test(path),
);
const others = activeLocales.filter((locale) => locale !== fallbackLocale);
/** So many have something in common, as the languages of East Asia have. */
const few = 4;

/** Languages that a file names, as a text or as a key. */
function namedIn(path: string): string[] {
  const text = readRepositoryFile(path);
  return others.filter((locale) => new RegExp(`(?:['"\`]|^\\s*|[{,]\\s*)${locale}(?:['"\`]|\\s*:)`, 'm').test(text));
}

const naming = product.filter((path) => path !== list && namedIn(path).length > few);

test('the languages of the site are listed once: a tenth one is added there', () => {
  expect(namedIn(list)).toEqual(others);
  // What knows some languages by themselves, as their grammar, says so in its type and takes English for any other.
  const whole = naming.filter((path) => !/ByLanguage<|Partial<Record<Locale,/.test(readRepositoryFile(path)));
  expect(whole).toEqual([]);
});

test('what knows languages by themselves is there, and is found by this test', () => {
  expect(naming).toContain('infra/answers/src/asking/question-languages.ts');
});
