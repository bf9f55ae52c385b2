import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);
const loader = load(join(import.meta.dirname, 'federation-sentences-loader.cjs')) as {
  (source: string): string;
  readonly explanations: readonly string[];
};
const folderOf = (name: string) => dirname(load.resolve(`@module-federation/${name}`));
const files = [
  ...['shared/index.js', 'utils/share.js', 'remote/index.js'].map((file) => join(folderOf('runtime-core'), file)),
  join(folderOf('sdk'), 'dom.js'),
];

test('of each failure of the federation runtime what happened stays, and what it explains goes', () => {
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  for (const explanation of loader.explanations) expect(sources.filter((source) => source.includes(explanation))).toHaveLength(1);
  const shortened = sources.map(loader).join('\n');
  for (const explanation of loader.explanations) expect(shortened).not.toContain(explanation);
  expect(shortened).toContain('Cannot find shared "${pkgName}" in host');
  expect(shortened).toContain('ScriptNetworkError: Failed to load script "${info.url}"');
});

test('other code is as it was', () => {
  expect(loader('const cups = 2;')).toBe('const cups = 2;');
});
