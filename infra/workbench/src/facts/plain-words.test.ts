import { readRepositoryFile, repositoryFiles } from './repository-files.ts';
import { acceptedWordings, oddWordings } from './odd-wordings.ts';
import { wordFlaws } from './plain-words.ts';

/** What is shown to users: interface, mails, errors, command line, README, written documentation and the content of a new site. */
const shown = repositoryFiles().filter(
  (path) =>
    path.endsWith('en-US.ftl') ||
    /^(?:README|CONTRIBUTING)\.md$/.test(path) ||
    /^infra\/docs\/[^/]+\.md$/.test(path) ||
    /^shared\/contracts\/src\/failures\/failures-.*\.ts$/.test(path) ||
    /^infra\/cli\/src\/(?:command-table|flag-meanings|help-text)\.ts$/.test(path) ||
    (/^infra\/default-content\/content\/.*\.md$/.test(path) && !/\/(?:files|generic)\/(?!en-us\/)[a-z-]+\//i.test(path)),
);

test('what is shown to users is plain American English', () => {
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.flatMap((path) => wordFlaws(path, readRepositoryFile(path)))).toEqual([]);
});

test.each([
  ['Write it anew.', ['a.md:1: "anew"; write: again']],
  ['The Licence stands below.', ['a.md:1: "Licence"; write: license', 'a.md:1: "stands below"; write: is, or appears']],
  ['one\ntwo colours', ['a.md:2: "colours"; write: color']],
  ['Look into\n> your mail', []],
  ['Please look into\nyour mail.', ['a.md:1: "look into your mail"; write: Check your email']],
  ['Looking into your mailbox.', []],
  ['The color of a license in the center.', []],
  ['`colour` and [this](/en-US/colour)', []],
  ['```css\ncolour: red\n```', []],
])('%j is answered with %j', (text, flaws) => {
  expect(wordFlaws('a.md', text)).toEqual(flaws);
});

test('a wording that is accepted is on the list, and in some text', () => {
  const texts = shown.map(readRepositoryFile).join('\n');
  for (const accepted of Object.keys(acceptedWordings)) {
    expect(oddWordings.map(([odd]) => odd)).toContain(accepted);
    expect(texts).toContain(accepted);
  }
});
