import { readFileSync } from 'node:fs';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

const [plain = '', example = '', choice = ''] = ['plain', 'example', 'choice'].map((name) =>
  readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'),
);

/** What holds where the code's own styles say nothing. Writers know it: heights of frames and examples are made for it. */
export function lookOf(defaults: SampleCode['defaults']): string {
  if (defaults === undefined) return plain;
  return defaults === 'ix-choice' ? `${example}\n${choice}` : example;
}
