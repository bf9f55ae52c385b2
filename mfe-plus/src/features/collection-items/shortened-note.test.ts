import { shortenedNote } from './shortened-note.ts';

test('a note of 180 characters is shown whole', () => {
  expect(shortenedNote('')).toBeUndefined();
  expect(shortenedNote('x'.repeat(180))).toBeUndefined();
  expect(shortenedNote('😀'.repeat(180))).toBeUndefined();
});

test('a longer note ends after a whole word', () => {
  const note = 'word '.repeat(60);
  expect(shortenedNote(note)).toBe(`${'word '.repeat(36).trimEnd()}…`);
});

test('a note without spaces is cut all the same, and never inside a character', () => {
  expect(shortenedNote('x'.repeat(181))).toBe(`${'x'.repeat(180)}…`);
  expect(shortenedNote('😀'.repeat(181))).toBe(`${'😀'.repeat(180)}…`);
});
