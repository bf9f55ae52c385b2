import type { Print, PrintedTable, PrintedValue } from '@webdocs/contracts/samples/printed';

/** A print in one text, as it is looked for and copied. */
export function printText({ values, table, depth = 0 }: Print): string {
  const text = values.map((value) => value.text).join('') + (table ? tableText(table) : '');
  const indent = '  '.repeat(depth);
  return text
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

function tableText({ columns, rows }: PrintedTable): string {
  const line = (cells: ReadonlyArray<Pick<PrintedValue, 'text'>>) => cells.map(({ text }) => text).join('\t');
  return [columns.join('\t'), ...rows.map(line)].join('\n');
}
