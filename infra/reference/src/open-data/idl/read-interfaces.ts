import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  parse,
  write,
  type AbstractBase,
  type Argument,
  type ExtendedAttribute,
  type IDLRootType,
  type Member,
  type ValueDescription,
} from 'webidl2';
import { typeOf } from './idl-type.ts';
import type { IdlDictionary, IdlInterface, IdlMember, IdlParameter, InterfaceTable } from './interface-table.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Growing = Mutable<Omit<IdlInterface, 'members' | 'mixins'>> & { members: IdlMember[]; mixins: string[] };

/** Reads every interface definition file of a folder and joins what is defined in several places. */
export function readInterfaces(folder: string): InterfaceTable {
  const reading = new Reading();
  const files = readdirSync(folder).filter((name) => name.endsWith('.idl'));
  if (files.length === 0) throw new Error('it holds no interface definitions');
  for (const file of files.sort()) {
    const standard = basename(file, '.idl');
    for (const definition of parse(readFileSync(join(folder, file), 'utf8'))) reading.add(definition, standard);
  }
  return reading.table();
}

class Reading {
  readonly #interfaces = new Map<string, Growing>();
  readonly #partials: Array<{ readonly name: string; readonly members: readonly IdlMember[] }> = [];
  readonly #mixins = new Map<string, IdlMember[]>();
  readonly #includes: Array<readonly [target: string, mixin: string]> = [];
  readonly #dictionaries = new Map<string, Mutable<IdlDictionary>>();
  readonly #enumerations = new Map<string, readonly string[]>();
  readonly #typedefs = new Map<string, ReturnType<typeof typeOf>>();
  readonly #callbacks: string[] = [];

  add(definition: IDLRootType, standard: string): void {
    switch (definition.type) {
      case 'interface':
      case 'namespace':
      case 'callback interface': {
        const limits = limitsOf(definition.extAttrs);
        const members = definition.members.flatMap((member) => memberOf(member));
        if (definition.partial) {
          this.#partials.push({ name: definition.name, members: members.map((member) => ({ ...limits, ...member, standard })) });
          return;
        }
        const constructors = definition.extAttrs.filter(({ name }) => name === 'LegacyFactoryFunction').length;
        if (constructors > 0 && members.length === 0) return;
        this.#interfaces.set(definition.name, {
          name: definition.name,
          kind: definition.type === 'callback interface' ? 'callback' : definition.type,
          ...('inheritance' in definition && definition.inheritance ? { inherits: definition.inheritance } : {}),
          exposed: limits.exposed ?? [],
          ...(limits.secure ? { secure: true } : {}),
          standard,
          mixins: [],
          members,
        });
        return;
      }
      case 'interface mixin': {
        const known = this.#mixins.get(definition.name) ?? [];
        const limits = limitsOf(definition.extAttrs);
        const members = definition.members.flatMap((member) => memberOf(member));
        known.push(
          ...members.map((member) => ({ ...limits, ...member, mixin: definition.name, ...(definition.partial ? { standard } : {}) })),
        );
        this.#mixins.set(definition.name, known);
        return;
      }
      case 'includes':
        this.#includes.push([definition.target, definition.includes]);
        return;
      case 'dictionary': {
        const known = this.#dictionaries.get(definition.name);
        const members = definition.members.map((member) => ({
          name: member.name,
          type: typeOf(member.idlType),
          ...(member.required ? { isRequired: true as const } : {}),
          ...(member.default ? { byDefault: declarationOf(member.default).replace(/^= */, '') } : {}),
        }));
        this.#dictionaries.set(definition.name, {
          ...(definition.inheritance ? { inherits: definition.inheritance } : known?.inherits ? { inherits: known.inherits } : {}),
          members: [...(known?.members ?? []), ...members],
        });
        return;
      }
      case 'enum':
        this.#enumerations.set(
          definition.name,
          definition.values.map(({ value }) => value),
        );
        return;
      case 'typedef':
        this.#typedefs.set(definition.name, typeOf(definition.idlType));
        return;
      case 'callback':
        this.#callbacks.push(definition.name);
    }
  }

  table(): InterfaceTable {
    for (const { name, members } of this.#partials) this.#interfaces.get(name)?.members.push(...members);
    for (const [target, mixin] of this.#includes) {
      const growing = this.#interfaces.get(target);
      if (!growing) continue;
      growing.mixins.push(mixin);
      growing.members.push(...(this.#mixins.get(mixin) ?? []));
    }
    return {
      interfaces: Object.fromEntries(this.#interfaces),
      dictionaries: Object.fromEntries(this.#dictionaries),
      enumerations: Object.fromEntries(this.#enumerations),
      typedefs: Object.fromEntries(this.#typedefs),
      callbacks: this.#callbacks,
    };
  }
}

interface Limits {
  readonly exposed?: readonly string[];
  readonly secure?: true;
}

/** Where and under which conditions something is there for scripts. */
function limitsOf(attributes: readonly ExtendedAttribute[]): Limits {
  const given = attributes.find(({ name }) => name === 'Exposed')?.rhs;
  const scopes = given && 'value' in given ? given.value : undefined;
  const names = given?.type === '*' ? ['*'] : scopes && [scopes].flat().map((scope) => (typeof scope === 'string' ? scope : scope.value));
  return {
    ...(names ? { exposed: names } : {}),
    ...(attributes.some(({ name }) => name === 'SecureContext') ? { secure: true } : {}),
  };
}

function memberOf(member: Member): IdlMember[] {
  const limits = limitsOf(member.extAttrs);
  switch (member.type) {
    case 'constructor':
      return [
        {
          ...limits,
          kind: 'constructor',
          name: 'constructor',
          parameters: member.arguments.map(parameterOf),
          declaration: declarationOf(member),
        },
      ];
    case 'operation':
      if (!member.name) return member.special === 'stringifier' ? [stringifier(limits, declarationOf(member))] : [];
      return [
        {
          ...limits,
          kind: 'method',
          name: member.name,
          ...(member.special === 'static' ? { isStatic: true } : {}),
          ...(member.idlType ? { type: typeOf(member.idlType) } : {}),
          parameters: member.arguments.map(parameterOf),
          declaration: declarationOf(member),
        },
      ];
    case 'attribute':
      return [
        {
          ...limits,
          kind: 'property',
          name: member.name,
          ...(member.special === 'static' ? { isStatic: true } : {}),
          ...(member.readonly ? { isReadonly: true } : {}),
          type: typeOf(member.idlType),
          declaration: declarationOf(member),
        },
        ...(member.special === 'stringifier' ? [stringifier(limits, declarationOf(member))] : []),
      ];
    case 'const':
      return [{ ...limits, kind: 'constant', name: member.name, type: typeOf(member.idlType), declaration: declarationOf(member) }];
    case 'iterable':
    case 'maplike':
    case 'setlike':
      return [{ ...limits, kind: 'collection', name: member.type, declaration: declarationOf(member) }];
    default:
      return [];
  }
}

function stringifier(limits: Limits, declaration: string): IdlMember {
  return { ...limits, kind: 'method', name: 'toString', type: { name: 'DOMString' }, parameters: [], declaration };
}

function parameterOf(argument: Argument): IdlParameter {
  return {
    name: argument.name,
    type: typeOf(argument.idlType),
    ...(argument.optional ? { isOptional: true } : {}),
    ...(argument.variadic ? { isVariadic: true } : {}),
    ...(argument.default ? { byDefault: declarationOf(argument.default).replace(/^= */, '') } : {}),
  };
}

/** A definition as its standard writes it, on one line and without the attributes in front. */
function declarationOf(definition: AbstractBase | ValueDescription): string {
  return write([definition])
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(\[(?:[^[\]"]|"[^"]*"|\[[^\]]*\])*\] ?)+/, '')
    .trim();
}
