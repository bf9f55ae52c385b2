import { corpusFolder } from './corpus.ts';

/** The large document of the reference systems; the default content has a shorter page at the same address. */
export const largeDocument = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array';
export const home = '/en-US/';

/** Flags of a site that shows the large document at full length where the corpus is there. */
export function contentFlags(): string[] {
  const corpus = corpusFolder();
  return corpus ? ['--content', corpus, '--with-default'] : [];
}

export function largeDocumentNote(): string | undefined {
  return corpusFolder() ? undefined : 'short page of the default content: WEBDOCS_CORPUS names no unpacked corpus';
}
