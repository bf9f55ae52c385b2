import { cutText } from './cut-text.ts';

test('a text is cut to what fits, between characters', () => {
  expect(cutText('kettle', 6, '…')).toBe('kettle');
  expect(cutText('kettles', 6, '…')).toBe('kettl…');
  expect(cutText('tea 🫖🫖', 5)).toBe('tea');
});
