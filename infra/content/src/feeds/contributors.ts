import type { Corpus } from '../read/corpus.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import { wikiContributors } from '../read/wiki-history.ts';

/** `{page}/contributors.txt`: who wrote a page, as far as git and the wiki before it tell, and where to read on. */
export function contributorsText(record: DocumentRecord, sourceUrl: string | undefined, { history }: Pick<Corpus, 'history'>): string {
  const lines = [
    '# Contributors by commit history',
    sourceUrl?.replace('/blob/', '/commits/') ?? '',
    '',
    ...listed(history.get(record.file)?.contributors ?? []),
  ];
  const before = wikiContributors(record);
  const wiki = before.length ? ['', '# Original Wiki contributors', '', ...listed(before)] : [];
  return `${[lines.join('\n').trim(), ...wiki].join('\n')}\n`;
}

function listed(names: readonly string[]): string[] {
  return names.map((name) => `- ${oneLine(name)}`);
}

function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}
