import { createRequire } from 'node:module';
import { join } from 'node:path';
import typescript, { type TranspileOptions } from 'typescript';

const compiler = createRequire(import.meta.url)(join(import.meta.dirname, 'transpile-once.cjs')) as Pick<
  typeof typescript,
  'transpileModule' | 'version' | 'sys'
>;

const settings = (more: Partial<TranspileOptions> = {}): TranspileOptions => ({
  fileName: '/rooms/shared/greeting.ts',
  reportDiagnostics: true,
  compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
  ...more,
});

it('the server build is given what the browser build made of the same file', () => {
  const text = 'export const greeting: string = "first";';
  const made = compiler.transpileModule(text, settings());
  expect(made.outputText).toContain('export const greeting = "first";');
  expect(compiler.transpileModule(text, settings())).toBe(made);
});

it('a file that was edited is transpiled anew', () => {
  compiler.transpileModule('export const greeting: string = "before";', settings());
  expect(compiler.transpileModule('export const greeting: string = "after";', settings()).outputText).toContain('"after"');
});

it('another setting is another result, and so is another file of the same text', () => {
  const text = 'export const greeting = { ...{} } as const;';
  const modern = compiler.transpileModule(text, settings());
  const old = compiler.transpileModule(
    text,
    settings({ compilerOptions: { module: typescript.ModuleKind.CommonJS, target: typescript.ScriptTarget.ES2022 } }),
  );
  expect(old.outputText).toContain('exports.greeting');
  expect(modern.outputText).not.toContain('exports.greeting');
  expect(compiler.transpileModule(text, settings({ fileName: '/rooms/shared/other.ts' }))).not.toBe(modern);
});

it('a file that cannot be read fails in every build that reads it', () => {
  const broken = 'export const greeting = ;';
  for (const _ of ['browser', 'server']) expect(compiler.transpileModule(broken, settings()).diagnostics).not.toEqual([]);
});

it('a build with transformers of its own gets nothing that was made without them', () => {
  const text = 'export const greeting: string = "plain";';
  const plain = compiler.transpileModule(text, settings());
  expect(compiler.transpileModule(text, settings({ transformers: { before: [() => (file) => file] } }))).not.toBe(plain);
});

it('everything else is the installed compiler', () => {
  expect(compiler.version).toBe(typescript.version);
  expect(compiler.sys).toBe(typescript.sys);
});
