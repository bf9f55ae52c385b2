import type { Corpus } from '../read/corpus.ts';
import type { DocumentRecord } from '../read/document-index.ts';

/** `{page}/contributors.txt`: who wrote a page, as far as its history tells, and where to read on. */
export function contributorsText(record: DocumentRecord, sourceUrl: string | undefined, { history }: Pick<Corpus, 'history'>): string {
  const names = history.get(record.file)?.contributors ?? [];
  const lines = [
    '# Contributors by commit history',
    sourceUrl?.replace('/blob/', '/commits/') ?? '',
    '',
    ...names.map((name) => `- ${oneLine(name)}`),
  ];
  return `${lines.join('\n').trim()}\n`;
}

function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}
