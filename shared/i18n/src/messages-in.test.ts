import { messagesIn } from './messages-in.ts';

test('half a catalogue is enough: what a language does not say yet is said in English, message by message', () => {
  const half: Readonly<Record<string, string>> = { 'en-US': 'hello = Hello\nbye = Goodbye { $name }', fr: 'hello = Bonjour' };
  const french = messagesIn('fr', (locale) => half[locale]);
  expect([french.text('hello'), french.text('bye', { name: 'Tea' })]).toEqual(['Bonjour', 'Goodbye Tea']);
  expect(messagesIn('ja', (locale) => half[locale]).text('hello')).toBe('Hello');
  expect(messagesIn('en-US', (locale) => half[locale]).text('hello')).toBe('Hello');
});
