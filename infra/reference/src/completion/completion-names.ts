import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { CompatData } from '../open-data/compat-data.ts';
import type { CssGrammar } from '../open-data/css-grammar.ts';
import type { InterfaceTable } from '../open-data/idl/interface-table.ts';
import type { WebFeatures } from '../open-data/web-features.ts';
import { valuesOf } from './property-values.ts';

/** What an editor offers while code is written: lists of names, each list one text with spaces between its names. */
export interface CompletionNames {
  /** By property its values; `<color>` stands for the list of colors. */
  readonly properties: Readonly<Record<string, string>>;
  readonly colors: string;
  readonly atRules: string;
  readonly pseudoClasses: string;
  /** By element the attributes that it has besides those of all. */
  readonly elements: Readonly<Record<string, string>>;
  readonly attributes: string;
  /** By attribute, or by element and attribute, the words that it can have. */
  readonly attributeValues: Readonly<Record<string, string>>;
  readonly globals: string;
  /** By global object what it has; `*` is what objects of unknown kind often have. */
  readonly members: Readonly<Record<string, string>>;
}

export interface CompletionSources {
  readonly compat: CompatData;
  readonly features: WebFeatures;
  readonly grammar: CssGrammar;
  readonly interfaces: InterfaceTable;
}

/** How far a name can be relied on is a mark behind it; most are in every browser and have none. */
const marks = { newly: '+', limited: '~', unknown: '?' } as const;

/** Globals that are an object of an interface, and are written with a dot behind them. */
const objects: Readonly<Record<string, string>> = {
  document: 'Document',
  window: 'Window',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  performance: 'Performance',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  console: 'console',
};
/** The data names values that were added later, and not those that an attribute always had: a list of one misleads. */
const fewest = 3;
/** What code in a playground mostly has in its variables. */
const often = { interfaces: ['HTMLElement', 'Event', 'DOMTokenList'], builtins: ['Array', 'String', 'Promise', 'Map'] } as const;

export function completionNames({ compat, features, grammar, interfaces }: CompletionSources): CompletionNames {
  const standardBelow = (key: string) => namesBelow(compat.tree(key)).filter((name) => isStandard(compat.statement(`${key}.${name}`)));
  const marked = (key: string, names: readonly string[], shown = (name: string) => name) =>
    names.map((name) => shown(name) + markOf(features, `${key}.${name}`)).join(' ');

  return {
    properties: Object.fromEntries(
      standardBelow('css.properties')
        .filter((name) => !name.startsWith('-') && !name.includes('_'))
        .map((name) => [name + markOf(features, `css.properties.${name}`), valuesOf(name, grammar).join(' ')]),
    ),
    colors: valuesOf.colors(grammar).join(' '),
    atRules: marked('css.at-rules', standardBelow('css.at-rules')),
    pseudoClasses: pseudoClasses(),
    elements: Object.fromEntries(
      standardBelow('html.elements').map((name) => [
        name + markOf(features, `html.elements.${name}`),
        marked(`html.elements.${name}`, attributesOf(`html.elements.${name}`)),
      ]),
    ),
    attributes: marked('html.global_attributes', attributesOf('html.global_attributes')),
    attributeValues: attributeValues(),
    globals: globals(),
    members: members(),
  };

  function pseudoClasses(): string {
    const names = standardBelow('css.selectors').filter((name) => !/[A-Z_]/.test(name) && !name.startsWith('-'));
    return marked(
      'css.selectors',
      names.filter((name) => grammar.selector(`:${name}`) !== undefined || grammar.selector(`::${name}`) !== undefined),
      (name) => (grammar.selector(`::${name}`) === undefined ? `:${name}` : `::${name}`),
    );
  }

  function attributesOf(key: string): string[] {
    return standardBelow(key).filter((name) => /^[a-z][a-z-]*$/.test(name));
  }

  /** The data calls a value `type_radio` below `input`, or `auto` below the attribute. */
  function attributeValues(): Record<string, string> {
    const found = new Map<string, string>();
    const collect = (owner: string, key: string) => {
      for (const attribute of attributesOf(key)) {
        const below = standardBelow(`${key}.${attribute}`).filter((name) => /^[a-z][a-z-]*$/.test(name));
        if (below.length >= fewest) found.set(`${owner}${attribute}`, below.join(' '));
      }
      const types = standardBelow(key).flatMap((name) => /^type_([a-z-]+)$/.exec(name)?.[1] ?? []);
      if (types.length > 0) found.set(`${owner}type`, types.join(' '));
    };
    collect('', 'html.global_attributes');
    for (const element of standardBelow('html.elements')) collect(`${element} `, `html.elements.${element}`);
    return Object.fromEntries(found);
  }

  function globals(): string {
    const builtins = standardBelow('javascript.builtins').filter((name) => /^[A-Za-z]\w*$/.test(name));
    const ofWindow = (interfaces.interfaces['Window']?.members ?? [])
      .filter(({ kind, isStatic }) => (kind === 'method' || kind === 'property') && !isStatic)
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('on') && isStandard(compat.statement(`api.Window.${name}`)));
    const exposed = Object.values(interfaces.interfaces)
      .filter(
        ({ name, exposed: where }) =>
          isStandard(compat.statement(`api.${name}`)) && where.some((scope) => scope === 'Window' || scope === '*'),
      )
      .filter(({ members: own }) => own.some(({ kind, isStatic }) => kind === 'constructor' || isStatic))
      .map(({ name }) => name);
    return [
      ...builtins.map((name) => name + markOf(features, `javascript.builtins.${name}`)),
      'console',
      ...unique(ofWindow).map((name) => name + markOf(features, `api.Window.${name}`)),
      ...exposed.map((name) => name + markOf(features, `api.${name}`)),
    ]
      .sort()
      .join(' ');
  }

  function members(): Record<string, string> {
    const builtins = standardBelow('javascript.builtins').filter((name) => /^[A-Z]\w*$/.test(name) && membersOfBuiltin(name).length > 0);
    const generic = [...often.interfaces.flatMap(membersOfInterface), ...often.builtins.flatMap(membersOfBuiltin)];
    return {
      ...Object.fromEntries(builtins.map((name) => [name, membersOfBuiltin(name).join(' ')])),
      ...Object.fromEntries(Object.entries(objects).map(([name, type]) => [name, unique(membersOfInterface(type)).sort().join(' ')])),
      '*': unique(generic).sort().join(' '),
    };
  }

  function membersOfBuiltin(name: string): string[] {
    const key = `javascript.builtins.${name}`;
    return standardBelow(key)
      .filter((member) => /^[A-Za-z]\w*$/.test(member) && member !== name && !/_/.test(member.replace(/^[A-Z_0-9]+$/, '')))
      .map((member) => member + markOf(features, `${key}.${member}`));
  }

  function membersOfInterface(name: string): string[] {
    const given = interfaces.interfaces[name];
    if (!given) return [];
    const own = given.members
      .filter(({ kind, isStatic, name: member }) => (kind === 'method' || kind === 'property') && !isStatic && !member.startsWith('on'))
      .map(({ name: member }) => member)
      .filter((member) => isStandard(compat.statement(`api.${name}.${member}`) ?? compat.statement(`api.${name}.${member}_static`)));
    const inherited = given.inherits === undefined ? [] : membersOfInterface(given.inherits);
    return [...unique(own).map((member) => member + markOf(features, `api.${name}.${member}`)), ...inherited];
  }
}

function namesBelow(tree: Identifier | undefined): string[] {
  return Object.keys(tree ?? {}).filter((name) => !name.startsWith('__'));
}

/** What is on its way out, or was never on the way in, is not offered. */
function isStandard(statement: CompatStatement | undefined): boolean {
  const { status } = statement ?? {};
  return status !== undefined && status.standard_track && !status.deprecated && !status.experimental;
}

function markOf(features: WebFeatures, key: string): string {
  const baseline = features.ofKey(key)?.keys.get(key)?.baseline;
  if (baseline === undefined) return marks.unknown;
  if (baseline === 'high') return '';
  return baseline === 'low' ? marks.newly : marks.limited;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
