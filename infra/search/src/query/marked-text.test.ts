import { askOf } from '../ranking/parsed-query.ts';
import { askedIn, marked } from './marked-text.ts';

const marks = (query: string, text: string) =>
  marked(text, askedIn(askOf(query).words.map(({ word }) => word)))
    .filter((part) => part.marked)
    .map((part) => part.text);

test.each([
  ['配列', '配列を変更するメソッドと配列のコピー', ['配列', '配列']],
  ['弹性布局', '使用弹性布局可以让元素弹性地排列', ['弹性布局']],
  ['グリッド', 'グリッドはクリックできます', ['グリッド']],
  ['배열', '배열을 바꾸는 메서드', ['배열']],
  ['CSS属性', 'CSS 属性的值', ['CSS', '属性']],
])('of a clause without spaces the words of %s are marked, and not the clause: %s', (query, text, expected) => {
  expect(marks(query, text)).toEqual(expected);
});

test.each([
  ['center', 'Centering is done by what centers; a percentage is not', ['Centering', 'centers']],
  ['map', 'map, Map and bitmap', ['map', 'Map']],
])('forms of a word are marked, and what only holds it is not: %s', (query, text, expected) => {
  expect(marks(query, text)).toEqual(expected);
});
