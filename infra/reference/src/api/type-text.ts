import type { Surroundings } from '../page-sources.ts';
import { scriptTypeOf } from '../open-data/idl/idl-type.ts';
import { own, type IdlType } from '../open-data/idl/interface-table.ts';
import { linkTo } from '../page-parts.ts';
import { code, enumeration } from '../page-text.ts';

const globals = 'Web/JavaScript/Reference/Global_Objects';
const deepest = 6;

/** A type in words, with links to what has pages: "a string", "a `Promise` of a `Response`". */
export function typeText(type: IdlType, around: Surroundings, depth = 0): string {
  const { of = [] } = type;
  const inner = () =>
    enumeration(
      of.map((part) => typeText(part, around, depth + 1)),
      'or',
    );
  // After a list that has its own 'or' the last word needs a pause.
  const orNullAfter = (text: string) => (type.isNullable ? `${text}${text.includes(' or ') ? ', or `null`' : ' or `null`'}` : text);
  const orNull = type.isNullable ? ' or `null`' : '';
  if (depth > deepest) return code(type.name);
  switch (type.name) {
    case '|':
      return orNullAfter(unionText(type, around, depth));
    case 'Promise':
      return `a ${global('Promise', around)} that resolves to ${inner()}`;
    case 'sequence':
    case 'FrozenArray':
    case 'ObservableArray':
      return `an ${global('Array', around)} of ${plural(of[0], around, depth)}${orNull}`;
    case 'async_sequence':
      return `an async iterable of ${plural(of[0], around, depth)}${orNull}`;
    case 'record':
      return `an object whose values are ${plural(of[1], around, depth)}${orNull}`;
    default:
      return orNullAfter(nameText(type.name, around, depth));
  }
}

/** Unions within unions, also under other names, are one list. */
function unionText(type: IdlType, around: Surroundings, depth: number): string {
  const parts = partsOf(type, around, depth).map((part) => typeText(part, around, depth + 1));
  const lists = parts.filter((part) => part.includes(' or '));
  // A list within a list comes last, so that it is clear where it begins.
  return enumeration([...new Set([...parts.filter((part) => !part.includes(' or ')), ...lists])], 'or');
}

function partsOf(type: IdlType, around: Surroundings, depth: number): readonly IdlType[] {
  if (depth > deepest) return [type];
  if (type.name === '|') return (type.of ?? []).flatMap((part) => partsOf(part, around, depth + 1));
  const other = own(around.interfaces.typedefs, type.name);
  return other?.name === '|' && !own(buffers, type.name) && !type.isNullable ? partsOf(other, around, depth + 1) : [type];
}

const words: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  bigint: 'a bigint',
  object: 'an object',
  undefined: '`undefined`',
  any: 'any value',
  symbol: 'a symbol',
};

/** Names for any buffer of bytes, which would be long lists. */
const buffers: Readonly<Record<string, readonly string[]>> = {
  BufferSource: ['ArrayBuffer', 'TypedArray', 'DataView'],
  AllowSharedBufferSource: ['ArrayBuffer', 'SharedArrayBuffer', 'TypedArray', 'DataView'],
  ArrayBufferView: ['TypedArray', 'DataView'],
};

function nameText(name: string, around: Surroundings, depth: number): string {
  const script = scriptTypeOf(name);
  if (script === 'number' && !/float|double/.test(name)) return /unsigned|octet/.test(name) ? 'a non-negative integer' : 'an integer';
  if (script !== undefined && Object.hasOwn(words, script)) return words[script] ?? code(script);
  const kinds = own(buffers, name);
  if (kinds)
    return enumeration(
      kinds.map((kind) => `${article(kind)} ${global(kind, around)}`),
      'or',
    );
  const { enumerations, typedefs, dictionaries, callbacks } = around.interfaces;
  const page = linkTo(`Web/API/${name}`, around);
  if (page) return `${article(name)} ${page}`;
  const values = own(enumerations, name);
  if (values?.length === 1) return `the string ${code(`"${values[0]}"`)}`;
  if (values)
    return values.length <= 8
      ? `one of the strings ${enumeration(
          values.map((value) => code(`"${value}"`)),
          'or',
        )}`
      : `a string, a value of the enumeration ${code(name)}`;
  const other = own(typedefs, name);
  if (other) return typeText(other, around, depth + 1);
  if (own(dictionaries, name)) return `an object of the form ${code(name)}`;
  if (name.startsWith('EventHandler') || name.endsWith('EventHandler')) return 'an event handler';
  if (callbacks.includes(name)) return 'a function';
  const builtIn = linkTo(`${globals}/${name}`, around);
  return `${article(name)} ${builtIn ?? code(name)}`;
}

function plural(type: IdlType | undefined, around: Surroundings, depth: number): string {
  if (!type) return 'any values';
  const script = scriptTypeOf(type.name);
  if (script === 'string' || script === 'number' || script === 'boolean' || script === 'object') return `${script}s`;
  const page = linkTo(`Web/API/${type.name}`, around);
  if (own(around.interfaces.dictionaries, type.name)) return `objects of the form ${code(type.name)}`;
  const other = own(around.interfaces.typedefs, type.name);
  if (!page && other && other.name !== '|' && !type.isNullable) return plural(other, around, depth + 1);
  return page ? `${page} objects` : `values, each ${typeText(type, around, depth + 1)}`;
}

function article(name: string): string {
  return /^(?:[AEIO]|U(?![A-Z][a-z]|ni|S|R)|(?:HTML|SVG|[FLMNRSX][A-Z]))/.test(name) && !/^(?:UI|URL|USB|Uint|MIDI)/.test(name)
    ? 'an'
    : 'a';
}

function global(name: string, around: Surroundings): string {
  return linkTo(`${globals}/${name}`, around) ?? code(name);
}
