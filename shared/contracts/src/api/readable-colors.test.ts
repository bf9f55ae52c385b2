import * as v from 'valibot';
import type { CreativeColors } from './placements.ts';
import { ReadableColorsSchema } from './readable-colors.ts';

const colors: CreativeColors = {
  textColor: '#1b1b1b',
  backgroundColor: '#ffffff',
  ctaTextColor: '#ffffff',
  ctaBackgroundColor: '#0b5563',
  textColorDark: '#f4f1ea',
  backgroundColorDark: '#1b1b1b',
  ctaTextColorDark: '#1b1b1b',
  ctaBackgroundColorDark: '#9bd3dd',
};
const wordsOf = (change: Partial<CreativeColors>) =>
  v.safeParse(ReadableColorsSchema, { ...colors, ...change }).issues?.map(({ message }) => message);

test('colors that stand out are taken, down to a contrast of 4.5', () => {
  expect(wordsOf({})).toBeUndefined();
  expect(wordsOf({ textColor: '#767676' })).toBeUndefined();
});

test('what is no color is said to be none, and nothing else of it', () => {
  expect(wordsOf({ textColor: 'red' })).toEqual(['must be a color like #0a84ff']);
});

test.each<[Partial<CreativeColors>, string]>([
  [{ textColor: '#777777', backgroundColor: '#777777' }, 'the text has a contrast of 1 to its background, and needs 4.5'],
  [{ textColor: '#777777' }, 'the text has a contrast of 4.4 to its background, and needs 4.5'],
  [{ ctaBackgroundColor: '#ffff00' }, 'the call to action has a contrast of 1 to its background, and needs 4.5'],
  [{ textColorDark: '#000000' }, 'the text in the dark theme has a contrast of 1.2 to its background, and needs 4.5'],
  [{ ctaTextColorDark: '#ffffff' }, 'the call to action in the dark theme has a contrast of 1.6 to its background, and needs 4.5'],
])('%j is refused with words', (change, words) => expect(wordsOf(change)).toEqual([words]));
