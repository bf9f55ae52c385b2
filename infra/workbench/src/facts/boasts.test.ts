import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

/**
 * Figures of readers, pages and contributors are content with a year and a source, and never said of an installation: it may have three
 * readers. What is counted on the site itself comes with the data of the page.
 */
const boast =
  /\b\d[\d,.]*\s?(?:million|billion|thousand|[KM](?=\s))|\b\d[\d,]* (?:commits|volunteers|contributors|visitors|page ?views)\b/i;

const catalogues = repositoryFiles().filter((path) => path.endsWith('en-US.ftl'));
const aboutSite = repositoryFiles().filter((path) => /^infra\/default-content\/content\/(?:generic|contributors|blog)\/.*\.md$/.test(path));

const boastsIn = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    readRepositoryFile(path)
      .split('\n')
      .flatMap((line, index) => {
        const found = boast.exec(line)?.[0];
        return found === undefined || hasSource(line) ? [] : [`${path}:${index + 1}: ${found}`];
      }),
  );

/** A year and a link. */
function hasSource(line: string): boolean {
  return /\b(?:19|20)\d\d\b/.test(line) && /\]\(https:/.test(line);
}

test('the interface has no figures of readers, pages or contributors', () => {
  expect(catalogues.length).toBeGreaterThan(50);
  expect(boastsIn(catalogues)).toEqual([]);
});

test('pages about the site have such figures with a year and a source alone', () => {
  expect(aboutSite.length).toBeGreaterThan(10);
  expect(boastsIn(aboutSite)).toEqual([]);
});

test.each([
  ['over 17 million monthly users', true],
  ['45K pages', true],
  ['200 commits per week', true],
  ['In 2024 it had [17 million users](https://a.example/report).', false],
  ['since 2005', false],
  ['up to 3 collections', false],
])('%j is a figure without a source: %s', (line, isOne) => {
  expect(boast.test(line) && !hasSource(line)).toBe(isOne);
});
