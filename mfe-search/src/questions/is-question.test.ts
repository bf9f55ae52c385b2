import { isQuestion } from './is-question.ts';

test.each([
  'does Safari support :has()',
  'how center',
  'align items in middle',
  'Since when?',
  'cómo centrar',
  '¿Cómo centro un div?',
  'comment centrer',
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
])('%s is a question', (query) => expect(isQuestion(query)).toBe(true));

test.each([
  '',
  '?',
  ':has()',
  'Array.prototype.map',
  'grid template areas',
  'doctype',
  'island',
  'howler',
  'what-if',
  '配置',
  '居中',
  '취소',
  'Map',
])('%s is none', (query) => expect(isQuestion(query)).toBe(false));
