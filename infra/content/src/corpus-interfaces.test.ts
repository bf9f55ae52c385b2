import { readEveryPage, unexpected } from '../fixtures/every-page.ts';
import { realDocuments } from '../fixtures/real-corpus.ts';

/** Of how many pages two readers disagree, and why. When a number becomes smaller, the smaller one is written here. */
const known = {
  // Beside escaped signs, or after a comment mark in code, the naive reader misreads calls.
  'other macros': 13,
  'a macro call is left': 2,
  // Headings inside an element are not headings of the page; a comment mark in code.
  'other headings': 2,
  'other links': 5,
};

const root = realDocuments();
const onCorpus = root ? test : test.skip;

onCorpus(
  'every real page of the reference of interfaces has the headings, links, macro calls and sidebar of its source',
  async () => {
    const read = await readEveryPage(root ?? '', (slug) => slug.startsWith('Web/API/'));
    expect(read.pages).toBe(8083);
    expect(unexpected(read.exceptions, known)).toEqual([]);
    expect(read.brokenLinks.rendered).toBeLessThanOrEqual(read.brokenLinks.counted);
    expect(read.brokenMacroLinks).toBeLessThanOrEqual(275);
  },
  180_000,
);
