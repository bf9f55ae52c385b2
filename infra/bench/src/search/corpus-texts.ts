import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { readCorpus } from '@webdocs/content/read/corpus';
import { urlOf } from '@webdocs/content/read/document-index';
import { sourceOf } from '@webdocs/content/read/document-source';
import { wordsOfSource } from './words-of-source.ts';

/** A document as a search that knows nothing of documentation sees it. */
export interface CorpusText {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

/** The English documents below a root. */
export async function corpusTexts(root: string): Promise<CorpusText[]> {
  const { documents } = await readCorpus({ roots: [root], locales: [fallbackLocale] }, () => undefined);
  const texts: CorpusText[] = [];
  for (const record of documents.inLocale(fallbackLocale)) {
    const text = wordsOfSource(await sourceOf(record));
    texts.push({ address: urlOf(record), title: record.title.replaceAll('`', ''), text });
  }
  return texts;
}
