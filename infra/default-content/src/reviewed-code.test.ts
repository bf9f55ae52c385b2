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

type CompatNode = { readonly [feature: string]: CompatNode } & { readonly __compat?: { readonly mdn_url?: string } };

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

const descriptors = new Set(Object.keys(css('descriptors')).map((name) => name.slice(name.indexOf('/') + 1)));

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
    for (const key of Object.keys(at)) if (key !== '__compat' && at[key]) visit(at[key]);
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
    const nameless = everything.filter(
      ([name, { definition }]) => !subjectsOf(name).some((subject) => spoken(definition).includes(subject)),
    );
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

/** How the text of an entry may call it: by its whole name, the last part of it, or the words that this part is made of. */
function subjectsOf(name: string): string[] {
  const last = basename(name.replace(/^.*\.(?=\w+$)/, ''));
  const words = last.replace(/_(function|value)$/, '').replaceAll(/_|-(?=await)/g, ' ');
  return [name, last, words, words.replace(/s$/, ''), otherNames[name] ?? name].map((subject) => subject.replaceAll('-', '').toLowerCase());
}

/** Names of pages that nobody would write into a sentence. */
const otherNames: Readonly<Record<string, string>> = { 'RegExp.n': 'RegExp.$1', 'display-listitem': 'list-item' };

const spoken = (text: string) => text.replaceAll(/[`-]/g, '').toLowerCase();

describe('CSS', () => {
  const folders = { properties: 'Properties', selectors: 'Selectors', 'at-rules': 'At-rules', types: 'Values' } as const;
  const pagesOf = (kind: keyof typeof compat.css) => slugTails(compat.css[kind], `/Web/CSS/Reference/${folders[kind]}/`);
  const lastOf = (page: string) => page.slice(page.lastIndexOf('/') + 1);
  const known = new Set(
    Object.values(compat.css)
      .flatMap((tree) => [...slugTails(tree, '/Web/CSS/Reference/')])
      .flatMap((page) => [lastOf(page), page.replace(/^At-rules\//, '')]),
  );
  const vendors = (name: string) => /(^|\/|:)-(moz|webkit|ms)-/.test(name);

  test('knows all of the most used properties', () => {
    expect(missingFrom(properties, mostUsedProperties)).toEqual([]);
    expect(new Set(mostUsedProperties).size).toBeGreaterThanOrEqual(150);
  });

  test('knows at least nine of ten properties that have a page', () => {
    const standard = [...pagesOf('properties')].filter((page) => !page.includes('/') && !vendors(page));
    expect(missingFrom(properties, standard).length).toBeLessThanOrEqual(standard.length * 0.1);
  });

  test('knows every pseudo-class, pseudo-element and combinator of the standards', () => {
    expect(
      missingFrom(
        css('selectors'),
        [...pagesOf('selectors')].filter((page) => !page.includes('/') && !vendors(page)),
      ),
    ).toEqual([]);
  });

  test('knows every at-rule with its descriptors and media features', () => {
    const pages = [...pagesOf('at-rules')].filter((page) => page.startsWith('@') && !vendors(page));
    expect(missingFrom({ ...css('at-rules'), ...css('descriptors') }, pages)).toEqual([]);
  });

  test('knows every function and type', () => {
    const pages = [...pagesOf('types')].map(lastOf).filter((page) => !vendors(page));
    expect(missingFrom({ ...css('functions'), ...css('types'), ...properties }, pages)).toEqual([]);
  });

  test('writes of nothing that the compat data do not know', () => {
    const written = ['properties', 'selectors', 'at-rules', 'descriptors', 'functions', 'types'].flatMap((kind) => Object.keys(css(kind)));
    expect(written.filter((name) => !known.has(name))).toEqual([]);
  });

  const examples = Object.entries({ ...properties, ...css('selectors'), ...css('at-rules'), ...css('functions') }).flatMap(
    ([name, { example }]) => (typeof example === 'object' ? [[name, example] as const] : []),
  );

  test('has examples for what is used most', () => {
    expect(examples.length).toBeGreaterThan(120);
  });

  test.each(examples)('the example of %s uses properties that exist, on elements that are there', (name, { html, css: style }) => {
    const used = [...style.matchAll(/(?:^|[{;])\s*([\w-]+)\s*:\s[^{}]*?;/gm)].map(([, property = '']) => property);
    const unknown = used.filter(
      (property) => !property.startsWith('--') && !(property in compat.css.properties) && !descriptors.has(property),
    );
    expect(unknown).toEqual([]);
    expect(/^[A-Z@-]/.test(name) || style.includes(name)).toBe(true);
    const classes = [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, wanted = '']) => wanted);
    expect(classes.filter((wanted) => !html.split(/[\s"]/).includes(wanted))).toEqual([]);
    expect((style.match(/\{/g) ?? []).length).toBe((style.match(/\}/g) ?? []).length);
  });
});

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

/** The properties that style sheets of pages use most, as far as experience with them goes. */
const mostUsedProperties = `
  align-content align-items align-self all animation animation-delay animation-direction animation-duration animation-fill-mode
  animation-iteration-count animation-name animation-play-state animation-timing-function appearance aspect-ratio backdrop-filter
  backface-visibility background background-attachment background-clip background-color background-image background-origin
  background-position background-repeat background-size border border-bottom border-bottom-color border-bottom-left-radius
  border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-image border-left border-left-color
  border-left-style border-left-width border-radius border-right border-right-color border-right-style border-right-width border-spacing
  border-style border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width border-width
  bottom box-shadow box-sizing caret-color clear clip clip-path color color-scheme column-count column-gap columns contain content
  counter-increment counter-reset cursor direction display fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink
  flex-wrap float font font-family font-feature-settings font-size font-style font-variant font-weight gap grid grid-area grid-auto-columns
  grid-auto-flow grid-auto-rows grid-column grid-row grid-template grid-template-areas grid-template-columns grid-template-rows height
  hyphens inset isolation justify-content justify-items justify-self left letter-spacing line-height list-style list-style-position
  list-style-type margin margin-bottom margin-inline margin-left margin-right margin-top mask mask-image max-height max-width min-height
  min-width mix-blend-mode object-fit object-position opacity order outline outline-color outline-offset outline-style outline-width overflow
  overflow-wrap overflow-x overflow-y overscroll-behavior padding padding-bottom padding-inline padding-left padding-right padding-top
  perspective place-content place-items pointer-events position resize right rotate row-gap scale scroll-behavior scroll-margin-top
  scroll-snap-align scroll-snap-type stroke stroke-width tab-size table-layout text-align text-decoration text-decoration-color
  text-decoration-line text-indent text-overflow text-rendering text-shadow text-transform text-underline-offset text-wrap top touch-action
  transform transform-origin transform-style transition transition-delay transition-duration transition-property
  transition-timing-function translate unicode-bidi user-select vertical-align visibility white-space width will-change word-break
  word-spacing writing-mode z-index`
  .trim()
  .split(/\s+/);
