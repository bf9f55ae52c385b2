import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContent, type Content } from '@webdocs/content';
import { configuration } from '@webdocs/testing/public-configuration';
import { addressOf } from '@webdocs/contracts/reader/address';
import { transformSync, type Loader } from 'esbuild';
import { defaultContentRoot } from './default-content.ts';

const guides = [
  'Web/Accessibility/Accessible_forms',
  'Web/CSS/Guides/Flexbox_or_grid',
  'Web/HTTP/Guides/Caching',
  'Web/HTTP/Guides/CORS',
  'Web/HTTP/Guides/CSP',
  'Web/JavaScript/Guide/Modules',
  'Web/JavaScript/Guide/Using_promises',
  'Web/Performance/Basics',
];

let content: Content;
let paths: readonly string[];

beforeAll(async () => {
  content = await openContent({ roots: [defaultContentRoot], configuration, report: () => undefined });
  paths = content.paths();
}, 60_000);

const terms = () => paths.flatMap((path) => /^\/en-US\/docs\/(Glossary\/.+)$/.exec(path)?.[1] ?? []);
const posts = () => paths.flatMap((path) => /^\/en-US\/(blog\/(?!tags\/)[^/]+)\/$/.exec(path)?.[1] ?? []);
const written = () => [...[...terms(), ...guides].map(sourceOf), ...posts().map((post) => sourceAt(`${post}/index.md`))];

interface Source {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The file of a document, the title on its front matter, and the text after it. */
function sourceOf(slug: string): Source {
  return sourceAt(`files/en-us/${slug.toLowerCase()}/index.md`);
}

function sourceAt(name: string): Source {
  const [, matter = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(defaultContentRoot, name), 'utf8')) ?? [];
  return { name, title: /^title: (.*)$/m.exec(matter)?.[1] ?? '', text };
}

interface CodeBlock {
  readonly language: string;
  readonly code: string;
}

const fence = /^( *)```(\S*)[^\n]*\n(.*?)^ *```$/gms;

function codeBlocks({ text }: Source): CodeBlock[] {
  return [...text.matchAll(fence)].map(([, , language = '', code = '']) => ({ language, code }));
}

function wordsOf(text: string): number {
  return text.replaceAll(fence, '').split(/\s+/).filter(Boolean).length;
}

const flawsByLanguage: Readonly<Record<string, (code: string) => string[]>> = {
  js: (code) => flawsOfCode(code, 'js'),
  css: (code) => flawsOfCode(code, 'css'),
  json: (code) => flawsOfCode(code, 'json'),
  html: flawsOfHtml,
  http: (code) =>
    code
      .trimEnd()
      .split('\n')
      .filter((line) => !/^([\w-]+: .+|[A-Z]+ \/\S* HTTP\/1\.1|HTTP\/1\.1 \d{3} .+)$/.test(line)),
  plain: () => [],
};

function flawsOfCode(code: string, loader: Loader): string[] {
  try {
    return transformSync(code, { loader }).warnings.map(({ text }) => text);
  } catch (thrown) {
    return [String(thrown)];
  }
}

const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

/** Every element that is opened is closed, in the right order, and nothing else has a bracket. */
function flawsOfHtml(code: string): string[] {
  const open: string[] = [];
  const flaws: string[] = [];
  const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
  for (const [whole, closing, name = '', , isEmpty] of code.matchAll(tag)) {
    if (closing) {
      if (open.pop() !== name) flaws.push(`${whole} closes nothing`);
    } else if (!voidElements.has(name) && !isEmpty) open.push(name);
  }
  const rest = code.replaceAll(tag, '');
  return [...flaws, ...open.map((name) => `<${name}> is not closed`), ...(/[<>]/.test(rest) ? [`a stray bracket: ${rest}`] : [])];
}

test('the glossary explains at least sixty terms, each in 60 to 180 words', () => {
  expect(terms().length).toBeGreaterThanOrEqual(60);
  for (const slug of terms()) {
    const { name, text } = sourceOf(slug);
    const [definition = ''] = text.split('## See also');
    const words = definition.split(/\s+/).filter(Boolean).length;
    expect([name, words >= 60 && words <= 180]).toEqual([name, true]);
  }
});

test('the first sentence about a term names it', () => {
  for (const slug of terms()) {
    const { title, text } = sourceOf(slug);
    const [, named = ''] = /^[^.]*?\*\*(.+?)\*\*/.exec(text.trim()) ?? [];
    expect(named).not.toBe('');
    expect(title.toLowerCase()).toContain(named.toLowerCase());
  }
});

test('every term leads on to other pages', () => {
  for (const slug of terms()) {
    const [, seeAlso = ''] = sourceOf(slug).text.split('## See also');
    expect([slug, (seeAlso.match(/^- /gm) ?? []).length >= 2]).toEqual([slug, true]);
  }
});

test.each(guides)('the guide %s has at least 900 words, and code', async (slug) => {
  const page = await content.page(addressOf(`/en-US/docs/${slug}`));
  expect(page.kind).toBe('found');
  const source = sourceOf(slug);
  expect(wordsOf(source.text)).toBeGreaterThanOrEqual(900);
  expect(codeBlocks(source).length).toBeGreaterThanOrEqual(3);
});

test('every example can be parsed, in whichever language it is written', () => {
  const flaws = written().flatMap((source) =>
    codeBlocks(source).flatMap(({ language, code }) => {
      const found = flawsByLanguage[language]?.(code) ?? [`no parser for "${language}"`];
      return found.map((flaw) => `${source.name}: ${flaw} in ${code}`);
    }),
  );
  expect(flaws).toEqual([]);
});

test('no heading is more than one level below the one before it', () => {
  for (const { name, text } of written()) {
    const levels = [...text.replaceAll(fence, '').matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    levels.forEach((level, index) => expect([name, level <= (levels[index - 1] ?? 1) + 1]).toEqual([name, true]));
  }
});

test('what browsers support is left to the data: no written page says it of a browser by name', () => {
  for (const { name, text } of written())
    expect([name, /\b(Chrome|Chromium|Firefox|Safari|Edge)\b/.exec(text)?.[0]]).toEqual([name, undefined]);
});

test('there are six posts', () => {
  expect(posts()).toHaveLength(6);
});

test('the curriculum has twelve modules of five topics, and each says what one should be able to do', async () => {
  const topics = new Set<unknown>();
  let modules = 0;
  for (const path of paths.filter((path) => path.startsWith('/en-US/curriculum/'))) {
    const answer = await content.page(addressOf(path));
    if (answer.kind !== 'found' || answer.page.renderer !== 'CurriculumModule') continue;
    modules += 1;
    topics.add(answer.page.doc.topic);
    expect([path, JSON.stringify(answer.page.doc.body).includes('You should be able to')]).toEqual([path, true]);
  }
  expect([modules, topics.size]).toEqual([12, 5]);
});

test.each(['fluent', 'postgresql', 'prism'])('the spotlight on the project %s has a picture with a description', async (name) => {
  const answer = await content.page(addressOf(`/en-US/community/spotlight/${name}`));
  if (answer.kind !== 'found' || answer.page.renderer !== 'ContributorSpotlight') throw new Error(`no spotlight ${name}`);
  const { profileImg = '', profileImgAlt = '', sections } = answer.page.hyData;
  expect(await content.attachment(profileImg)).toMatchObject({ type: 'image/svg+xml' });
  expect(profileImgAlt.length).toBeGreaterThan(20);
  expect(sections.length).toBeGreaterThanOrEqual(4);
});
