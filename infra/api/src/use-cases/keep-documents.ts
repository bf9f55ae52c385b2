import type { AccountServices } from '../account-services.ts';
import {
  documentsBefore,
  documentsSince,
  keepDocument,
  keepDocuments as keepInStore,
  touchDocument,
  type KnownDocument,
} from '../stores/documents.ts';

type Parts = Pick<AccountServices, 'database' | 'documentAt' | 'now'>;

const dayMs = 24 * 60 * 60 * 1000;
/** Each row written by itself waits for the disk. */
const writtenAtOnce = 100;

/**
 * The rows of the pages by path. Reading pages takes longer than a lock should be held: it is done before. What was looked at
 * within a day is not read again: an import that was tried first has its pages already.
 */
export async function keepDocuments({ database, documentAt, now }: Parts, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(paths)];
  const ids = await documentsSince(database.query, wanted, dayBefore(now()));
  const unread = wanted.filter((path) => !ids.has(path));
  for (let start = 0; start < unread.length; start += writtenAtOnce) {
    const read: Array<readonly [string, KnownDocument]> = [];
    for (const path of unread.slice(start, start + writtenAtOnce)) {
      const document = await documentAt(path);
      if (document) read.push([path, document]);
    }
    const kept = await keepInStore(
      database.query,
      read.map(([, document]) => document),
    );
    for (const [path, { uri }] of read) ids.set(path, kept.get(uri) as number);
  }
  return ids;
}

/** As many as a list shows at once; each costs the making of its page. */
const mostAnew = 12;

/** What pages say of themselves is looked up again a day later, by those who look at it. */
export async function refreshDocuments({ database, documentAt, now }: Parts, uris: readonly string[]): Promise<number> {
  const old = await documentsBefore(database.query, uris, dayBefore(now()), mostAnew);
  for (const uri of old) {
    const document = await documentAt(uri);
    if (document) await keepDocument(database.query, document);
    // A page that moved has a row of its own by now.
    if (document?.uri !== uri) await touchDocument(database.query, uri);
  }
  return old.length;
}

function dayBefore(moment: Date): Date {
  return new Date(moment.getTime() - dayMs);
}
