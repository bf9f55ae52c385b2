import { readEveryPage, unexpected } from '../fixtures/every-page.ts';
import { realDocuments } from '../fixtures/real-corpus.ts';

/** Of how many pages two readers disagree, and why. When a number becomes smaller, the smaller one is written here. */
const known = {
  // Addresses whose colon is escaped become links all the same; the naive reader takes some in HTML for links.
  'other links': 43,
  // Escaped twice, or misspelled, in the source.
  'a macro call is left': 15,
  // One macro makes a heading for each of the interfaces that it lists.
  'other headings': 1,
  // A call in a comment, and two that are misspelled.
  'other macros': 3,
};

const root = realDocuments();
const onCorpus = root ? test : test.skip;

onCorpus(
  'every real page outside the reference of interfaces has the headings, links, macro calls and sidebar of its source',
  async () => {
    const read = await readEveryPage(root ?? '', (slug) => !slug.startsWith('Web/API/'));
    expect(read.pages).toBe(6510);
    expect(unexpected(read.exceptions, known)).toEqual([]);
    expect(read.brokenLinks.rendered).toBeLessThanOrEqual(read.brokenLinks.counted);
    expect(read.brokenMacroLinks).toBeLessThanOrEqual(86);
    expect(read.problems).toHaveLength(1);
  },
  180_000,
);
