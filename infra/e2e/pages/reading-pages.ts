import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingContent } from './reading-content.ts';

/** Addresses of the documents that were written for tests of reading: every form that a document has. */
export function readingPages(): string[] {
  const files = join(readingContent, 'files', 'en-us');
  return readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.md'))
    .flatMap((file) => /^slug: *(\S+)/m.exec(readFileSync(join(files, file), 'utf8'))?.[1] ?? [])
    .map((slug) => `/en-US/docs/${slug}`)
    .sort();
}
