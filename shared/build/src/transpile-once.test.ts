import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TransformResult } from 'esbuild';

const { transpileOnce } = createRequire(import.meta.url)(join(import.meta.dirname, 'transpile-once.cjs')) as {
  transpileOnce: (file: string, text: string, withMap?: boolean) => Promise<TransformResult>;
};

const file = '/rooms/shared/greeting.ts';

it('the server build is given what the browser build made of the same file', async () => {
  const text = 'export const greeting: string = "first";';
  const made = transpileOnce(file, text);
  expect((await made).code).toBe('export const greeting = "first";\n');
  expect(transpileOnce(file, text)).toBe(made);
});

it('a file that was edited is transpiled anew', async () => {
  await transpileOnce(file, 'export const greeting: string = "before";');
  expect((await transpileOnce(file, 'export const greeting: string = "after";')).code).toContain('"after"');
});

it('a developer finds the line in a map, and another file of the same text is another result', async () => {
  const text = 'export const greeting: string = "mapped";';
  const mapped = await transpileOnce(file, text, true);
  expect(JSON.parse(mapped.map)).toMatchObject({ sources: [file], sourcesContent: [text] });
  expect((await transpileOnce('/rooms/shared/other.ts', text, true)).map).toContain('other.ts');
});

it('a file that cannot be read fails in every build that reads it, and says where', async () => {
  const broken = 'export const greeting = ;';
  for (const _ of ['browser', 'server']) await expect(transpileOnce(file, broken)).rejects.toThrow(`${file}:1:24: ERROR`);
});

it('an import that names a type alone is gone, one that is written as an import of values stays', async () => {
  const { code } = await transpileOnce(
    file,
    "import { type Word } from './word.ts';\nimport type { Tone } from './tone.ts';\nexport const greeting: Word & Tone = '';",
  );
  expect(code).toContain('from "./word.ts"');
  expect(code).not.toContain('tone');
});

it('letters of every script stay as they were written', async () => {
  expect((await transpileOnce(file, 'export const greeting: string = "こんにちは";')).code).toContain('こんにちは');
});
