import { openContent } from '@webdocs/content';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { wordsOfSource } from './words-of-source.ts';

/** A document as a search that knows nothing of documentation sees it. */
export interface CorpusText {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

/** The English documents below a root. */
export async function corpusTexts(root: string): Promise<CorpusText[]> {
  const { public: configuration } = readConfiguration({ environment: {}, flags: [] });
  const content = await openContent({
    roots: [root],
    configuration: { ...configuration, locales: [fallbackLocale] },
    report: () => undefined,
  });
  const texts: CorpusText[] = [];
  for (const { url, title } of content.searchable()) {
    const source = await content.desk.source(url);
    if (source !== undefined) texts.push({ address: url, title, text: wordsOfSource(source) });
  }
  await content.close();
  return texts;
}
