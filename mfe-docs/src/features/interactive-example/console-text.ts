import { isSerialized } from '@webdocs/contracts/samples/sample-messages';

const longest = 10_000;
const deepest = 6;
const mostEntries = 100;

/** What a call of the console prints, in one text: placeholders of the first argument are filled, values are written as code. */
export function consoleText(args: readonly unknown[]): string {
  const [first, ...rest] = args;
  const text =
    typeof first === 'string' && rest.length > 0 && /%[oOdisfc%]/.test(first)
      ? filled(first, rest)
      : args.map((value) => valueText(value)).join(' ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function filled(template: string, values: readonly unknown[]): string {
  const left = [...values];
  const text = template.replace(/%([oOdisfc%])/g, (placeholder, kind: string) => {
    if (kind === '%') return '%';
    if (left.length === 0) return placeholder;
    return placeholderText(kind, left.shift());
  });
  return [text, ...left.map((value) => (typeof value === 'string' ? value : valueText(value)))].join(' ');
}

function placeholderText(kind: string, value: unknown): string {
  if (kind === 'c') return '';
  if (kind === 's') return typeof value === 'string' ? value : valueText(value);
  if (kind === 'd' || kind === 'i') return typeof value === 'bigint' ? `${value}n` : String(Number.parseInt(plainText(value), 10));
  if (kind === 'f') return String(Number.parseFloat(plainText(value)));
  return valueText(value);
}

function plainText(value: unknown): string {
  return typeof value === 'object' && value !== null ? '' : String(value);
}

/** A value as it would be written in code, as far as that goes. */
function valueText(value: unknown, around: readonly object[] = []): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isSerialized(value)) return value._MDNPlaySerializedObject;
  if (around.includes(value) || around.length >= deepest) return '…';
  return objectText(value, (inner) => valueText(inner, [...around, value]));
}

function objectText(value: object, inner: (value: unknown) => string): string {
  if (Array.isArray(value)) return arrayText('Array', value, inner);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Map)
    return entriesText(
      'Map',
      [...value].map(([key, entry]) => `${inner(key)} => ${inner(entry)}`),
    );
  if (value instanceof Set) return entriesText('Set', [...value].map(inner));
  if (ArrayBuffer.isView(value) && 'length' in value) return arrayText(kindOf(value), Array.from(value as Uint8Array), inner);
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${value.byteLength})`;
  return entriesText(
    'Object',
    Object.entries(value).map(([key, entry]) => `${keyText(key)}: ${inner(entry)}`),
  );
}

function arrayText(name: string, values: readonly unknown[], inner: (value: unknown) => string): string {
  // A hole is no undefined.
  const entries = Array.from({ length: Math.min(values.length, mostEntries + 1) }, (_, index) =>
    index in values ? inner(values[index]) : 'empty',
  );
  return `${name} [${shortened(entries, values.length).join(', ')}]`;
}

function entriesText(name: string, entries: readonly string[]): string {
  return entries.length === 0 ? `${name} {}` : `${name} { ${shortened(entries, entries.length).join(', ')} }`;
}

function shortened(entries: readonly string[], length: number): readonly string[] {
  return length > mostEntries ? [...entries.slice(0, mostEntries), '…'] : entries;
}

function keyText(key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : JSON.stringify(key);
}

function kindOf(value: object): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
