import { wordsOfSource } from './corpus-texts.ts';

test('the baselines read what a reader reads', () => {
  const source = [
    '---',
    'title: Kettle',
    'slug: Web/Kettle',
    '---',
    '',
    'The **`kettle`** boils [water](/en-US/docs/Web/Water), see {{cssxref("tea-pot")}} and {{Compat}}.',
    '',
    '## Whistling',
  ].join('\n');
  expect(wordsOfSource(source)).toBe('The kettle boils water , see tea-pot and . Whistling');
});
