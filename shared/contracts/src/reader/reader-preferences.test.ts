/** @jest-environment jsdom */
import {
  lineWidths,
  markReaderPreferences,
  parseReaderPreferences,
  readerPreferenceDefaults,
  storedReaderPreferences,
  textSizes,
  type ReaderPreferences,
} from './reader-preferences.ts';

test.each([
  null,
  '',
  'null',
  '5',
  '"large"',
  '[]',
  '{',
  '{"textSize":"huge","lineWidth":1,"subsections":"yes","linkPreviews":null}',
  '{"__proto__":5}',
])('stored preferences %s change nothing', (stored) => {
  expect(parseReaderPreferences(stored)).toEqual(readerPreferenceDefaults);
});

test('what the reader chooses comes back as it was chosen', () => {
  for (const textSize of textSizes) {
    for (const lineWidth of lineWidths) {
      const chosen: ReaderPreferences = { textSize, lineWidth, subsections: false, linkPreviews: false, sidebarCollapsed: true };
      expect(parseReaderPreferences(storedReaderPreferences(chosen))).toEqual(chosen);
    }
  }
});

test('what is as it was made is not stored', () => {
  expect(storedReaderPreferences(readerPreferenceDefaults)).toBeNull();
  expect(storedReaderPreferences({ ...readerPreferenceDefaults, textSize: 'large' })).toBe('{"textSize":"large"}');
});

test('the root says what differs from the defaults, and nothing else', () => {
  const root = document.createElement('html');
  markReaderPreferences(root, { textSize: 'larger', lineWidth: 'wide', subsections: false, linkPreviews: false, sidebarCollapsed: true });
  expect({ ...root.dataset }).toEqual({ textSize: 'larger', lineWidth: 'wide', subsections: 'false', sidebarCollapsed: '' });
  markReaderPreferences(root, readerPreferenceDefaults);
  expect({ ...root.dataset }).toEqual({});
});
