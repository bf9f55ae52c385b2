import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eslintConfig } from '@webdocs/build/eslint';
import { Linter } from 'eslint';
import { inRepository, repositoryRoot } from '../repository.ts';
import { featureFiles, messageIdOf } from './feature-files.ts';
import { remoteFiles } from './remote-files.ts';
import { spellingsOf } from './spellings.ts';
import { writeFiles, type GeneratedFiles } from './write-files.ts';

// Starts processes, which take their time on a busy machine.
jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'webdocs-generated-'));
afterAll(() => rmSync(root, { recursive: true }));
const remote = remoteFiles('mfe-tea-house');
const feature = featureFiles('mfe-tea-house', 'reading-position');
const generated: GeneratedFiles = { ...remote, ...feature };

/** A folder that looks like the repository to the tools, with nothing in it but what was generated. */
beforeAll(async () => {
  await writeFiles(root, remote);
  await writeFiles(root, feature);
  symlinkSync(inRepository('node_modules'), join(root, 'node_modules'));
  const types = inRepository('shared/build/types');
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: inRepository('tsconfig.base.json'), include: ['mfe-*/**/*', types] }),
  );
  writeFileSync(
    join(root, 'jest.config.mjs'),
    `import base from ${JSON.stringify(inRepository('jest.config.mjs'))};
     const whole = JSON.parse(JSON.stringify(base).replaceAll('<rootDir>', ${JSON.stringify(repositoryRoot)}));
     export default { ...whole, rootDir: ${JSON.stringify(root)}, testMatch: ['**/*.test.{ts,tsx}'] };`,
  );
});

function run(script: string, ...words: string[]): { code: number | null; output: string } {
  const ended = spawnSync(process.execPath, [inRepository(script), ...words], { cwd: root, encoding: 'utf8' });
  return { code: ended.status, output: ended.stdout + ended.stderr };
}

test('a generated remote and feature pass the type check', () => {
  expect(run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', root)).toEqual({ code: 0, output: '' });
});

test('their tests are green', () => {
  const { code, output } = run('node_modules/jest/bin/jest.js', '-c', join(root, 'jest.config.mjs'));
  expect(output).toContain('Tests:       6 passed, 6 total');
  expect(code).toBe(0);
});

test('they follow the house rules and the formatting', () => {
  const linter = new Linter({ configType: 'flat', cwd: repositoryRoot });
  const rules = eslintConfig(repositoryRoot);
  const complaints = Object.entries(generated)
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([path, text]) => linter.verify(text, rules, { filename: inRepository(path) }).map(({ message }) => `${path}: ${message}`));
  expect(complaints).toEqual([]);
  const formatted = run('node_modules/oxfmt/bin/oxfmt', '--config', inRepository('.oxfmtrc.json'), '--check', 'mfe-tea-house');
  expect(formatted.output).toContain('All matched files use the correct format.');
});

test('nothing that exists is overwritten', async () => {
  await expect(writeFiles(root, feature)).rejects.toMatchObject({ code: 'NAME_TAKEN' });
});

test.each(['', 'Reading', 'reading_position', '-reading', 'reading--position', '../etc', 'a/b', '9lives'])('%j is no name', (name) => {
  expect(() => spellingsOf(name)).toThrow(expect.objectContaining({ code: 'NAME_UNFIT' }));
});

test('a message belongs to its package by its prefix', () => {
  expect(messageIdOf('mfe-docs', 'reading-position')).toBe('docs-reading-position');
  expect(messageIdOf('mfe-blog-curriculum', 'series')).toBe('blog-series');
});
