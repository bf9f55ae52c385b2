import { readFileSync } from 'node:fs';
import type { ReportProblem } from '../report/problem.ts';

/** How often pages are read, from 0 to 1 for the one that is read most, by address in lower case. */
export type Popularity = ReadonlyMap<string, number>;

const mostPages = 20_000;

/** Popularity from the first of the files that is there: JSON from address to count, or lines of address and count. */
export function readPopularity(files: readonly string[], report: ReportProblem): Popularity {
  for (const file of files) {
    let source: string;
    try {
      source = readFileSync(file, 'utf8');
    } catch {
      continue;
    }
    const counts = file.endsWith('.json') ? countsInJson(source) : countsInLines(source);
    if (counts) return shares(counts);
    report(file, 1, 'is no list of addresses with a number each');
  }
  return new Map();
}

type Count = readonly [address: string, count: number];

function countsInJson(source: string): Count[] | undefined {
  try {
    const parsed: unknown = JSON.parse(source);
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return undefined;
    return Object.entries(parsed).flatMap(([address, count]) => (typeof count === 'number' ? [[address, count] as const] : []));
  } catch {
    return undefined;
  }
}

const line = /^"?(\/[^",\s]*)"?\s*[,;\t]\s*"?([\d.,]+)"?\s*$/;

/** Lines that are no address with a number are headings or totals. */
function countsInLines(source: string): Count[] | undefined {
  const counts = source.split('\n').flatMap((row): Count[] => {
    const [, address, count] = line.exec(row.trim()) ?? [];
    return address === undefined || count === undefined ? [] : [[address, Number(count.replaceAll(',', ''))]];
  });
  return counts.length > 0 || source.trim() === '' ? counts : undefined;
}

function shares(counts: readonly Count[]): Popularity {
  const sums = new Map<string, number>();
  for (const [address, count] of counts) {
    if (!Number.isFinite(count) || count <= 0) continue;
    const key = address.split(/[?#]/)[0]?.replace(/\/$/, '').toLowerCase() ?? '';
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  const top = [...sums].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)).slice(0, mostPages);
  const greatest = top[0]?.[1] ?? 1;
  return new Map(top.map(([address, count]) => [address, count / greatest]));
}
