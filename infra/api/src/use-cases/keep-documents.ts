import type { AccountServices } from '../account-services.ts';
import { documentsBefore, keepDocument, touchDocument } from '../stores/documents.ts';

type Parts = Pick<AccountServices, 'database' | 'documentAt'>;

/** The rows of the pages by path. Reading pages takes longer than a lock should be held: it is done before. */
export async function keepDocuments({ database, documentAt }: Parts, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const path of new Set(paths)) {
    const document = await documentAt(path);
    if (document) ids.set(path, await keepDocument(database.query, document));
  }
  return ids;
}

const dayMs = 24 * 60 * 60 * 1000;
/** As many as a list shows at once; each costs the making of its page. */
const mostAnew = 12;

/** What pages say of themselves is looked up again a day later, by those who look at it. */
export async function refreshDocuments(
  { database, documentAt, now }: Parts & Pick<AccountServices, 'now'>,
  uris: readonly string[],
): Promise<number> {
  const old = await documentsBefore(database.query, uris, new Date(now().getTime() - dayMs), mostAnew);
  for (const uri of old) {
    const document = await documentAt(uri);
    if (document) await keepDocument(database.query, document);
    // A page that moved has a row of its own by now.
    if (document?.uri !== uri) await touchDocument(database.query, uri);
  }
  return old.length;
}
