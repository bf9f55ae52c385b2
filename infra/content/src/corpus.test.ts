import { readEveryPage, unexpected, type EveryPage } from '../fixtures/every-page.ts';
import { realDocuments } from '../fixtures/real-corpus.ts';

/** Of how many pages two readers disagree, and why. When a number becomes smaller, the smaller one is written here. */
const known = {
  'the reference of interfaces': {
    // Beside escaped signs, or after a comment mark in code, the naive reader misreads calls.
    'other macros': 13,
    'a macro call is left': 2,
    // Headings inside an element are not headings of the page; a comment mark in code.
    'other headings': 2,
    'other links': 5,
  },
  'all other pages': {
    // Addresses whose colon is escaped become links all the same; the naive reader takes some in HTML for links.
    'other links': 43,
    // Escaped twice, or misspelled, in the source.
    'a macro call is left': 15,
    // One macro makes a heading for each of the interfaces that it lists.
    'other headings': 1,
    // A call in a comment, and two that are misspelled.
    'other macros': 3,
  },
} as const;

type Group = keyof typeof known;

const root = realDocuments();
const onCorpus = root ? test : test.skip;
let read: Readonly<Record<Group, EveryPage>>;

beforeAll(async () => {
  // To open the corpus takes as long as to render a third of the pages that are read: both tests read the same.
  if (root)
    read = await readEveryPage<Group>(root, (slug) => (slug.startsWith('Web/API/') ? 'the reference of interfaces' : 'all other pages'));
}, 300_000);

onCorpus('every real page of the reference of interfaces has the headings, links, macro calls and sidebar of its source', () => {
  const { pages, exceptions, brokenLinks, brokenMacroLinks } = read['the reference of interfaces'];
  expect(pages).toBe(8083);
  expect(unexpected(exceptions, known['the reference of interfaces'])).toEqual([]);
  expect(brokenLinks.rendered).toBeLessThanOrEqual(brokenLinks.counted);
  expect(brokenMacroLinks).toBeLessThanOrEqual(275);
});

onCorpus('every real page outside the reference of interfaces has the headings, links, macro calls and sidebar of its source', () => {
  const { pages, exceptions, brokenLinks, brokenMacroLinks, problems } = read['all other pages'];
  expect(pages).toBe(6510);
  expect(unexpected(exceptions, known['all other pages'])).toEqual([]);
  expect(brokenLinks.rendered).toBeLessThanOrEqual(brokenLinks.counted);
  expect(brokenMacroLinks).toBeLessThanOrEqual(86);
  expect(problems).toHaveLength(1);
});
