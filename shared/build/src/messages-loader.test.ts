import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingWords } from './missing-words.ts';

const messagesLoader = createRequire(import.meta.url)('./messages-loader.cjs') as (this: object, source: string) => string;

const folder = mkdtempSync(join(tmpdir(), 'webdocs-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const words = join(folder, 'kettle/words');
mkdirSync(words, { recursive: true });
for (const language of ['en-US', 'fr', 'ja']) writeFileSync(join(words, `${language}.ftl`), '');

function moduleOf(language: string, source: string, languages = ['fr', 'ja']): string {
  const watched: string[] = [];
  const context = {
    resourcePath: join(words, `${language}.ftl`),
    addContextDependency: (path: string) => watched.push(path),
    getOptions: () => ({ read: (text: string) => text.toUpperCase(), english: 'en-US', languages, refuse: missingWords }),
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

test('another language is its text', () => {
  expect(moduleOf('fr', 'tea = thé\n')).toBe('export default "TEA = THÉ\\n";');
});

test('a language that is missing is refused, with the file to write', () => {
  expect(() => moduleOf('en-US', 'tea = Tea\n', ['fr', 'ja', 'de'])).toThrow(/has no texts for de/);
  try {
    moduleOf('en-US', 'tea = Tea\n', ['fr', 'ja', 'de']);
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: 'WORDS_MISSING', remedy: expect.stringContaining('kettle/words/de.ftl') });
  }
});

test('what is in English only asks for no other language', () => {
  expect(moduleOf('en-US', '### English only: a blog.\n\ntea = Tea\n', ['de'])).not.toContain('import(');
});
