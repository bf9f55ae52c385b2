import { playgroundTitle } from './playground-title.ts';

const code = (parts: { html?: string; css?: string; js?: string; wat?: string }) => ({ html: '', css: '', js: '', ...parts });

test.each([
  ['its page has a title', { html: '<h1>Heading</h1><title lang="en">\n  Shades\tof one\n hue </title>' }, 'Shades of one hue'],
  ['its page has a heading and an empty title', { html: '<title> </title><h1 class="x">Hue</h1>' }, 'Hue'],
  ['it has neither', { html: '\n\n <p>Text</p>\nmore', css: 'a {}' }, '<p>Text</p>'],
  ['it has no page', { css: '  \n', js: '\nalert(1);' }, 'alert(1);'],
  ['it is WebAssembly alone', { wat: '(module)' }, '(module)'],
  ['there is nothing in it', { html: ' \n' }, 'Playground'],
  ['it has what would show it the other way round', { html: '<title>\u202elive\u202c \u2067x\u2069</title>' }, 'live x'],
  ['it has what no database keeps', { js: '// a\0b\ud83dc' }, '// abc'],
])('code is named by what it shows: %s', (_, parts, title) => {
  expect(playgroundTitle(code(parts))).toBe(title);
});

test('a long title is cut between characters, and hostile code is not searched for long', () => {
  expect([...playgroundTitle(code({ html: `<title>${'💾'.repeat(100)}` }))]).toHaveLength(60);
  expect(playgroundTitle(code({ html: '<title'.repeat(170_000) }))).toMatch(/^<title/);
});
