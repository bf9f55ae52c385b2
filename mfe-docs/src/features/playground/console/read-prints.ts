import {
  printBounds,
  printLevels,
  valueKinds,
  type Print,
  type PrintedEntry,
  type PrintedTable,
  type PrintedValue,
  type PrintsMessage,
} from '@webdocs/contracts/samples/printed';
import { placeIn } from '@webdocs/contracts/samples/sample-messages';

/** How many values may still be read of one call. */
interface Room {
  values: number;
}
/** A table that fits has more values than a tree. */
const mostOfCall = Math.max(printBounds.values, printBounds.entries * (printBounds.columns + 2));
type Fields = Readonly<Record<string, unknown>>;

/** What a frame says was printed. Any code may write to its port, so what is of another form, or larger than a frame of ours sends, is left out. */
export function readPrints(data: unknown): Pick<PrintsMessage, 'prints' | 'left'> {
  if (!isFields(data) || !Array.isArray(data['prints'])) return { prints: [], left: 0 };
  const given = data['prints'].slice(-printBounds.prints) as unknown[];
  let values: number = printBounds.valuesAtOnce;
  const prints = given.flatMap((one) => {
    const most = Math.min(mostOfCall, values);
    const room: Room = { values: most };
    const print = readPrint(one, room);
    values -= most - room.values;
    return print ? [print] : [];
  });
  return { prints, left: countOf(data['left']) };
}

function readPrint(given: unknown, room: Room): Print | undefined {
  if (!isFields(given) || !Array.isArray(given['values'])) return undefined;
  const level = printLevels.find((one) => one === given['level']);
  if (!level) return undefined;
  const does = (['group', 'group-closed', 'clear'] as const).find((one) => one === given['does']);
  const place = placeIn(given['place']);
  const table = readTable(given['table'], room);
  const depth = Math.min(countOf(given['depth']), 20);
  return {
    level,
    values: readValues(given['values'], room),
    ...(table ? { table } : {}),
    ...(does ? { does } : {}),
    ...(place ? { place } : {}),
    ...(depth > 0 ? { depth } : {}),
  };
}

function readValues(given: unknown, room: Room): PrintedValue[] {
  if (!Array.isArray(given)) return [];
  return given
    .slice(0, printBounds.values)
    .map((one) => readValue(one, room, 0))
    .filter((value) => value !== undefined);
}

function readValue(given: unknown, room: Room, depth: number): PrintedValue | undefined {
  if (!isFields(given) || room.values <= 0) return undefined;
  room.values -= 1;
  const kind = valueKinds.find((one) => one === given['kind']);
  if (!kind || typeof given['text'] !== 'string') return undefined;
  const value: PrintedValue = { kind, text: textOf(given['text']) };
  const style = typeof given['style'] === 'string' ? { style: given['style'].slice(0, 500) } : {};
  const entries = depth < printBounds.depth ? readEntries(given['entries'], room, depth) : undefined;
  if (!entries) return { ...value, ...style };
  const left = countOf(given['left']);
  return { ...value, ...style, entries, ...(left > 0 ? { left } : {}) };
}

function readEntries(given: unknown, room: Room, depth: number): PrintedEntry[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.slice(0, printBounds.entries).flatMap((one: unknown) => {
    const [key, inner] = Array.isArray(one) ? (one as unknown[]) : [];
    const value = readValue(inner, room, depth + 1);
    return typeof key === 'string' && value ? [[key.slice(0, 200), value] as const] : [];
  });
}

function readTable(given: unknown, room: Room): PrintedTable | undefined {
  if (!isFields(given) || !Array.isArray(given['columns']) || !Array.isArray(given['rows'])) return undefined;
  const most = printBounds.columns + 2;
  const columns = (given['columns'] as unknown[]).slice(0, most).map((name) => (typeof name === 'string' ? textOf(name) : ''));
  const rows = (given['rows'] as unknown[]).slice(0, printBounds.entries).map((row) => readValues(row, room).slice(0, columns.length));
  const left = countOf(given['left']);
  return { columns, rows, ...(left > 0 ? { left } : {}) };
}

function textOf(text: string): string {
  return text.slice(0, printBounds.text + 1);
}

function countOf(given: unknown): number {
  return Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : 0;
}

function isFields(given: unknown): given is Fields {
  return typeof given === 'object' && given !== null;
}
