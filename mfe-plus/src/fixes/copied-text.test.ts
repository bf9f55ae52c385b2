import { copiedText } from './copied-text.ts';

test('what is copied is the result: no signs, and none of the lines that go', () => {
  expect(
    copiedText([
      { change: 'same', text: 'server {' },
      { change: 'remove', text: '  old;' },
      { change: 'add', text: '  new;' },
      { change: 'same', text: '}' },
    ]),
  ).toBe('server {\n  new;\n}\n');
});
