import { withoutSubject } from './short-phrase.ts';

test.each([
  ['The `Kettle` interface is a pot that boils. It is made of iron.', 'A pot that boils. It is made of iron.'],
  ['The `Kettle` interface boils water.', 'Boils water.'],
  ['The `boil()` function heats a kettle.', 'Heats a kettle.'],
])('in a list, where its name is already, "%s" is short', (sentence, short) => {
  expect(withoutSubject(sentence)).toBe(short);
});

test.each(['The `Kettle` interface is what boils.', 'The `Kettle` interface has a lid.', 'Makes tea.'])(
  'what would make no sense without its beginning stays whole: "%s"',
  (sentence) => {
    expect(withoutSubject(sentence)).toBe(sentence);
  },
);
