import { createHash } from 'node:crypto';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Document } from '@webdocs/contracts/page/page';
import { yieldEvery } from '../read/yield-to-event-loop.ts';
import type { FeedSource } from './feed.ts';

/**
 * `{page}/metadata.json`: everything about a document but its text, with a hash that changes whenever the page does.
 * `json` is the document as JSON, where the caller has it already.
 */
export function metadataOf(doc: Document, json: string | Uint8Array = JSON.stringify(doc)): object {
  const hash = createHash('sha256').update(json).digest('hex');
  const rest: Partial<Document> = { ...doc };
  for (const part of ['body', 'toc', 'sidebarHTML'] as const) delete rest[part];
  return { ...rest, hash };
}

/** `/{locale}/metadata.json`: the same of every document of a language, one after another. */
export async function* allMetadata(locale: Locale, { corpus, document }: FeedSource): AsyncGenerator<string> {
  const pause = yieldEvery(1);
  let opening = '[';
  for (const record of corpus.documents.inLocale(locale)) {
    const { doc } = await document(record);
    yield `${opening}\n${JSON.stringify(metadataOf(doc))}`;
    opening = ',';
    await pause();
  }
  yield opening === '[' ? '[]\n' : '\n]\n';
}
