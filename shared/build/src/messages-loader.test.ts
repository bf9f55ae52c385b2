import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const messagesLoader = createRequire(import.meta.url)('./messages-loader.cjs') as (this: object, source: string) => string;

const folder = mkdtempSync(join(tmpdir(), 'webdocs-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const words = join(folder, 'kettle/words');
mkdirSync(words, { recursive: true });
for (const language of ['fr', 'ja']) writeFileSync(join(words, `${language}.ftl`), '');
writeFileSync(join(words, 'en-US.ftl'), 'tea = Tea');

let watched: string[] = [];

function moduleOf(language: string, source: string, languages = ['fr', 'ja'], isForBrowsers = true): string {
  watched = [];
  const context = {
    resourcePath: join(words, `${language}.ftl`),
    addContextDependency: (path: string) => watched.push(path),
    addDependency: (path: string) => watched.push(path),
    getOptions: () => ({
      ...(isForBrowsers && {
        read: (text: string) => text.toUpperCase(),
        readTranslation: (text: string, beside: string) => text + beside,
      }),
      english: 'en-US',
      languages,
    }),
  };
  return messagesLoader.call(context, source);
}

test('English stands for its folder: a chunk for each other language, called as the catalogue says', () => {
  const source = moduleOf('en-US', '### Chunk: tea-words\n\ntea = Tea\n');
  expect(source).toContain('catalogue("### CHUNK: TEA-WORDS\\n\\nTEA = TEA\\n", {');
  expect(source).toContain(`'fr': () => import(/* webpackChunkName: "tea-words-fr" */ './fr.ftl'),`);
  expect(source).toContain(`'ja': () => import(/* webpackChunkName: "tea-words-ja" */ './ja.ftl'),`);
});

test('a catalogue that names no chunk goes with the others of its remote', () => {
  expect(moduleOf('en-US', 'tea = Tea\n')).toContain('webpackChunkName: "words-fr"');
});

test('another language is its text, which browsers get beside its English', () => {
  expect(moduleOf('fr', 'tea = thé', undefined, false)).toBe('export default "tea = thé";');
  expect(moduleOf('fr', 'tea = thé\n')).toBe('export default "tea = thé\\ntea = Tea";');
  expect(watched).toEqual([join(words, 'en-US.ftl')]);
});

test('a language without a file yet is shown in English, and the others as ever', () => {
  const source = moduleOf('en-US', 'tea = Tea\n', ['fr', 'ja', 'de']);
  expect(source).toContain('import(/* webpackChunkName: "words-fr" */ \'./fr.ftl\')');
  expect(source).not.toContain("'de'");
});

test('what is in English only asks for no other language', () => {
  expect(moduleOf('en-US', '### English only: a blog.\n\ntea = Tea\n', ['de'])).not.toContain('import(');
});
