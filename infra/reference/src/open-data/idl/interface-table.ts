/** The interfaces of the web platform in a form that is small and plain: it is kept in memory and in the index file. */
export interface IdlInterface {
  readonly name: string;
  readonly kind: 'interface' | 'namespace' | 'callback';
  readonly inherits?: string;
  readonly mixins: readonly string[];
  /** Names of global scopes; `*` is every one. */
  readonly exposed: readonly string[];
  readonly secure?: true;
  /** Short name of the standard that defines it. */
  readonly standard: string;
  readonly members: readonly IdlMember[];
}

export interface IdlMember {
  readonly kind: 'constructor' | 'method' | 'property' | 'constant' | 'collection';
  readonly name: string;
  readonly isStatic?: true;
  readonly isReadonly?: true;
  readonly secure?: true;
  readonly exposed?: readonly string[];
  /** Type of a property, or what a method returns. */
  readonly type?: IdlType;
  readonly parameters?: readonly IdlParameter[];
  /** As the standard declares it. */
  readonly declaration: string;
  /** The mixin that brings it. */
  readonly mixin?: string;
  /** Short name of the standard that adds it to an interface of another one. */
  readonly standard?: string;
}

export interface IdlParameter {
  readonly name: string;
  readonly type: IdlType;
  readonly isOptional?: true;
  readonly isVariadic?: true;
  readonly byDefault?: string;
}

/** A name, with types inside; `|` stands for a union. */
export interface IdlType {
  readonly name: string;
  readonly of?: readonly IdlType[];
  readonly isNullable?: true;
}

export interface IdlDictionary {
  readonly inherits?: string;
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly type: IdlType;
    readonly isRequired?: true;
    readonly byDefault?: string;
  }>;
}

export interface InterfaceTable {
  readonly interfaces: Readonly<Record<string, IdlInterface>>;
  readonly dictionaries: Readonly<Record<string, IdlDictionary>>;
  readonly enumerations: Readonly<Record<string, readonly string[]>>;
  /** Other names of types. */
  readonly typedefs: Readonly<Record<string, IdlType>>;
  readonly callbacks: readonly string[];
}

export const noInterfaces: InterfaceTable = { interfaces: {}, dictionaries: {}, enumerations: {}, typedefs: {}, callbacks: [] };

export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** All declarations of a member: a method may have several signatures. */
export function membersCalled(given: IdlInterface, name: string, isStatic: boolean): readonly IdlMember[] {
  return given.members.filter((member) => member.name === name && (member.isStatic ?? false) === isStatic);
}
