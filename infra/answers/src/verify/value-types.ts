import type { PlatformNames, KnownType } from './platform-names.ts';
import { eachPart, isPart, memberName, nameOf, type Part } from './script-syntax.ts';

/** What variables of these names hold in examples that do not show where they come from. */
const byCustom: Readonly<Record<string, string>> = {
  el: 'Element',
  elem: 'Element',
  element: 'Element',
  button: 'Element',
  btn: 'Element',
  input: 'Element',
  video: 'Element',
  audio: 'Element',
  canvas: 'Element',
  dialog: 'Element',
  img: 'Element',
  popover: 'Element',
  ctx: 'CanvasRenderingContext2D',
  node: 'Node',
  e: 'Event',
  event: 'Event',
  evt: 'Event',
  response: 'Response',
  arr: 'Array',
  array: 'Array',
  str: 'String',
  controller: 'AbortController',
};
/** Their members have names that a page gives them. */
const open: ReadonlySet<string> = new Set([
  'DOMStringMap',
  'Storage',
  'HTMLFormControlsCollection',
  'HTMLFormElement',
  'HTMLCollection',
  'NamedNodeMap',
  'WindowProxy',
  'Object',
  'Function',
  'Proxy',
  'JSON',
]);
const styles: ReadonlySet<string> = new Set(['CSSStyleDeclaration', 'CSSStyleProperties']);
const returnsByName: Readonly<Record<string, KnownType>> = Object.fromEntries([
  ...[
    'map',
    'filter',
    'slice',
    'concat',
    'flat',
    'flatMap',
    'reverse',
    'sort',
    'toSorted',
    'toReversed',
    'toSpliced',
    'splice',
    'with',
    'fill',
  ].map((name) => [`Array.${name}`, { name: 'Array' }]),
  ...['from', 'of'].map((name) => [`Array.${name}`, { name: 'Array' }]),
  ...['join'].map((name) => [`Array.${name}`, { name: 'String' }]),
  ...[
    'trim',
    'slice',
    'toLowerCase',
    'toUpperCase',
    'replace',
    'replaceAll',
    'padStart',
    'padEnd',
    'repeat',
    'concat',
    'substring',
    'normalize',
  ].map((name) => [`String.${name}`, { name: 'String' }]),
  ...['split'].map((name) => [`String.${name}`, { name: 'Array' }]),
  ...['keys', 'values', 'entries'].map((name) => [`Object.${name}`, { name: 'Array' }]),
  ...['all', 'allSettled', 'race', 'any', 'resolve', 'reject', 'then', 'catch', 'finally'].map((name) => [
    `Promise.${name}`,
    { name: 'Promise' },
  ]),
]);

/** What the values of a script are, as far as its own text says it. */
export class ValueTypes {
  readonly #names: PlatformNames;
  readonly #declared: ReadonlySet<string>;
  /** What the only value of a variable is written as; null where it has several. */
  readonly #values = new Map<string, Part | null>();

  constructor(tree: Part, names: PlatformNames, declared: ReadonlySet<string>) {
    this.#names = names;
    this.#declared = declared;
    for (const node of eachPart(tree)) {
      if (node.type === 'VariableDeclarator') this.#note(nameOf(node.id), node.init);
      else if (node.type === 'AssignmentExpression') this.#note(nameOf(node.left), node.right);
    }
  }

  /** Undefined where nothing can be said of it. */
  of(node: unknown, depth = 0): KnownType | undefined {
    if (!isPart(node) || depth > 12) return undefined;
    switch (node.type) {
      case 'Literal':
        return literalType(node);
      case 'TemplateLiteral':
        return { name: 'String' };
      case 'ArrayExpression':
        return { name: 'Array' };
      case 'Identifier':
        return this.#ofName(nameOf(node) ?? '', depth);
      case 'NewExpression':
        return this.#made(nameOf(node.callee));
      case 'AwaitExpression':
        return this.#awaited(this.of(node.argument, depth + 1));
      case 'ChainExpression':
        return this.of(node.expression, depth + 1);
      case 'CallExpression':
        return this.#called(node.callee, depth);
      case 'MemberExpression':
        return this.#member(node, depth);
      default:
        return undefined;
    }
  }

  static isOpen({ name, isStatic }: KnownType): boolean {
    return !isStatic && open.has(name);
  }

  static isStyle({ name }: KnownType): boolean {
    return styles.has(name);
  }

  #note(name: string | undefined, value: unknown): void {
    if (name === undefined) return;
    const isKnown = isPart(value) && !this.#values.has(name);
    if (isPart(value) || this.#values.has(name)) this.#values.set(name, isKnown ? value : null);
  }

  #ofName(name: string, depth: number): KnownType | undefined {
    const value = this.#values.get(name);
    const written = value ? this.of(value, depth + 1) : undefined;
    if (written) return written;
    const custom = Object.hasOwn(byCustom, name) ? byCustom[name] : undefined;
    if (custom) return { name: custom, isGuess: true };
    if (value !== undefined) return undefined;
    if (this.#declared.has(name)) return undefined;
    if (['window', 'self', 'globalThis'].includes(name)) return { name: 'Window' };
    if (/^[A-Z]|^console$/.test(name)) return this.#names.isInterface(name) ? { name, isStatic: true } : undefined;
    return this.#names.typeOf({ name: 'Window' }, name);
  }

  #made(name: string | undefined): KnownType | undefined {
    return name !== undefined && !this.#declared.has(name) && this.#names.isInterface(name) ? { name } : undefined;
  }

  #awaited(type: KnownType | undefined): KnownType | undefined {
    return type?.name === 'Promise' ? type.of : type;
  }

  #called(callee: unknown, depth: number): KnownType | undefined {
    if (!isPart(callee)) return undefined;
    if (callee.type === 'MemberExpression') return this.#member(callee, depth);
    const name = nameOf(callee) ?? '';
    if (this.#declared.has(name)) return undefined;
    return this.#names.typeOf({ name: 'Window' }, name);
  }

  #member(node: Part, depth: number): KnownType | undefined {
    const type = this.of(node.object, depth + 1);
    const name = memberName(node)?.name;
    if (!type || name === undefined) return undefined;
    if (type.isStatic && name === 'prototype') return { name: type.name };
    return returnsByName[`${type.name}.${name}`] ?? this.#names.typeOf(type, name);
  }
}

function literalType(node: Part): KnownType | undefined {
  if ('regex' in node && node.regex) return { name: 'RegExp' };
  if (typeof node.value === 'string') return { name: 'String' };
  return typeof node.value === 'number' ? { name: 'Number' } : undefined;
}
