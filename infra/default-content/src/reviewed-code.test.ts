import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { format } from 'node:util';
import { createContext, Script } from 'node:vm';
import { parse as parseYaml } from 'yaml';
import { defaultContentRoot } from './default-content.ts';

interface Entry {
  readonly definition: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly syntax?: readonly string[];
  readonly parameters?: Readonly<Record<string, string>>;
  readonly returns?: string;
  readonly throws?: Readonly<Record<string, string>>;
  readonly example?: string | { readonly html: string; readonly css: string };
  readonly see?: readonly string[];
  readonly members?: Readonly<Record<string, Entry>>;
}
type Entries = Readonly<Record<string, Entry>>;

interface CompatNode {
  readonly __compat?: { readonly mdn_url?: string; readonly status?: { readonly deprecated: boolean; readonly standard_track: boolean } };
  readonly [key: string]: CompatNode | undefined;
}

const fromHere = createRequire(join(defaultContentRoot, 'package.json'));
const compat = JSON.parse(readFileSync(fromHere.resolve('@mdn/browser-compat-data'), 'utf8')) as {
  css: { properties: CompatNode; selectors: CompatNode; 'at-rules': CompatNode; types: CompatNode };
  javascript: CompatNode & { builtins: CompatNode };
};

const reference = join(import.meta.dirname, '../reference');
const css = (kind: string) => read('css', (file) => file.startsWith(kind));
const properties = css('properties');
const language = read('javascript', (file) => file === 'language.yaml');
const objects = read('javascript', (file) => file !== 'language.yaml');
const everything: Array<[string, Entry]> = [
  properties,
  css('selectors'),
  css('at-rules'),
  css('functions'),
  css('types'),
  language,
  objects,
]
  .flatMap((entries) => Object.entries(entries))
  .flatMap(([name, entry]): Array<[string, Entry]> => [
    [name, entry],
    ...Object.entries(entry.members ?? {}).map(([member, its]): [string, Entry] => [`${name}.${member}`, its]),
  ]);

/** All files of an area as one map; a name that two files hold is refused. */
function read(area: string, wanted: (file: string) => boolean): Entries {
  const entries = readdirSync(join(reference, area))
    .filter(wanted)
    .flatMap((file) => Object.entries(parseYaml(readFileSync(join(reference, area, file), 'utf8')) as Entries));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two files of ${area} hold an entry for ${twice}. Keep one of them.`);
  return Object.fromEntries(entries);
}

/** The addresses that the compat data give the features of a tree, as what follows a marker in them. */
function slugTails(node: CompatNode, marker: string): Set<string> {
  const tails = new Set<string>();
  const visit = (at: CompatNode) => {
    const url = at.__compat?.mdn_url;
    if (url?.includes(marker) && !url.includes('#')) tails.add(url.slice(url.indexOf(marker) + marker.length));
    for (const [key, child] of Object.entries(at)) if (key !== '__compat' && child) visit(child);
  };
  visit(node);
  return tails;
}

const missingFrom = (entries: Entries, names: Iterable<string>) => [...names].filter((name) => !(name in entries));
const builtinPages = slugTails(compat.javascript.builtins, '/Global_Objects/');
const writtenBuiltins = Object.entries(objects).flatMap(([name, { members }]) => [
  name,
  ...Object.keys(members ?? {}).map((member) => `${name}/${member}`),
]);

describe('what is written', () => {
  test('begins with a capital, ends with a full stop and names its subject', () => {
    expect(everything.filter(([, { definition }]) => !/^[A-Z].*\.$/s.test(definition))).toEqual([]);
    const nameless = everything.filter(([name, { definition }]) => !subjectsOf(name).some((subject) => definition.includes(subject)));
    expect(nameless.map(([name, { definition }]) => [name, definition])).toEqual([]);
  });

  test('says no definition twice', () => {
    const definitions = everything.map(([, { definition }]) => definition);
    expect(definitions.filter((definition, index) => definitions.indexOf(definition) !== index)).toEqual([]);
  });

  test('holds neither macros nor links', () => {
    const texts = everything.flatMap(([name, { definition, values = {}, parameters = {}, returns = '', throws = {} }]) =>
      [definition, returns, ...Object.values({ ...values, ...parameters, ...throws })].map((text) => [name, text] as const),
    );
    expect(texts.filter(([, text]) => text.includes('{{') || /\]\(|https?:/.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
  });
});

/** How the text of an entry may call it: by its name, or in a language entry by the words of the name. */
function subjectsOf(name: string): string[] {
  const last = name.split(/[./](?=[^.])/).at(-1) ?? name;
  const words = basename(name).replaceAll('_', ' ').toLowerCase();
  return [name, last, basename(name), words, ...(language[name] ? ['`'] : []), ...(name === 'RegExp.n' ? ['RegExp.$1'] : [])];
}

describe('JavaScript', () => {
  test('knows every built-in of the compat data, and no other', () => {
    expect(writtenBuiltins.filter((name) => !builtinPages.has(name) && !unlistedPages.includes(name))).toEqual([]);
    expect([...builtinPages].filter((name) => !writtenBuiltins.includes(name))).toEqual([]);
  });

  test('knows every statement, operator and other part of the language, and no other', () => {
    const places = ['statements', 'operators', 'functions', 'classes', 'grammar', 'regular_expressions'];
    const pages = places.flatMap((place) => [...slugTails(compat.javascript[place] ?? {}, '/Web/JavaScript/Reference/')]);
    const named = new Set(pages.map((page) => page.toLowerCase()));
    expect(missingFrom(language, named)).toEqual([]);
    expect(Object.keys(language).filter((name) => !named.has(name) && name !== 'lexical_grammar')).toEqual([]);
  });

  test('tells how every function is called, with what and what comes back', () => {
    const functions = everything.filter(([name, { syntax }]) => name in objects || (syntax && !(name in language)));
    const called = functions.filter(([, { syntax }]) => syntax);
    expect(called.length).toBeGreaterThan(650);
    expect(called.filter(([, { returns }]) => !returns).map(([name]) => name)).toEqual([]);
    const undescribed = called.flatMap(([name, { syntax = [], parameters = {} }]) =>
      Object.keys(parameters)
        .flatMap((parameter) => parameter.split(/, (?:…, )?/))
        .filter((parameter) => !syntax.some((line) => line.includes(parameter)))
        .map((parameter) => `${name}: ${parameter}`),
    );
    expect(undescribed).toEqual([]);
  });

  test('gives every method a line that calls it', () => {
    const methods = everything.filter(
      ([name, { definition }]) => name.includes('.') && !(name in language) && /\(\)` (static )?method/.test(definition),
    );
    expect(methods.filter(([, { syntax }]) => !syntax?.length).map(([name]) => name)).toEqual([]);
  });

  test('writes calls that an engine can read', () => {
    const calls = everything
      .filter(([name]) => !(name in language))
      .flatMap(([name, { syntax }]) => (syntax ?? []).map((line) => [name, line]));
    const unreadable = calls.filter(([, line]) => !canRead(callable(line ?? '')));
    expect(unreadable).toEqual([]);
  });

  const examples = everything.flatMap(([name, { example }]) => (typeof example === 'string' ? [[name, example] as const] : []));

  test('has examples for what is used most', () => {
    expect(examples.length).toBeGreaterThan(300);
  });

  test.each(examples)('the example of %s prints what it says', async (_name, example) => {
    expect(await printedBy(example)).toEqual(promisedBy(example));
  });
});

/** Built-ins that the compat data only name through their members. */
const unlistedPages = ['Proxy/Proxy', 'Intl/Segmenter/segment/Segments'];

/** `[Symbol.iterator]()` and `with(index)` are calls of a member and no programs by themselves. */
function callable(line: string): string {
  const member = /^\[/.test(line) ? `value${line}` : /^[\w$]+\(/.test(line) ? `value.${line}` : line;
  return `async () => { ${member} }`;
}

function canRead(source: string): boolean {
  try {
    return Boolean(new Script(source));
  } catch {
    return false;
  }
}

async function printedBy(example: string): Promise<string[]> {
  const lines: string[] = [];
  const console = { log: (...values: unknown[]) => lines.push(format(...values)) };
  await new Script(`(async () => {\n${example}\n})()`).runInContext(createContext({ console, queueMicrotask }));
  return lines.map(plain);
}

/** Every comment of an example is a line that it prints. */
function promisedBy(example: string): string[] {
  return [...example.matchAll(/(?:^|\s)\/\/ (.*)$/gm)].map(([, promised = '']) => plain(promised));
}

/** Consoles differ in the blanks and quotation marks with which they show arrays and objects. */
function plain(line: string): string {
  return line
    .replaceAll(/([[{]) /g, '$1')
    .replaceAll(/ ([\]}])/g, '$1')
    .replaceAll('"', "'");
}
