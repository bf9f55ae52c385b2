import { openContent } from '@webdocs/content';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { readConfiguration } from '@webdocs/configuration/read-configuration';

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

/** The words of a Markdown source: its front matter, the targets of its links and the names of its macros are none. */
export function wordsOfSource(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\{\{\s*[\w-]+\s*(?:\(([^{}]*)\))?\s*\}\}/g, (_, values: string = '') => values.replace(/["'`]/g, ''))
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[`*[\]|>#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
