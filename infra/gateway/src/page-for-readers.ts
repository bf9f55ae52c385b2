import type { PageAnswer } from '@webdocs/content';
import { isDocument } from '@webdocs/contracts/page/head';
import type { Page } from '@webdocs/contracts/page/page';

/** A page of the content as every reader gets it: without its flaws, and undefined where all of it is for writers. */
export function pageForReaders({ page, forWriters }: Extract<PageAnswer, { kind: 'found' }>): Page | undefined {
  if (forWriters) return undefined;
  return isDocument(page) && page.doc.flaws ? { ...page, doc: { ...page.doc, flaws: undefined } } : page;
}
