import { isQuestion } from './is-question.ts';

test.each([
  'does Safari support :has()',
  'is :has() supported',
  'how center',
  'how to center a div',
  'what’s a closure',
  'Since when?',
  'Why?',
  'center a div?',
  'cómo centrar',
  '¿Cómo centro un div?',
  'quand utiliser grid',
  'como centralizar',
  'как отцентрировать',
  'div を中央に配置するには？',
  'fetch を中止できますか',
  'どうやって中央に置く',
  'fetch를 취소할 수 있나요',
  '어떻게 취소',
  '怎样居中',
  'fetch 能取消吗',
  '如何置中 div',
])('%s is a question', (query) => expect(isQuestion(query, 'en-US')).toBe(true));

test.each([
  '',
  '?',
  ':has()',
  'where()',
  'is()',
  'Array.prototype.map',
  'grid template areas',
  'align items in middle',
  'css grid template areas',
  'is global attribute',
  'is not a function',
  'do while loop',
  'can i use',
  'where clause',
  'which',
  'a ??',
  'Map?',
  'comment css',
  'comment filter',
  'doctype',
  'island',
  'howler',
  'what-if',
  '왜곡 필터',
  '配置',
  '居中',
  '취소',
  'CSSの',
  'Map',
])('%s is none', (query) => expect(isQuestion(query, 'en-US')).toBe(false));

test('a word that asks in French is a name elsewhere, and in French where nothing is to be done', () => {
  expect(isQuestion('comment centrer un div', 'fr')).toBe(true);
  expect(isQuestion('comment centrer un div', 'en-US')).toBe(false);
  expect(isQuestion('comment css', 'fr')).toBe(false);
});
