import { dayIn, type FileLink } from './file-links.ts';

/** What a table has in a row; in one pass, however it was written. Undefined where its first row names no column for addresses. */
export function csvLinks(text: string): FileLink[] | undefined {
  const [head = [], ...rows] = csvRows(text, separatorOf(text));
  const column = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  if (!column.has('url')) return undefined;
  const cell = (row: readonly string[], ...names: string[]) => {
    const index = names.map((name) => column.get(name)).find((found) => found !== undefined);
    return index === undefined ? '' : withoutApostrophe(row[index] ?? '');
  };
  return rows
    .filter((row) => row.some(Boolean))
    .map((row) => ({
      url: cell(row, 'url').trim(),
      folder: cell(row, 'folder', 'collection'),
      title: cell(row, 'title'),
      note: cell(row, 'note', 'notes'),
      created: dayIn(Date.parse(cell(row, 'created', 'created_at'))),
    }));
}

/** The export puts one before what a spreadsheet would run. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** Spreadsheets write semicolons where a comma is in numbers. */
const separatorOf = (text: string) => (/^[^\r\n,]*;/.test(text) ? ';' : ',');

/** RFC 4180, and the line ends of every system. */
function csvRows(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = new RegExp(`"([^"]*(?:""[^"]*)*)"?|[^"${separator}\\r\\n]+|(${separator})|(\\r\\n?|\\n)`, 'g');
  let cell = '';
  for (const [piece, quoted, comma, end] of text.replace(/^\ufeff/, '').matchAll(pattern)) {
    if (comma === undefined && end === undefined) {
      cell += quoted === undefined ? piece : quoted.replaceAll('""', '"');
      continue;
    }
    row.push(cell);
    cell = '';
    if (comma !== undefined) continue;
    rows.push(row);
    row = [];
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
