import { printBounds, type PrintedEntry, type PrintedValue } from '@webdocs/contracts/samples/printed';

/** How much of one call is described; counted down while values are. */
export interface Room {
  values: number;
  readonly depth: number;
  readonly entries: number;
}

export function roomFor(isInDetail: boolean): Room {
  return isInDetail
    ? { values: printBounds.values, depth: printBounds.depth, entries: printBounds.entries }
    : { values: 20, depth: 1, entries: 10 };
}

/** A value as it is now: code may change it later. Asks no getter, and survives a proxy that throws. */
export function described(value: unknown, room: Room, around: readonly object[] = []): PrintedValue {
  room.values -= 1;
  try {
    const simple = simpleValue(value);
    if (simple) return simple;
    return describedObject(value as object, room, around);
  } catch {
    return { kind: 'object', text: 'Object' };
  }
}

function describedObject(value: object, room: Room, around: readonly object[]): PrintedValue {
  if (around.includes(value)) return { kind: 'text', text: '[Circular]' };
  const kind = value instanceof Error ? 'error' : value instanceof Node ? 'node' : 'object';
  const own: PrintedValue = { kind, text: shortened(preview(value)) };
  if (around.length >= room.depth || room.values <= 0) return own;
  const all = entriesOf(value);
  const entries: PrintedEntry[] = [];
  for (const [key, inner] of all.slice(0, room.entries)) {
    if (room.values <= 0) break;
    entries.push([shortened(key, 200), described(inner, room, [...around, value])]);
  }
  const left = lengthOf(value, all) - entries.length;
  if (entries.length === 0 && left <= 0) return own;
  return left > 0 ? { ...own, entries, left } : { ...own, entries };
}

/** Stands in the place of a value that only a getter knows. */
class Unasked {}
const unasked = new Unasked();

function simpleValue(value: unknown): PrintedValue | undefined {
  switch (typeof value) {
    case 'string':
      return { kind: 'string', text: shortened(JSON.stringify(value.slice(0, printBounds.text))) };
    case 'number':
      return { kind: 'number', text: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { kind: 'number', text: shortened(`${value}n`) };
    case 'boolean':
      return { kind: 'boolean', text: String(value) };
    case 'symbol':
      return { kind: 'symbol', text: shortened(String(value)) };
    case 'function':
      return { kind: 'function', text: functionText(value) };
    case 'undefined':
      return { kind: 'nothing', text: 'undefined' };
    default:
      if (value === null) return { kind: 'nothing', text: 'null' };
      return value === unasked ? { kind: 'text', text: '(…)' } : undefined;
  }
}

function functionText(value: unknown): string {
  const { name } = value as { readonly name: unknown };
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  return shortened(`${isClass ? 'class' : 'ƒ'} ${typeof name === 'string' ? name : ''}${isClass ? '' : '()'}`, 200);
}

const previewed = 5;

/** One line about it: what it is, and what it begins with. */
function preview(value: object): string {
  const name = nameOf(value);
  if (value instanceof Error) return errorText(value);
  if (value instanceof Element) return tagText(value);
  if (value instanceof Node) return value.nodeType === Node.TEXT_NODE ? JSON.stringify(value.textContent) : value.nodeName;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) return name;
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${value.byteLength})`;
  const entries = entriesOf(value);
  const length = lengthOf(value, entries);
  const isList = isListed(value);
  const shown = entries.slice(0, previewed).map(([key, inner]) => (isList ? briefly(inner) : `${key}: ${briefly(inner)}`));
  if (length > shown.length) shown.push(isList ? `… ${length - shown.length} more` : '…');
  const size = isList || value instanceof Map || value instanceof Set ? `(${length})` : '';
  return isList ? `${name}${size} [${shown.join(', ')}]` : `${name}${size} {${shown.join(', ')}}`;
}

function briefly(value: unknown): string {
  const simple = simpleValue(value);
  if (simple) return shortened(simple.text, 60);
  const { length } = value as { readonly length?: unknown };
  if (value instanceof Error) return errorText(value);
  if (value instanceof Element) return tagText(value);
  if (Array.isArray(value)) return `Array(${String(length)})`;
  const name = nameOf(value as object);
  return name === 'Object' ? '{…}' : `${name} {…}`;
}

function errorText(error: Error): string {
  return `${String(error.name)}: ${String(error.message)}`;
}

function tagText(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).join('');
  return shortened(`<${element.localName}${attributes}>`, 200);
}

function nameOf(value: object): string {
  const constructor = (Object.getPrototypeOf(value) as { readonly constructor?: { readonly name?: unknown } } | null)?.constructor;
  return typeof constructor?.name === 'string' && constructor.name ? shortened(constructor.name, 100) : 'Object';
}

function isListed(value: object): value is ArrayLike<unknown> & object {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value) || value instanceof NodeList;
}

type Entry = readonly [key: string, value: unknown];

/** No more than can be shown: a list may have millions. */
function entriesOf(value: object): Entry[] {
  const most = printBounds.entries + 1;
  if (value instanceof Map) {
    return [...first(value.entries(), most)].map(([key, inner]) => [briefly(key), inner]);
  }
  if (value instanceof Set) return [...first(value.values(), most)].map((inner, index) => [String(index), inner]);
  if (value instanceof Element) return [...value.childNodes].filter(isShown).slice(0, most).map(indexed);
  if (isListed(value)) return Array.from({ length: Math.min(value.length, most) }, (_, index) => value[index]).map(indexed);
  if (value instanceof Error) return [...errorEntries(value), ...ownEntries(value, most)];
  return ownEntries(value, most);
}

function indexed(value: unknown, index: number): Entry {
  return [String(index), value];
}

function isShown({ nodeType, textContent }: Node): boolean {
  return nodeType !== Node.TEXT_NODE || (textContent ?? '').trim() !== '';
}

function errorEntries(error: Error): Entry[] {
  const { stack, cause } = error as { readonly stack?: unknown; readonly cause?: unknown };
  return [...(cause === undefined ? [] : [['cause', cause] as const]), ...(typeof stack === 'string' ? [['stack', stack] as const] : [])];
}

function ownEntries(value: object, most: number): Entry[] {
  return Reflect.ownKeys(value)
    .filter((key) => Object.prototype.propertyIsEnumerable.call(value, key))
    .slice(0, most)
    .map((key) => {
      const found = Object.getOwnPropertyDescriptor(value, key);
      return [String(key), found && 'value' in found ? (found.value as unknown) : unasked];
    });
}

function lengthOf(value: object, entries: readonly Entry[]): number {
  if (value instanceof Map || value instanceof Set) return value.size;
  if (isListed(value)) return value.length;
  return entries.length > printBounds.entries ? Reflect.ownKeys(value).length : entries.length;
}

function* first<T>(values: Iterable<T>, most: number): Iterable<T> {
  let taken = 0;
  for (const value of values) {
    if (taken >= most) return;
    taken += 1;
    yield value;
  }
}

export function shortened(text: string, most: number = printBounds.text): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
