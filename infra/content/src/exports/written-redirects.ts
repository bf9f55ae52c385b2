import { readFileSync } from 'node:fs';
import type { Corpus } from '../read/corpus.ts';
import { redirectFilesOf } from '../read/redirect-places.ts';

/** Old addresses in the capitals that they were written in, and where they lead in the end: a file server tells capitals apart. */
export function* writtenRedirects(corpus: Pick<Corpus, 'trees' | 'redirects'>): Iterable<readonly [from: string, to: string]> {
  for (const { file } of redirectFilesOf(corpus))
    for (const line of linesOf(file)) {
      const from = line.split('\t')[0]?.trim() ?? '';
      const to = from.startsWith('/') ? corpus.redirects.get(from.toLowerCase()) : undefined;
      if (to !== undefined) yield [from, to];
    }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // There need not be one.
    return [];
  }
}
