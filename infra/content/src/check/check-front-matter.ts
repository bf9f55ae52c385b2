import type { DocumentRecord } from '../read/document-index.ts';
import type { PageContext } from '../write/page-context.ts';
import type { FlawKind, Range } from '../report/flaw.ts';
import type { PageCheck } from './page-check.ts';

/** Takes note of data and sidebars that the front matter asks for and that do not exist. */
export function checkFrontMatter(check: PageCheck, record: DocumentRecord, { data, sidebars }: PageContext): void {
  const add = (kind: FlawKind, explanation: string, value: string) =>
    check.addInFile({ kind, explanation, name: value, range: rangeOf(check.source.slice(0, check.bodyStart), value) });
  // The data are read at the first request for them, so only pages that need them do.
  for (const key of record.browserCompat)
    if (data.compat?.has(key) === false) add('bad-bcd-query', `The compatibility data have nothing called ${key}`, key);
  for (const name of record.sidebars) if (!sidebars.has(name)) add('sidebar', `No sidebar is called ${name}`, name);
}

function rangeOf(head: string, value: string): Range | undefined {
  const start = head.indexOf(value);
  return start === -1 ? undefined : { start, end: start + value.length };
}
