import { printBounds, type PrintedTable, type PrintedValue } from '@webdocs/contracts/samples/printed';
import { described, shortened, type Room } from './describe-value.ts';

const nothing: PrintedValue = { kind: 'text', text: '' };
type Row = readonly [name: string, value: unknown];

/** Data as rows and columns; undefined for what has no rows. The first column names the rows, the last one has values that have no columns. */
export function tableOf(data: unknown, wanted: unknown, room: Room): PrintedTable | undefined {
  try {
    return readTable(data, wanted, room);
  } catch {
    // A proxy may refuse to be read.
    return undefined;
  }
}

function readTable(data: unknown, wanted: unknown, room: Room): PrintedTable | undefined {
  const all = rowsOf(data);
  if (!all || all.length === 0) return undefined;
  const rows = all.slice(0, printBounds.entries);
  const names = Array.isArray(wanted) ? wanted.map(String) : namesIn(rows);
  const columns = names.slice(0, printBounds.columns);
  const hasValues = rows.some(([, value]) => !isObject(value));
  const left = all.length - rows.length;
  return {
    columns: ['(index)', ...columns.map((name) => shortened(name, 200)), ...(hasValues ? ['Value'] : [])],
    rows: rows.map(([name, value]) => [
      { kind: 'text', text: shortened(name, 200) },
      ...columns.map((column) => (isObject(value) && Object.hasOwn(value, column) ? cell(value[column], room) : nothing)),
      ...(hasValues ? [isObject(value) ? nothing : cell(value, room)] : []),
    ]),
    ...(left > 0 ? { left } : {}),
  };
}

/** In a table values are not opened. */
function cell(value: unknown, room: Room): PrintedValue {
  const { kind, text } = described(value, { ...room, depth: 0 });
  return { kind, text: shortened(text, 200) };
}

function rowsOf(data: unknown): Row[] | undefined {
  if (data instanceof Map) return [...data].map(([key, value]) => [String(key), value]);
  if (data instanceof Set) return [...data].map((value, index) => [String(index), value]);
  if (!isObject(data)) return undefined;
  return Object.entries(data);
}

function namesIn(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(([, value]) => (isObject(value) ? Object.keys(value).slice(0, printBounds.columns) : [])))];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
