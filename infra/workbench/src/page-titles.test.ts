import { titlesIn } from './page-titles.ts';

test('a title that a language lacks is given in English, never as its id', () => {
  const titles = titlesIn(
    new Map([
      ['en-US', 'tea-title = Teas\ntea-description = All our teas.\n'],
      ['fr', 'tea-title = Thés\n'],
    ]),
    ['tea-title', 'tea-description'],
  );
  expect(titles.fr).toEqual({ 'tea-title': 'Thés', 'tea-description': 'All our teas.' });
});
