import { createMessages } from './messages.ts';

const english =
  'greeting = Hello { $name }\nshelves = { $count ->\n    [one] { $count } shelf\n   *[other] { $count } shelves\n }\nonly-english = Only in English\nempty =\n';
const french = 'greeting = Bonjour { $name }\n';

test('a message is given in the language of the page, and in English where the language lacks it', () => {
  const { text } = createMessages('fr', [english, french]);
  expect(text('greeting', { name: 'Ada' })).toBe('Bonjour Ada');
  expect(text('only-english')).toBe('Only in English');
});

test('plurals follow the language', () => {
  const { text } = createMessages('en-US', [english]);
  expect([text('shelves', { count: 1 }), text('shelves', { count: 2 })]).toEqual(['1 shelf', '2 shelves']);
});

test('values are put in as they are, without invisible marks', () => {
  expect(createMessages('en-US', [english]).text('greeting', { name: 'Ada' })).toBe('Hello Ada');
});

test('an unknown message shows its id, so that the gap is seen and nothing breaks', () => {
  const messages = createMessages('en-US', [english]);
  expect(messages.text('no-such-message')).toBe('no-such-message');
  expect(messages.text('empty')).toBe('empty');
  expect([messages.has('greeting'), messages.has('no-such-message')]).toEqual([true, false]);
});

test('a value that is missing leaves the rest of the sentence standing', () => {
  expect(createMessages('en-US', [english]).text('greeting')).toBe('Hello {$name}');
});

test('a mistake in a catalogue costs that message only', () => {
  const { text } = createMessages('en-US', ['broken = { $\nwhole = Whole\n']);
  expect(text('whole')).toBe('Whole');
  expect(text('broken')).toBe('broken');
});

test('the pseudo-locale changes the words of the catalogue and not the values', () => {
  expect(createMessages('en-US', [english], { pseudo: true }).text('greeting', { name: 'Ada' })).toBe('Hélló Ada');
});
