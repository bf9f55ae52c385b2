import type { IDLTypeDescription } from 'webidl2';
import type { IdlType } from './interface-table.ts';

/** The parser's description of a type, made small. */
export function typeOf(given: IDLTypeDescription): IdlType {
  const isNullable = given.nullable ? { isNullable: true as const } : {};
  const inner = given.idlType;
  if (typeof inner === 'string') return { name: inner, ...isNullable };
  const of = [inner].flat().map(typeOf);
  return {
    name: given.union ? '|' : given.generic || (of[0]?.name ?? ''),
    ...(given.union || given.generic ? { of } : (of[0] ?? {})),
    ...isNullable,
  };
}

const primitives: Readonly<Record<string, string>> = {
  DOMString: 'string',
  USVString: 'string',
  ByteString: 'string',
  CSSOMString: 'string',
  TrustedHTML: 'TrustedHTML',
  boolean: 'boolean',
  bigint: 'bigint',
  object: 'object',
  undefined: 'undefined',
  any: 'any',
  symbol: 'symbol',
};
const numbers = /^(unrestricted )?(unsigned )?(byte|octet|short|long|long long|float|double)$/;

/** The type of JavaScript that a type of the interface language is for scripts; undefined for interfaces and dictionaries. */
export function scriptTypeOf(name: string): string | undefined {
  if (numbers.test(name)) return 'number';
  return Object.hasOwn(primitives, name) ? primitives[name] : undefined;
}
