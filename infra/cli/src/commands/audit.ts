import { Failure } from '@webdocs/contracts/failures/failure';
import { actorText } from '@webdocs/contracts/remote/actor';
import { auditRows, headText, parsedHead, verifyAudit } from '@webdocs/database/audit-chain';
import type { AuditDetail } from '@webdocs/database/tables';
import { dataCommand } from './data-command.ts';
import { table } from './table.ts';
import { moment } from './utc-time.ts';

const listUsage = 'site audit list [--limit <count>] [--json] [--data <folder>]';
const usualLimit = '20';

/** What happened: who changed what is live, tokens, keys and accounts, and who tried to. */
export const list = dataCommand(listUsage, async ({ options: { limit = usualLimit }, answer }, database) => {
  const rows = await auditRows(database.query, Number(limit));
  answer(rows, () => {
    if (rows.length === 0) return ['Nothing is on record yet.'];
    const cells = rows.map(({ seq, at, actor, event, subject, detail }) => [
      String(seq),
      moment(at.toISOString()),
      actorText(actor),
      event,
      subject,
      textOf(detail),
    ]);
    return table([['row', 'when', 'who', 'what', 'to what', 'more'], ...cells]);
  });
});

const verifyUsage = 'site audit verify [--head <head>] [--data <folder>]';

/** Fails at the first row that does not fit; a head from the log or from a backup shows whether all was made anew. */
export const verify = dataCommand(verifyUsage, async ({ options: { head }, io }, database) => {
  const noted = head === undefined ? undefined : parsedHead(head);
  if (head !== undefined && !noted)
    throw new Failure('COMMAND_MISUSED', { cause: `--head ${head} is none: write it as it was printed, 12:4b1c…`, usage: verifyUsage });
  const { head: found, fault } = await verifyAudit(database.query, noted);
  if (fault) throw new Failure('AUDIT_BROKEN', { row: fault.seq, cause: fault.cause });
  io.out(`${found.seq} rows, each fits the one before.`);
  io.out(`head ${headText(found)}`);
});

function textOf(detail: AuditDetail): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
