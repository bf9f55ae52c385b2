import type { Corpus } from '../read/corpus.ts';
import type { FileEdits } from './file-edits.ts';
import { RedirectFile, redirectProblems, type RedirectProblem } from './redirect-file.ts';
import { redirectFilesOf } from '../read/redirect-places.ts';

export interface FileProblem extends RedirectProblem {
  readonly file: string;
}

/** Sorts every redirect file and collapses its chains. Answers the rows that could not stay. */
export function fixRedirects(corpus: Corpus, changes: FileEdits): FileProblem[] {
  return redirectFilesOf(corpus).flatMap(({ file }) => {
    const text = changes.read(file);
    if (text === undefined) return [];
    const redirects = new RedirectFile(text);
    const problems = redirects.repair(corpus).map((problem) => ({ ...problem, file }));
    changes.write(file, redirects.text());
    return problems;
  });
}

/** What `fixRedirects` would fix, and rows that lead to no page, which only a person can. */
export function validateRedirects(corpus: Corpus, changes: FileEdits): FileProblem[] {
  return redirectFilesOf(corpus).flatMap(({ file }) => {
    const text = changes.read(file);
    return text === undefined ? [] : redirectProblems(text, corpus).map((problem) => ({ ...problem, file }));
  });
}
