import compat from '@mdn/browser-compat-data';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { markupFlaws } from './markup-flaws.ts';

const Texts = v.record(v.string(), v.string());
const Example = v.strictObject({ html: v.optional(v.string()), css: v.optional(v.string()), js: v.optional(v.string()) });
const See = v.optional(v.array(v.string()), []);
const Elements = v.record(
  v.string(),
  v.strictObject({
    definition: v.string(),
    notes: v.optional(v.array(v.string()), []),
    attributes: v.optional(Texts, {}),
    example: v.optional(Example),
    see: See,
  }),
);
const InputTypes = v.record(v.string(), v.strictObject({ definition: v.string(), example: Example }));
const Headers = v.record(
  v.string(),
  v.strictObject({
    definition: v.string(),
    kind: v.picklist(['request', 'response', 'both']),
    syntax: v.pipe(v.array(v.string()), v.minLength(1)),
    directives: v.optional(Texts, {}),
    example: v.string(),
    see: See,
  }),
);
const Methods = v.record(
  v.string(),
  v.strictObject({ definition: v.string(), properties: Texts, syntax: v.pipe(v.array(v.string()), v.minLength(1)) }),
);
const Statuses = v.record(
  v.string(),
  v.strictObject({ title: v.string(), standard: v.optional(v.pipe(v.string(), v.url())), definition: v.string() }),
);
const Interfaces = v.record(
  v.string(),
  v.strictObject({
    definition: v.string(),
    example: v.optional(Example),
    members: v.optional(
      v.record(
        v.string(),
        v.strictObject({
          definition: v.string(),
          parameters: v.optional(Texts, {}),
          returns: v.optional(v.string()),
          throws: v.optional(Texts, {}),
          example: v.optional(v.string()),
        }),
      ),
      {},
    ),
  }),
);

const elementPages = new URL('../content/files/en-us/web/html/reference/elements/', import.meta.url);
const folder = fileURLToPath(new URL('../reference/', import.meta.url));
const html = v.parse(Elements, entriesOf('html', /^elements-/));
const globalAttributes = v.parse(Texts, entriesOf('html', /^global-attributes/));
const inputTypes = v.parse(InputTypes, entriesOf('html', /^input-types/));
const svg = v.parse(Elements, entriesOf('svg', /^elements/));
const mathml = v.parse(Elements, entriesOf('mathml', /^elements/));
const headers = v.parse(Headers, entriesOf('http', /^headers-/));
const methods = v.parse(Methods, entriesOf('http', /^methods/));
const statuses = v.parse(Statuses, entriesOf('http', /^status/));
const interfaces = v.parse(Interfaces, entriesOf('api', /^(?!apis\.)/));
const elements = { html, svg, mathml };

/** All entries of the files of a folder; the parser of YAML itself refuses a name that stands twice in one file. */
function entriesOf(subject: string, files: RegExp): Record<string, unknown> {
  const entries = readdirSync(`${folder}${subject}`)
    .filter((file) => files.test(file))
    .flatMap((file) => Object.entries(parseYaml(readFileSync(`${folder}${subject}/${file}`, 'utf8')) as Record<string, unknown>));
  const names = entries.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  return Object.fromEntries(entries);
}

/** What the compat data lists below a feature. */
function namesBelow(feature: object | undefined): string[] {
  return Object.keys(feature ?? {}).filter((name) => name !== '__compat');
}

const elementData = { html: compat.html.elements, svg: compat.svg.elements, mathml: compat.mathml.elements };
const languages = ['html', 'svg', 'mathml'] as const;

test.each(languages)('every %s element of the compat data has an entry, and nothing else has', (language) => {
  expect(Object.keys(elements[language]).sort()).toEqual(namesBelow(elementData[language]).sort());
});

test('every global attribute and every kind of input has an entry, and nothing else has', () => {
  expect(Object.keys(globalAttributes).sort()).toEqual(namesBelow(compat.html.global_attributes).sort());
  const types = namesBelow(compat.html.elements?.input).flatMap((name) => /^type_(.+)/.exec(name)?.[1] ?? []);
  expect(Object.keys(inputTypes).sort()).toEqual(types.sort());
});

test('every header of the compat data has an entry, and nothing else has', () => {
  expect(Object.keys(headers).sort()).toEqual(namesBelow(compat.http.headers).sort());
});

test('every method and status of the compat data has an entry', () => {
  expect(Object.keys(methods)).toEqual(expect.arrayContaining(namesBelow(compat.http.methods)));
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(namesBelow(compat.http.status)));
});

test('attributes and members that are described exist', () => {
  const attributes = languages.flatMap((language) =>
    Object.entries(elements[language]).flatMap(([element, entry]) =>
      unknown(language, element, Object.keys(entry.attributes), namesBelow(elementData[language]?.[element])),
    ),
  );
  const members = Object.entries(interfaces).flatMap(([name, entry]) =>
    compat.api[name] === undefined ? [name] : unknown('api', name, Object.keys(entry.members), namesBelow(compat.api[name])),
  );
  expect([...attributes, ...members]).toEqual([]);
});

function unknown(language: string, owner: string, names: string[], known: string[]): string[] {
  return names.filter((name) => !known.includes(name)).map((name) => `${language}: ${owner} has no ${name}`);
}

const definitions: ReadonlyArray<readonly [string, string]> = [
  ...languages.flatMap((language) => Object.entries(elements[language]).map(([name, entry]) => [`<${name}>`, entry.definition] as const)),
  ...[inputTypes, headers, methods, interfaces].flatMap((entries) =>
    Object.entries(entries).map(([name, entry]) => [name, entry.definition] as const),
  ),
  ...Object.entries(statuses).map(([code, { title, definition }]) => [`${code} ${title}`, definition] as const),
];

test('a definition names what it defines', () => {
  expect(definitions.filter(([name, text]) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}()\``))).toEqual([]);
});

const details = [
  ...languages.flatMap((language) =>
    Object.values(elements[language]).flatMap(({ attributes, notes }) => [...Object.values(attributes), ...notes]),
  ),
  ...Object.values(globalAttributes),
  ...Object.values(headers).flatMap(({ directives }) => Object.values(directives)),
  ...Object.values(interfaces).flatMap((entry) => Object.values(entry.members).map(({ definition }) => definition)),
];
const texts = [...definitions.map(([, text]) => text), ...details];

test('a text begins with a capital or a name and ends with a full stop', () => {
  expect(texts.filter((text) => !/^[A-Z][^\n]*\.$/.test(text))).toEqual([]);
});

test('a text holds no link, no markup and no macro', () => {
  expect(texts.filter((text) => /\]\(|\{\{|<[a-z]/i.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
});

test('no sentence is written twice', () => {
  const written = texts.flatMap(sentencesOf);
  expect(written.filter((sentence, index) => written.indexOf(sentence) < index)).toEqual([]);
});

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z])/);
}

test('a header is spelt the same in its name, its syntax and its example', () => {
  const wrong = Object.entries(headers).flatMap(([name, { syntax, example }]) =>
    [...syntax, example].filter((line) => !line.startsWith(`${name}: `)),
  );
  expect(wrong).toEqual([]);
});

const examples = [elements.html, elements.svg, elements.mathml, inputTypes, interfaces].flatMap((entries) =>
  Object.entries(entries).flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example] as const])),
);

test('the markup of every example is well formed', () => {
  const flaws = examples.flatMap(([name, { html: markup = '' }]) => markupFlaws(markup).map((flaw) => `${name}: ${flaw}`));
  expect(flaws).toEqual([]);
});

const memberExamples = Object.entries(interfaces).flatMap(([owner, { members }]) =>
  Object.entries(members).flatMap(([name, { example: js }]) => (js === undefined ? [] : [[`${owner}.${name}`, { js }] as const])),
);

test('the example of a member uses it', () => {
  const missing = memberExamples.filter(([name, { js }]) => !js.includes(name.split('.').at(-1) ?? ''));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('every image, sound and video that an example shows is beside its page', () => {
  const kinds = [
    [elements.html, ''],
    [inputTypes, 'input/'],
  ] as const;
  // Of these the page shows the markup as text alone.
  const neverRun = ['link'];
  const missing = kinds.flatMap(([entries, above]) =>
    Object.entries(entries).flatMap(([name, { example }]) =>
      [...(example?.html ?? '').matchAll(/\b(?:src|srcset|poster|data|href)="([^"]+)"/g)]
        .flatMap(([, addresses = '']) => addresses.split(/,\s+/).map((one: string) => one.split(' ')[0] ?? ''))
        .filter((address) => /^[\w-]+\.(?:svg|png|jpe?g|gif|webp|avif|mp3|ogg|mp4|webm|vtt|pdf)$/.test(address) && !neverRun.includes(name))
        .map((address) => `${above}${name}/${address}`),
    ),
  );
  expect(missing.filter((path) => !existsSync(new URL(path, elementPages)))).toEqual([]);
});

test('the script of every example can be parsed', () => {
  for (const [name, { js = '' }] of [...examples, ...memberExamples]) {
    const parsed = () => new Script(`(async () => {\n${js}\n});`, { filename: name });
    expect(parsed).not.toThrow();
  }
});

test('an example shows the element it belongs to', () => {
  const missing = languages.flatMap((language) =>
    Object.entries(elements[language]).filter(([name, { example }]) => example?.html?.includes(`<${name}`) === false),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('every image and frame of an example can be told without seeing it', () => {
  const nameless = examples.flatMap(([name, { html: markup = '' }]) =>
    [...markup.matchAll(/<(img|area|iframe)\b[^>]*>/g)].filter(([tag]) => !/\b(alt|title)="/.test(tag)).map(([tag]) => `${name}: ${tag}`),
  );
  expect(nameless).toEqual([]);
});

test('further reading leads to pages that exist', () => {
  const pages: ReadonlyArray<readonly [RegExp, object | undefined]> = [
    [/^Web\/HTML\/Reference\/Elements\/(.+)$/, compat.html.elements],
    [/^Web\/HTTP\/Reference\/Headers\/(.+)$/, compat.http.headers],
    [/^Web\/API\/(.+)$/, compat.api],
  ];
  const see = [...languages.flatMap((language) => Object.values(elements[language])), ...Object.values(headers)].flatMap(
    (entry) => entry.see,
  );
  const dead = see.filter((slug) => !pages.some(([address, data]) => namesBelow(data).includes(address.exec(slug)?.[1] ?? '')));
  expect(dead).toEqual([]);
});
