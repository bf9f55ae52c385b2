/** What this package uses of the parser, which brings no types of its own. */
declare module 'webidl2' {
  export interface AbstractBase {
    readonly type: string;
    readonly extAttrs: readonly ExtendedAttribute[];
  }

  export interface ExtendedAttribute {
    readonly name: string;
    readonly rhs:
      | { readonly type: '*' }
      | { readonly type: string; readonly value: string | ReadonlyArray<{ readonly value: string }> }
      | null;
  }

  export interface IDLTypeDescription {
    readonly generic: string;
    readonly nullable: boolean;
    readonly union: boolean;
    readonly idlType: string | IDLTypeDescription | readonly IDLTypeDescription[];
  }

  export interface ValueDescription {
    readonly type: string;
  }

  export interface Argument extends AbstractBase {
    readonly name: string;
    readonly optional: boolean;
    readonly variadic: boolean;
    readonly idlType: IDLTypeDescription;
    readonly default: ValueDescription | null;
  }

  export type Member =
    | (AbstractBase & { readonly type: 'constructor'; readonly arguments: readonly Argument[] })
    | (AbstractBase & {
        readonly type: 'operation';
        readonly name: string | null;
        readonly special: string;
        readonly idlType: IDLTypeDescription | null;
        readonly arguments: readonly Argument[];
      })
    | (AbstractBase & {
        readonly type: 'attribute';
        readonly name: string;
        readonly special: string;
        readonly readonly: boolean;
        readonly idlType: IDLTypeDescription;
      })
    | (AbstractBase & { readonly type: 'const'; readonly name: string; readonly idlType: IDLTypeDescription })
    | (AbstractBase & { readonly type: 'iterable' | 'maplike' | 'setlike' | 'async_iterable' });

  export interface Field extends AbstractBase {
    readonly name: string;
    readonly required: boolean;
    readonly idlType: IDLTypeDescription;
    readonly default: ValueDescription | null;
  }

  interface Named extends AbstractBase {
    readonly name: string;
    readonly partial: boolean;
  }

  export type IDLRootType =
    | (Named & {
        readonly type: 'interface' | 'namespace' | 'callback interface';
        readonly inheritance?: string | null;
        readonly members: readonly Member[];
      })
    | (Named & { readonly type: 'interface mixin'; readonly members: readonly Member[] })
    | (Named & { readonly type: 'dictionary'; readonly inheritance: string | null; readonly members: readonly Field[] })
    | (Named & { readonly type: 'enum'; readonly values: ReadonlyArray<{ readonly value: string }> })
    | (Named & { readonly type: 'typedef'; readonly idlType: IDLTypeDescription })
    | (Named & { readonly type: 'callback' })
    | (AbstractBase & { readonly type: 'includes'; readonly target: string; readonly includes: string });

  export function parse(source: string): IDLRootType[];
  export function write(definitions: ReadonlyArray<AbstractBase | ValueDescription>): string;
}
