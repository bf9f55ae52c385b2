import { sep } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';
import { sourceOf } from '../read/document-source.ts';
import type { PageContext } from '../write/page-context.ts';
import { Anchors } from './anchors.ts';
import { closeCheck, openCheck, type OpenCheck } from './check-document.ts';
import type { Flaw } from '../report/flaw.ts';

export interface CheckedFile {
  readonly file: string;
  readonly url: string;
  /** Of a document. */
  readonly locale?: Locale | undefined;
  readonly title: string;
  readonly flaws: readonly Flaw[];
}

export interface CheckOptions {
  /** Files, folders or addresses; without any, everything is checked. */
  readonly only?: readonly string[] | undefined;
  /** The only language whose documents are looked at. */
  readonly locale?: Locale | undefined;
  /** Told of each page with flaws as soon as they are known. */
  readonly found?: ((file: CheckedFile) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((done: number, total: number) => void) | undefined;
  /** A document that cannot be made at all. */
  readonly unreadable?: ((file: string, cause: string) => void) | undefined;
}

/** Every document that has flaws. Pages are made once; links into them are looked at when all are known. */
export async function checkCorpus(
  context: PageContext,
  { only = [], locale, found, progress, unreadable, signal }: CheckOptions = {},
): Promise<CheckedFile[]> {
  const records = [...context.corpus.documents.all()].filter(
    (record) => isWritten(record) && (locale === undefined || record.locale === locale) && isMeant(record, only),
  );
  const anchors = new Anchors(context);
  const waiting: Array<Omit<OpenCheck, 'page'>> = [];
  const checked: CheckedFile[] = [];
  for (const [index, record] of records.entries()) {
    if (signal?.aborted) break;
    try {
      const { check } = openCheck(record, await sourceOf(record), context, anchors);
      if (check.fragmentLinks.length > 0) waiting.push({ check, record });
      else await close({ check, record });
    } catch (thrown) {
      unreadable?.(record.file, causeOf(thrown));
    }
    progress?.(index + 1, records.length);
  }
  for (const open of waiting) await close(open);
  return checked.sort((a, b) => (a.file < b.file ? -1 : 1));

  async function close(open: Omit<OpenCheck, 'page'>): Promise<void> {
    const flaws = await closeCheck(open, context, anchors);
    const { file, title, locale } = open.record;
    if (flaws.length === 0) return;
    const own = { file, url: urlOf(open.record), locale, title, flaws };
    if (found) found(own);
    else checked.push(own);
  }
}

function isMeant(record: DocumentRecord, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  const url = urlOf(record).toLowerCase();
  return only.some((path) => {
    const address = path.toLowerCase().replace(/\/$/, '');
    return (
      record.file === path || record.file.startsWith(path.replace(/\/$/, '') + sep) || url === address || url.startsWith(`${address}/`)
    );
  });
}
