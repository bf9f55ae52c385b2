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

test.each([
  ['ru', 'text = Изменено { $date }.', ['text: its date ends with a point, and the sentence adds another']],
  ['ru', 'text = Изменено ({ $date }).', []],
  ['ru', 'text = { $date } страница изменилась.', []],
  ['fr', 'text = Modifiée le { $date }.', []],
] as const)('a date that ends with a point has no second one after it: %s, %s', (locale, translation, flaws) => {
  expect(translationFlaws({ locale, english: 'text = Changed on { $date }.', translation })).toEqual(flaws);
});

describe('the length of a translation', () => {
  const sentence = 'text = Your code stays in this tab until you close it or sign out.';

  test.each([
    ['fr', 'text = Votre code reste dans cet onglet jusqu’à sa fermeture ou à votre déconnexion.'],
    ['ja', 'text = コードは、閉じるかログアウトするまでこのタブに残ります。'],
    ['zh-CN', 'text = 代码会留在此标签页，直到你关闭它或退出登录。'],
    ['ko', 'text = 코드는 닫거나 로그아웃할 때까지 이 탭에 남습니다.'],
  ] as const)('is what %s takes to say the same', (locale, translation) => {
    expect(translationFlaws({ locale, english: sentence, translation })).toEqual([]);
  });

  test.each([
    ['half a sentence in Russian', 'ru', 'text = Ваш код остаётся.', '0.29 times as long as English; in ru, 0.45 to 2'],
    ['a word in Japanese', 'ja', 'text = コード', '0.05 times as long as English; in ja, 0.2 to 1.25'],
    [
      'English words with a Chinese full stop',
      'zh-TW',
      `${sentence.slice(0, -1)}。`,
      '1.00 times as long as English; in zh-TW, 0.17 to 0.95',
    ],
    [
      'a sentence that stands twice',
      'es',
      `text = ${'Tu código se queda en esta pestaña hasta que la cierres. '.repeat(3)}`,
      '2.88 times as long',
    ],
  ] as const)('tells of %s', (_, locale, translation, flaw) => {
    expect(translationFlaws({ locale, english: sentence, translation })).toEqual([expect.stringContaining(flaw)]);
  });

  test('is not held against a short text, nor one plural against all of them', () => {
    expect(translationFlaws({ locale: 'ja', english: 'text = Keep me logged in on this device', translation: 'text = 維持' })).toEqual([]);
    const english =
      'text = { $count ->\n    [one] { $count } page was found in the docs\n   *[other] { $count } pages were found in the docs\n }';
    expect(translationFlaws({ locale: 'zh-CN', english, translation: 'text = 找到 { $count } 页' })).toEqual([]);
  });
});
