import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { DocumentRecord } from './document-index.ts';

/** The text a document is made of, wherever it comes from: the one place that knows. */
export async function sourceOf(record: DocumentRecord): Promise<string> {
  return record.compose?.() ?? readFile(record.file, 'utf8');
}

/** The same for places that cannot wait. */
export function sourceNow(record: DocumentRecord): string {
  return record.compose?.() ?? readFileSync(record.file, 'utf8');
}
