import { transformSync } from 'esbuild';
import { browserFacts } from './browser-facts.ts';

const asked = `export const where = typeof process === 'object' ? 'in Node' : typeof reportError === 'function' ? 'here' : 'nowhere';`;

/** What a minifier makes of a question once the build has answered it. */
function built(mode: 'production' | 'development'): string {
  const answered = Object.entries(browserFacts(mode)).reduce((text, [question, answer]) => text.replaceAll(question, answer), asked);
  return transformSync(answered, { minify: true }).code;
}

test('a package that asks where it runs gets no code for other hosts', () => {
  expect(built('production')).toBe('export const where="here";\n');
});

test('a build for development asks as it was written', () => {
  expect(built('development')).toContain('in Node');
});
