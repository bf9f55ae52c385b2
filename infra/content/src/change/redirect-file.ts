import { isSameWithSlash } from '../read/redirects.ts';
import { isWrittenAddress, writtenPageAt, type WrittenPages } from '../read/written-address.ts';

export interface RedirectRow {
  readonly from: string;
  readonly to: string;
  /** Line of the file, from 1; rows that were added have none. */
  readonly line?: number | undefined;
}

export interface RedirectProblem {
  readonly line: number | undefined;
  readonly cause: string;
}

const usualHead = '# FROM-URL\tTO-URL';

/** The rows of a `_redirects.txt`, to be changed and written again: one an address, sorted, each leading to its end. */
export class RedirectFile {
  readonly #head: string;
  readonly #rows: RedirectRow[];
  /** Lines that are no rows: they stay out when the file is written. */
  readonly unreadable: readonly RedirectProblem[];

  constructor(text = '') {
    const lines = text.split(/\r?\n/);
    const firstRow = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
    const head = (firstRow === -1 ? lines : lines.slice(0, firstRow)).join('\n').trimEnd();
    this.#head = head || usualHead;
    const unreadable: RedirectProblem[] = [];
    this.#rows = lines.flatMap((content, index) => {
      if (content.trim() === '' || content.startsWith('#')) return [];
      const [from, to, ...more] = content.split('\t').map((part) => part.trim());
      if (from && to && more.length === 0 && isPath(from) && isTarget(to)) return [{ from, to, line: index + 1 }];
      unreadable.push({ line: index + 1, cause: `is no redirect: ${content.trim()}` });
      return [];
    });
    this.unreadable = unreadable;
  }

  get rows(): readonly RedirectRow[] {
    return this.#rows;
  }

  find(from: string): RedirectRow | undefined {
    return this.#rows.find((row) => keyOf(row.from) === keyOf(from));
  }

  /** Sends an address on. Rows that led to it lead on with it, and one that began at the target goes. */
  add(from: string, to: string): void {
    this.remove(from);
    this.remove(to);
    this.retarget(from, to);
    if (keyOf(from) !== keyOf(to)) this.#rows.push({ from, to });
  }

  remove(from: string): void {
    this.#keep((row) => keyOf(row.from) !== keyOf(from));
  }

  removeTargets(to: string): void {
    this.#keep((row) => keyOf(row.to) !== keyOf(to));
  }

  retarget(before: string, after: string): void {
    for (const [index, row] of this.#rows.entries())
      if (keyOf(row.to) === keyOf(before)) this.#rows[index] = { ...row, to: after.includes('#') ? after : after + fragmentOf(row.to) };
  }

  /** Collapses chains and drops what has no use: repeated rows, rows to themselves, rows in a circle, rows from a page. */
  repair(pages: WrittenPages): RedirectProblem[] {
    const problems: RedirectProblem[] = [...this.unreadable];
    const rows = new Map<string, RedirectRow>();
    for (const row of this.#rows) {
      const known = rows.get(keyOf(row.from));
      if (known) problems.push({ line: row.line, cause: `${row.from} has a redirect already, to ${known.to}` });
      else if (writtenPageAt(row.from, pages)) problems.push({ line: row.line, cause: `${row.from} is a page` });
      else rows.set(keyOf(row.from), row);
    }
    const repaired: RedirectRow[] = [];
    for (const row of rows.values()) {
      const end = endOf(row, rows);
      if (end === undefined) problems.push({ line: row.line, cause: `${row.from} leads in a circle` });
      else repaired.push({ ...row, to: writtenPageAt(end, pages) ?? end });
    }
    this.#rows.splice(0, Infinity, ...repaired);
    return problems;
  }

  text(): string {
    const rows = this.#rows.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return `${[this.#head, ...rows.map(({ from, to }) => `${from}\t${to}`)].join('\n')}\n`;
  }

  #keep(isKept: (row: RedirectRow) => boolean): void {
    this.#rows.splice(0, Infinity, ...this.#rows.filter(isKept));
  }
}

/** What is wrong with the rows of a file, without changing any. */
export function redirectProblems(text: string, pages: WrittenPages): RedirectProblem[] {
  const file = new RedirectFile(text);
  const problems: RedirectProblem[] = [...file.unreadable];
  const rows = new Map<string, RedirectRow>();
  let last = '';
  for (const row of file.rows) {
    const known = rows.get(keyOf(row.from));
    if (!known) rows.set(keyOf(row.from), row);
    else if (!isSameWithSlash(known, row))
      problems.push({ line: row.line, cause: `${row.from} has a redirect already, on line ${known.line}` });
    if (row.from < last) problems.push({ line: row.line, cause: `${row.from} belongs before ${last}` });
    if (writtenPageAt(row.from, pages)) problems.push({ line: row.line, cause: `${row.from} is a page` });
    last = row.from;
  }
  for (const row of rows.values()) {
    const end = endOf(row, rows);
    if (end === undefined) problems.push({ line: row.line, cause: `${row.from} leads in a circle` });
    else if (keyOf(end) !== keyOf(row.to))
      problems.push({ line: row.line, cause: `${row.from} leads to ${row.to}, which has moved to ${end}` });
    else if (isWrittenAddress(end, pages) && !writtenPageAt(end, pages))
      problems.push({ line: row.line, cause: `${row.from} leads to ${end}, where there is no page` });
  }
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function endOf(row: RedirectRow, rows: ReadonlyMap<string, RedirectRow>): string | undefined {
  const passed = new Set([keyOf(row.from)]);
  let { to } = row;
  for (let next = rows.get(keyOf(to)); next; next = rows.get(keyOf(to))) {
    if (passed.has(keyOf(next.from))) return undefined;
    passed.add(keyOf(next.from));
    to = next.to.includes('#') ? next.to : next.to + fragmentOf(to);
  }
  return passed.has(keyOf(to)) ? undefined : to;
}

/** Capitals make no difference to where an address begins, nor a slash at its end. */
function keyOf(address: string): string {
  return (address.split('#')[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
}

function fragmentOf(address: string): string {
  const hash = address.indexOf('#');
  return hash === -1 ? '' : address.slice(hash);
}

export function isPath(address: string): boolean {
  return /^\/(?![/\\])[^\t\r\n\\]*$/.test(address);
}

export function isTarget(address: string): boolean {
  return isPath(address) || /^https:\/\/[^\s/]\S*$/.test(address);
}
