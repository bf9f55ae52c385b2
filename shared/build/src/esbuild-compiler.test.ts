import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

const compiler = createRequire(import.meta.url)(join(import.meta.dirname, 'esbuild-compiler.cjs')) as typeof ts;
const development: ts.CompilerOptions = { sourceMap: true };
const file = '/rooms/shared/greeting.ts';

const transpile = (text: string, fileName = file, compilerOptions: ts.CompilerOptions = {}) =>
  compiler.transpileModule(text, { fileName, compilerOptions });

it('the server build is given what the browser build made of the same file', () => {
  const text = 'export const greeting: string = "first";';
  const made = transpile(text);
  expect(made.outputText).toBe('export const greeting = "first";\n');
  expect(transpile(text)).toBe(made);
});

it('a file that was edited is transpiled anew', () => {
  transpile('export const greeting: string = "before";');
  expect(transpile('export const greeting: string = "after";').outputText).toContain('"after"');
});

it('a developer finds the line in a map, and another file of the same text is another result', () => {
  const text = 'export const greeting: string = "mapped";';
  const mapped = transpile(text, file, development);
  expect(JSON.parse(mapped.sourceMapText ?? '')).toMatchObject({ sources: [file], sourcesContent: [text] });
  expect(transpile(text, '/rooms/shared/other.ts', development).sourceMapText).toContain('other.ts');
  expect(transpile(text).sourceMapText).toBeUndefined();
});

it('a file that cannot be read fails in every build that reads it, and says where', () => {
  const broken = 'export const greeting = ;';
  for (const _ of ['browser', 'server']) expect(() => transpile(broken)).toThrow(`${file}:1:24: ERROR`);
});

it('an import that names a type alone is gone, one that is written as an import of values stays', () => {
  const { outputText } = transpile(
    "import { type Word } from './word.ts';\nimport type { Tone } from './tone.ts';\nexport const greeting: Word & Tone = '';",
  );
  expect(outputText).toContain('from "./word.ts"');
  expect(outputText).not.toContain('tone');
});

it('letters of every script stay as they were written', () => {
  expect(transpile('export const greeting: string = "こんにちは";').outputText).toContain('こんにちは');
});

it('a transformer, as hot reload brings one, is run by TypeScript', () => {
  const asRead: ts.TransformerFactory<ts.SourceFile> = (context) => (source) =>
    context.factory.updateSourceFile(source, [...source.statements, context.factory.createEmptyStatement()]);
  const { outputText } = compiler.transpileModule('export const greeting: string = "hot";', {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [asRead] },
  });
  expect(outputText).toContain('"hot";\n;');
});

it('in all else it is TypeScript', () => {
  expect(compiler.version).toBe(ts.version);
});
