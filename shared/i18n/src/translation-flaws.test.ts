import { translationFlaws } from './translation-flaws.ts';

const english = `
greeting = Hello { $name }
shelves =
    { $count ->
        [0] No shelf
        [one] { $count } shelf
       *[other] { $count } shelves
    }
place =
    { $slot ->
        [top] Above
       *[side] Beside
    }
product = Plus
value = { $name }
`;
const russian = `
greeting = Здравствуйте, { $name }
shelves =
    { $count ->
        [0] Нет полок
        [one] { $count } полка
        [few] { $count } полки
        [many] { $count } полок
       *[other] { $count } полки
    }
place =
    { $slot ->
        [top] Сверху
       *[side] Сбоку
    }
product = Plus
value = { $name }
`;
const sameAsEnglish = { product: 'everywhere' } as const;
const flawsOf = (translation: string) => translationFlaws({ locale: 'ru', english, translation, sameAsEnglish });

test('a whole translation has no flaw', () => {
  expect(flawsOf(russian)).toEqual([]);
});

test.each([
  ['a message is missing', /^greeting.*\n/m, '', 'greeting: it is missing'],
  ['a message is not in English', /^greeting/m, 'farewell', 'farewell: English has no such message'],
  ['a message is there twice', /^product = Plus/m, 'product = Plus\nproduct = Plus', 'product: it is there twice'],
  ['a bracket is forgotten', ', { $name }', ', { $name', 'greeting: it cannot be read as Fluent'],
  ['a value is not shown', ', { $name }', '!', 'greeting: it does not show $name'],
  ['a value is made up', ', { $name }', ', { $name } { $surname }', 'greeting: English has no $surname'],
  ['a term is made up', '= Plus', '= Plus { -brand }', 'product: Unknown term: -brand'],
  ['a plural is forgotten', '[few] { $count } полки', '', 'shelves: the plurals of ru are one, few, many, other, not one, many, other'],
  ['a name to choose by is translated', '[top]', '[above]', 'place: it does not choose by $slot between top, side'],
  [
    'a message is still English',
    'Здравствуйте, { $name }',
    'Hello { $name }',
    'greeting: it still reads as in English; translate it, or list it as meant to be the same',
  ],
  ['a product name is translated', '= Plus', '= Плюс', 'product: it is listed as the same as in English and is not'],
])('it is told when %s', (_, before, after, flaw) => {
  expect(flawsOf(russian.replace(before, after))).toContain(flaw);
});

test('a language with plurals says them', () => {
  const shelves = russian.replace(/^shelves =\n(.+\n)+? {4}\}/m, 'shelves = Полок: { $count }');
  expect(flawsOf(shelves)).toEqual(['shelves: it has no plurals of $count']);
});

test('a language with one form for all numbers needs no choice, and no other form is taken for one of its own', () => {
  const translation = 'shelves = { $count }段';
  const plain = 'shelves = { $count ->\n    [one] { $count } shelf\n   *[other] { $count } shelves\n }';
  expect(translationFlaws({ locale: 'ja', english: plain, translation })).toEqual([]);
  const twoForms = 'shelves = { $count ->\n    [one] { $count }段だけ\n   *[other] { $count }段\n }';
  expect(translationFlaws({ locale: 'ja', english: plain, translation: twoForms })).toEqual([
    'shelves: the plurals of ja are other, not one, other',
  ]);
});

test('a list of exceptions that names what English does not have is told', () => {
  const flaws = translationFlaws({
    locale: 'fr',
    english: 'blog = Blog',
    translation: 'blog = Blog',
    sameAsEnglish: { blog: ['fr'], log: ['es'] },
  });
  expect(flaws).toEqual(['log: it is listed as the same as in English, and English has no such message']);
});
