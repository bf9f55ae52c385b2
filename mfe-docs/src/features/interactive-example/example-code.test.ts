/** @jest-environment jsdom */
import { blocksOf, codeToRun, editableLanguages, shownCode } from './example-code.ts';

function example(...blocks: Array<[classes: string, code: string]>) {
  const place = document.createElement('interactive-example');
  for (const [classes, code] of blocks) {
    const block = document.createElement('div');
    block.className = 'code-example';
    const pre = document.createElement('pre');
    pre.className = `brush: ${classes} notranslate`;
    const inner = document.createElement('code');
    inner.textContent = `${code}\n`;
    pre.append(inner);
    block.append(pre);
    place.append(block);
  }
  return blocksOf(place);
}

test('languages come in the order of the code; hidden code and choices are not edited there', () => {
  const blocks = example(
    ['css interactive-example-choice', 'color: red;'],
    ['js interactive-example', 'a'],
    ['css hidden interactive-example', 'b {}'],
    ['html interactive-example', 'c'],
  );
  expect(editableLanguages(blocks)).toEqual(['js', 'html']);
  expect(codeToRun(blocks, new Map())).toEqual({ js: 'a', css: 'b {}', html: 'c' });
});

test('blocks of one language are joined, and what is written replaces all that was seen of them', () => {
  const blocks = example(
    ['js hidden interactive-example', 'before'],
    ['js interactive-example', 'a'],
    ['js interactive-example', 'b'],
    ['js hidden interactive-example', 'after'],
  );
  expect(shownCode(blocks, 'js')).toBe('a\nb');
  expect(codeToRun(blocks, new Map([['js', 'mine']]))).toEqual({ js: 'before\nmine\nafter' });
});

test('code in a language that nothing runs is left out', () => {
  expect(example(['rust interactive-example', 'fn main() {}'], ['constructor', 'x'])).toEqual([]);
});
