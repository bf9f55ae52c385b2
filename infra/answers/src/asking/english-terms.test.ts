import type { Locale } from '@webdocs/contracts/reader/locale';
import { saysNothing } from '../refusal/names-nothing.ts';
import { withoutAsking } from './asking-phrases.ts';
import { inEnglish } from './english-terms.ts';

const english = (text: string, locale: Locale) =>
  inEnglish({ text: withoutAsking(text, locale).text, question: text, locale }, (word) => saysNothing(word, locale));

test.each<[Locale, string, string[]]>([
  ['es', '¿Cómo centro un div?', ['center', 'div']],
  ['es', '¿Cómo cancelo un fetch?', ['cancel', 'fetch']],
  ['fr', 'Comment centrer un div ?', ['center', 'div']],
  ['fr', 'Comment annuler un fetch ?', ['cancel', 'fetch']],
  ['pt-BR', 'Como centralizar uma div?', ['center', 'div']],
  ['pt-BR', 'Como cancelar um fetch?', ['cancel', 'fetch']],
  ['ru', 'как отцентрировать div', ['center', 'div']],
  ['ru', 'Как отменить fetch?', ['cancel', 'fetch']],
  ['ja', 'div を中央に配置するには？', ['div', 'center']],
  ['ja', 'fetch を中止するには？', ['fetch', 'cancel']],
  ['ko', 'div를 가운데에 배치하려면 어떻게 하나요?', ['div', 'center']],
  ['ko', 'fetch를 취소하려면 어떻게 하나요?', ['fetch', 'cancel']],
  ['zh-CN', '怎样让 div 居中？', ['div', 'center']],
  ['zh-CN', '怎样取消 fetch？', ['fetch', 'cancel']],
  ['zh-TW', '如何讓 div 置中？', ['div', 'center']],
  ['zh-TW', '如何取消 fetch？', ['fetch', 'cancel']],
])('in %s, "%s" is looked for in English pages by %j', (locale, text, wanted) => {
  const { text: words, isMeant } = english(text, locale);
  expect([words.split(' ').sort(), isMeant]).toEqual([[...wanted].sort(), true]);
});

test('words that English pages may have stay as they are, and words that only begin like a known one too', () => {
  expect(english('¿Cómo uso flexbox con centrifugadoras?', 'es').text).toContain('centrifugadoras');
});

test('a word that is a term as a whole is not looked for at the beginning of others', () => {
  expect([english('Como mudar a cor do corpo?', 'pt-BR').text, english('Comment dessiner un triangle ?', 'fr').text]).toEqual([
    'change color corpo',
    'dessiner triangle',
  ]);
});

test('a question of which little is left is not another question', () => {
  expect(english('Какая погода будет завтра вечером в Москве?', 'ru').isMeant).toBe(false);
  expect(english('明日の東京の天気予報を確認したいのですが', 'ja').isMeant).toBe(false);
});

test('English needs nothing', () => {
  expect(english('How do I center a div?', 'en-US').isMeant).toBe(true);
});
