import type { ReportProblem } from '../check/problem.ts';

export interface RedirectSource {
  readonly file: string;
  readonly text: string;
}

/** Old addresses in lower case, each with the address its readers are sent to in the end. */
export type Redirects = ReadonlyMap<string, string>;

interface Row {
  readonly to: string;
  readonly file: string;
  readonly line: number;
}

/** Reads `_redirects.txt` files. Chains are followed to their end here, so that a reader is sent on only once. */
export function readRedirects(sources: readonly RedirectSource[], report: ReportProblem): Redirects {
  const rows = new Map<string, Row>();
  for (const source of sources) addRows(rows, source, report);
  return collapse(rows, report);
}

function addRows(rows: Map<string, Row>, { file, text }: RedirectSource, report: ReportProblem): void {
  for (const [index, content] of text.split('\n').entries()) {
    const row = content.replace(/\r$/, '');
    if (row.trim() === '' || row.startsWith('#')) continue;
    const line = index + 1;
    const [from, to, ...rest] = row.split('\t').map((part) => part.trim());
    if (!from || !to || rest.length) report(file, line, 'a redirect has two addresses with a tab between them');
    else if (!isOwnAddress(from)) report(file, line, `${from} is no address of this site`);
    else if (!isOwnAddress(to) && !/^https:\/\/[^\s]+$/.test(to))
      report(file, line, `${to} is neither an address of this site nor of another one over https`);
    else if (from.toLowerCase() === to.toLowerCase()) report(file, line, `${from} leads to itself`);
    else if (rows.has(from.toLowerCase())) report(file, line, `${from} has a redirect already`);
    else rows.set(from.toLowerCase(), { to, file, line });
  }
}

function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])[^\t\\]*$/.test(address);
}

function collapse(rows: ReadonlyMap<string, Row>, report: ReportProblem): Redirects {
  const ends = new Map<string, string>();
  const endless = new Set<string>();
  for (const start of rows.keys()) {
    const passed: string[] = [];
    const onTheWay = new Set<string>();
    let at = start;
    let end: string | undefined;
    while (end === undefined) {
      const row = rows.get(at);
      if (endless.has(at) || onTheWay.has(at) || !row) break;
      passed.push(at);
      onTheWay.add(at);
      const next = keyOf(row.to);
      end = ends.get(next) ?? (rows.has(next) ? undefined : row.to);
      at = next;
    }
    if (end !== undefined) for (const from of passed) ends.set(from, end);
    else reportCycle(start, passed, rows, endless, report);
  }
  return ends;
}

function keyOf(address: string): string {
  return (address.split('#')[0] ?? '').toLowerCase();
}

function reportCycle(
  start: string,
  passed: readonly string[],
  rows: ReadonlyMap<string, Row>,
  endless: Set<string>,
  report: ReportProblem,
): void {
  for (const from of passed) {
    const row = rows.get(from);
    if (row && !endless.has(from)) report(row.file, row.line, `${from} leads in a circle`);
    endless.add(from);
  }
  endless.add(start);
}
