import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topicNamed } from './topics.ts';

const css = readFileSync(join(__dirname, 'topics.module.css'), 'utf8');

/** That these can be read on paper, surface and tint, light and dark, is tested with the tokens. */
const cloths = ['docs', 'plus', 'curriculum', 'blog', 'observatory'];

test('five topics have five colors, each that of a section whose contrast is known', () => {
  const used = [...css.matchAll(/--topic: var\(--(\w+)\);\s*--topic-tint: var\(--(\w+)-tint\);/g)].map(([, color, tint]) => [color, tint]);
  expect(used.map(([color]) => color).sort()).toEqual([...cloths].sort());
  for (const [color, tint] of used) expect(tint).toBe(color);
  expect(css.match(/#[\da-f]{3,8}\b/gi)).toBeNull();
});

test.each(['Web Standards & Semantics', 'Styling', 'Scripting', 'Best Practices', 'Tooling'])('the topic %s has one of them', (name) => {
  expect(css).toContain(`.${topicNamed(name)?.color} {`);
});
