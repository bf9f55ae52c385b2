import { languageChoices } from './language-choices.ts';

const both = 'Français et anglais';
const choices = (searched: readonly string[]) => languageChoices('fr', searched, both, (locales) => `?${locales.join('+')}`);

test('a reader of French may search French, English or both', () => {
  expect(choices(['fr']).map(({ name, href }) => [name, href])).toEqual([
    ['Français', '?fr'],
    ['English (US)', '?en-US'],
    [both, '?fr+en-US'],
  ]);
});

test.each([
  [['fr'], 'Français'],
  [['en-us'], 'English (US)'],
  [['en-US', 'fr'], both],
])('where %j was searched the reader is told so', (searched, current) => {
  expect(
    choices(searched)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ name }) => name),
  ).toEqual([current]);
});

test('a reader of English has no choice to make', () => {
  expect(languageChoices('en-US', ['en-US'], '', () => '')).toEqual([]);
});
