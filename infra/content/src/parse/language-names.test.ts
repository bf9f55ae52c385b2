import { languageName } from './language-names.ts';

test('a block of code is headed by the name of its language', () => {
  expect(languageName('js')).toBe('JavaScript');
  expect(languageName('css')).toBe('CSS');
});

test('a language without a name is shown as it was written', () => {
  expect(languageName('brainfuzz')).toBe('brainfuzz');
  expect(languageName('constructor')).toBe('constructor');
});
