import type { CssGrammar } from '@webdocs/reference/css-grammar';
import type { IdlType, InterfaceTable } from '@webdocs/reference/interface-table';
import type { OpenData } from '@webdocs/reference/open-data';

/** What scripts know without a standard of the web: of these compatibility data have the members, and no types. */
const above: Readonly<Record<string, string>> = Object.fromEntries([
  ...['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float16', 'Float32', 'Float64', 'BigInt64', 'BigUint64'].map(
    (name) => [`${name}Array`, 'TypedArray'],
  ),
  ...['Aggregate', 'Eval', 'Range', 'Reference', 'Suppressed', 'Syntax', 'Type', 'URI'].map((name) => [`${name}Error`, 'Error']),
  ['Generator', 'Iterator'],
  ['AsyncGenerator', 'AsyncIterator'],
]);
const javascriptGlobals = [
  'arguments',
  'require',
  'module',
  'exports',
  'process',
  'global',
  'import',
  'super',
  'eval',
  'undefined',
  'Buffer',
];
const ofEveryObject = [
  'constructor',
  'prototype',
  '__proto__',
  'then',
  'toString',
  'toJSON',
  'valueOf',
  'length',
  'name',
  'message',
  'stack',
  'cause',
];
const ofObjects = ['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', '__defineGetter__', '__defineSetter__'];
/** Of which compatibility data tell as of parts of at-rules and of properties, or not at all. */
const moreFunctions = ['format', 'tech', 'local', 'url', 'layer', 'supports', 'selector', 'style', 'scroll-state', 'src'];

/** A value in code, as far as it is known what it is. */
export interface KnownType {
  readonly name: string;
  /** The interface itself and not one of its objects: `Array` and not `[]`. */
  readonly isStatic?: true;
  /** Taken for that because of its name alone. */
  readonly isGuess?: true;
  /** What it brings, such as a promise. */
  readonly of?: KnownType;
}

/** The names of everything that browsers have, out of compatibility data and standards. */
export class PlatformNames {
  readonly #members = new Map<string, Set<string>>();
  readonly #types = new Map<string, KnownType>();
  readonly #above = new Map<string, string>(Object.entries(above));
  readonly #below = new Map<string, string[]>();
  readonly #anywhere = new Set<string>(ofEveryObject);
  readonly #globals = new Set<string>(javascriptGlobals);
  readonly #css = {
    properties: new Set<string>(),
    atRules: new Set<string>(),
    pseudos: new Set<string>(),
    functions: new Set<string>(),
    media: new Set<string>(),
  };
  readonly #elements = new Set<string>();
  readonly #attributes = new Set<string>();
  readonly #words = new Set<string>();
  #grammar: CssGrammar | undefined;
  #beginnings: ReadonlySet<string> | undefined;

  /** Reads the names, a few with each step. Without it there are none. */
  *reading(data: Pick<OpenData, 'compat' | 'interfaces' | 'cssGrammar' | 'elements'>): Generator<void> {
    for (const key of data.compat?.keys() ?? []) yield this.#addFeature(key.split('.'));
    if (data.interfaces) yield* this.#readInterfaces(data.interfaces);
    for (const element of data.elements?.keys() ?? []) this.#elements.add(element.split(' ').at(-1) ?? '');
    this.#grammar = data.cssGrammar;
    for (const name of moreFunctions) this.#css.functions.add(name);
    for (const [name, upper] of this.#above) this.#below.set(upper, [...(this.#below.get(upper) ?? []), name]);
    for (const scope of [
      'Window',
      'WorkerGlobalScope',
      'DedicatedWorkerGlobalScope',
      'ServiceWorkerGlobalScope',
      'AudioWorkletGlobalScope',
    ]) {
      for (const holder of this.#lineOf(scope)) for (const name of this.#members.get(holder) ?? []) this.#globals.add(name);
    }
  }

  isGlobal(name: string): boolean {
    return this.#globals.has(name) || this.#members.has(name);
  }

  /** Whether a function or an object of the platform begins so, in small letters first. */
  beginsGlobal(beginning: string): boolean {
    this.#beginnings ??= new Set([...this.#globals].filter((name) => /^[a-z]/.test(name)).flatMap(beginningsOf));
    return this.#beginnings.has(beginning);
  }

  isInterface(name: string): boolean {
    return this.#members.has(name);
  }

  /** Whether any object at all has a member of that name. */
  isMember(name: string): boolean {
    return this.#anywhere.has(name) || this.#globals.has(name);
  }

  /** Whether an object of the type may have it: what is declared as a node may be an element. */
  hasMember({ name: type, isStatic }: KnownType, name: string): boolean {
    if (ofEveryObject.includes(name) || ofObjects.includes(name)) return true;
    if (isStatic && this.#holds(['Function'], name)) return true;
    return this.#holds([...this.#lineOf(type), ...this.#allBelow(type)], name);
  }

  /** The type of a member, or what a method returns. */
  typeOf({ name: type }: KnownType, name: string): KnownType | undefined {
    for (const holder of [...this.#lineOf(type), ...this.#allBelow(type)]) {
      const found = this.#types.get(`${holder}.${name}`);
      if (found) return found;
    }
    return undefined;
  }

  isProperty(name: string): boolean {
    return this.#css.properties.has(name) || this.#grammar?.property(name) !== undefined;
  }

  isDescriptor(atRule: string, name: string): boolean {
    return this.#grammar?.descriptor(`@${atRule}`, name) !== undefined || this.#words.has(`at-rules ${atRule} ${name}`);
  }

  isAtRule(name: string): boolean {
    return this.#css.atRules.has(name) || this.#grammar?.atRule(`@${name}`) !== undefined;
  }

  isPseudo(name: string): boolean {
    return this.#css.pseudos.has(name);
  }

  isCssFunction(name: string): boolean {
    return this.#css.functions.has(name);
  }

  isMediaFeature(name: string): boolean {
    return this.#css.media.has(name) || this.#css.media.has(name.replace(/^(-webkit-)?(min|max)-/, ''));
  }

  isElement(name: string): boolean {
    return this.#elements.has(name);
  }

  isAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  /** Whether it is a name of a style sheet in any role, such as that of a type of values. */
  isCssWord(name: string): boolean {
    return this.isProperty(name) || this.isCssFunction(name) || this.isPseudo(name) || this.isAtRule(name) || this.#words.has(name);
  }

  #holds(types: readonly string[], name: string): boolean {
    return types.some((type) => this.#members.get(type)?.has(name));
  }

  #lineOf(type: string): string[] {
    const line: string[] = [];
    for (let at: string | undefined = type; at !== undefined && !line.includes(at); at = this.#above.get(at)) line.push(at);
    return line;
  }

  #allBelow(type: string): string[] {
    return (this.#below.get(type) ?? []).flatMap((name) => [name, ...this.#allBelow(name)]);
  }

  #addFeature(names: readonly string[]): void {
    const [area, group = '', name = '', more] = names;
    if (area === 'api') this.#addMember(group, name);
    else if (area === 'javascript' && group === 'builtins') this.#addMember(name, more);
    else if (area === 'css') this.#addCss(group, name, names.slice(3));
    else if (area === 'html' || area === 'svg' || area === 'mathml') this.#addMarkup(group, name, more);
  }

  #addMember(holder: string, member: string | undefined): void {
    if (!holder) return;
    this.#globals.add(holder);
    const members = this.#members.get(holder) ?? new Set();
    if (/^[A-Z]|^console$/.test(holder)) this.#members.set(holder, members);
    if (!member) return;
    // Static members are told apart by their end, events by theirs.
    const name = member.replace(/_(static|event)$/, '');
    members.add(name);
    this.#anywhere.add(name);
  }

  #addCss(group: string, name: string, more: readonly string[]): void {
    if (group === 'properties') this.#css.properties.add(name);
    else if (group === 'at-rules') {
      this.#css.atRules.add(name);
      for (const own of more.slice(0, 1)) {
        if (name === 'media' || name === 'container') this.#css.media.add(own);
        this.#words.add(`at-rules ${name} ${own}`);
      }
    } else if (group === 'selectors') this.#css.pseudos.add(name);
    else if (group === 'types') this.#css.functions.add(name.toLowerCase());
    for (const word of [name, ...more]) this.#words.add(word);
    // Functions are also told of as values of a type or a property: `transform-function.rotate`.
    for (const word of more) this.#css.functions.add(word.toLowerCase());
  }

  #addMarkup(group: string, name: string, attribute: string | undefined): void {
    if (group === 'elements') this.#elements.add(name);
    else this.#attributes.add(name);
    if (group === 'elements' && attribute) this.#attributes.add(attribute);
  }

  *#readInterfaces({ interfaces, dictionaries, typedefs }: InterfaceTable): Generator<void> {
    for (const { name, inherits, members } of Object.values(interfaces)) {
      yield;
      this.#addMember(name, undefined);
      if (inherits) this.#above.set(name, inherits);
      for (const member of members) {
        this.#addMember(name, member.name);
        const type = member.type && plainType(member.type, typedefs);
        if (type) this.#types.set(`${name}.${member.name}`, type);
        if (name === 'ARIAMixin' || /^aria[A-Z]/.test(member.name))
          this.#attributes.add(
            `aria-${member.name
              .slice(4)
              .replace(/Elements?$/, '')
              .toLowerCase()}`,
          );
        if (/^on[a-z]+$/.test(member.name)) this.#attributes.add(member.name);
      }
    }
    for (const { members } of Object.values(dictionaries)) for (const { name } of members) this.#anywhere.add(name);
  }
}

function beginningsOf(name: string): string[] {
  return Array.from(name, (_, index) => name.slice(0, index + 1));
}

function plainType({ name, of = [] }: IdlType, typedefs: InterfaceTable['typedefs']): KnownType | undefined {
  if (name === 'Promise') {
    const brings = of[0] && plainType(of[0], typedefs);
    return { name: 'Promise', ...(brings ? { of: brings } : {}) };
  }
  if (['DOMString', 'USVString', 'ByteString', 'CSSOMString'].includes(name)) return { name: 'String' };
  if (['sequence', 'FrozenArray', 'ObservableArray'].includes(name)) return { name: 'Array' };
  const meant = Object.hasOwn(typedefs, name) ? typedefs[name] : undefined;
  if (meant) return plainType(meant, {});
  return /^[A-Z]/.test(name) && !/Callback|Handler$/.test(name) ? { name } : undefined;
}
