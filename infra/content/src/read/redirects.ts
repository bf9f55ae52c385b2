import type { ReportProblem } from '../report/problem.ts';
import { isWrittenAddress, writtenPageAt, type WrittenPages } from './written-address.ts';

export interface RedirectSource {
  readonly file: string;
  readonly text: string;
}

/** Old addresses in lower case, each with the address its readers are sent to in the end. */
export type Redirects = ReadonlyMap<string, string>;

interface Row {
  readonly from: string;
  /** Where it leads, as it is written, up to the fragment; and as a row would begin that leads on from there. */
  readonly to: string;
  readonly next: string;
  readonly fragment: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Reads `_redirects.txt` files. Chains are followed to their end here, and ends get the spelling of the page that is
 * there, so that a reader is sent on only once.
 */
export function readRedirects(sources: readonly RedirectSource[], pages: WrittenPages, report: ReportProblem): Redirects {
  const rows = new Map<string, Row>();
  for (const source of sources) addRows(rows, source, report);
  const ends = collapse(rows, report);
  for (const [key, end] of ends) {
    const settled = writtenPageAt(end, pages);
    const row = rows.get(key);
    if (row) checkAgainst(pages, row, end, settled, report);
    if (settled !== undefined) ends.set(key, settled);
  }
  return ends;
}

function addRows(rows: Map<string, Row>, { file, text }: RedirectSource, report: ReportProblem): void {
  let line = 0;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    line += 1;
    addRow(rows, text.slice(start, end).trimEnd(), file, line, report);
    start = end + 1;
  }
}

function addRow(rows: Map<string, Row>, content: string, file: string, line: number, report: ReportProblem): void {
  if (content === '' || content.startsWith('#')) return;
  const tab = content.indexOf('\t');
  const from = content.slice(0, Math.max(0, tab)).trim();
  const target = content.slice(tab + 1).trim();
  if (!from || !target || target.includes('\t')) return report(file, line, 'a redirect has two addresses with a tab between them');
  if (!isOwnAddress(from)) return report(file, line, `${from} is no address of this site`);
  if (!isOwnAddress(target) && !/^https:\/\/[^\s/]\S*$/.test(target))
    return report(file, line, `${target} is neither an address of this site nor of another one over https`);

  const hash = target.indexOf('#');
  const to = hash === -1 ? target : target.slice(0, hash);
  const key = keyOf(from);
  const next = keyOf(to);
  const known = rows.get(key);
  if (key === next) report(file, line, `${from} leads to itself`);
  else if (known && isSameWithSlash(known, { from, to })) return;
  else if (!known) rows.set(key, { from, to, next, fragment: hash === -1 ? '' : target.slice(hash), file, line });
  // Roots are layers: of two that redirect the same address, the earlier one is followed.
  else if (known.file === file) report(file, line, `${from} has a redirect already, on line ${known.line}`);
}

interface FromTo {
  readonly from: string;
  readonly to: string;
}

/** Old trees have an address once with a slash at its end and once without: where both lead to one place, neither is wrong. */
export function isSameWithSlash(one: FromTo, other: FromTo): boolean {
  return keyOf(one.to) === keyOf(other.to) && one.from.endsWith('/') !== other.from.endsWith('/');
}

function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])[^\t\\]*$/.test(address);
}

/** Readers' addresses come decoded; their capitals do not matter, nor a slash at their end. */
function keyOf(address: string): string {
  const lower = address.toLowerCase().replace(/(?<=.)\/$/, '');
  if (!lower.includes('%')) return lower;
  try {
    return decodeURIComponent(lower).toLowerCase();
  } catch {
    return lower;
  }
}

function collapse(rows: ReadonlyMap<string, Row>, report: ReportProblem): Map<string, string> {
  const ends = new Map<string, string>();
  const endless = new Set<string>();
  for (const start of rows.keys()) {
    const passed: Row[] = [];
    const onTheWay = new Set<string>();
    let at = start;
    while (rows.has(at) && !ends.has(at) && !endless.has(at) && !onTheWay.has(at)) {
      const row = rows.get(at) as Row;
      passed.push(row);
      onTheWay.add(at);
      at = row.next;
    }
    if (endless.has(at) || onTheWay.has(at)) {
      for (const row of passed) {
        report(row.file, row.line, `${row.from} leads in a circle`);
        endless.add(keyOf(row.from));
      }
      continue;
    }
    let end = ends.get(at) ?? passed.at(-1)?.to ?? '';
    for (const row of passed.reverse()) {
      // A fragment of the way is kept unless there is a nearer one at its end.
      if (!end.includes('#')) end += row.fragment;
      ends.set(keyOf(row.from), end);
    }
  }
  return ends;
}

function checkAgainst(pages: WrittenPages, row: Row, end: string, settled: string | undefined, report: ReportProblem): void {
  if (writtenPageAt(row.from, pages) !== undefined) report(row.file, row.line, `${row.from} is the address of a page, which is shown`);
  if (settled === undefined && isWrittenAddress(end, pages)) report(row.file, row.line, `${row.from} leads to ${end}, where no page is`);
}
