import type { Database } from '@webdocs/database';
import { auditHead, headText } from '@webdocs/database/audit-chain';
import type { Logger } from 'pino';

const hourMs = 60 * 60 * 1000;

/**
 * Writes the head of the audit into the log, now and each hour: where the log goes to another machine, no user of this one can make the chain
 * anew unseen. Returns what ends it.
 */
export function tellAuditHead(database: Database, log: Pick<Logger, 'info'>, everyMs = hourMs): () => void {
  const tell = async (): Promise<void> => {
    log.info({ audit: headText(await auditHead(database.query)) }, 'head of the audit');
  };
  // A database that is away is told of by itself, and the next hour comes.
  const tellQuietly = () => void tell().catch(() => undefined);
  tellQuietly();
  const timer = setInterval(tellQuietly, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
