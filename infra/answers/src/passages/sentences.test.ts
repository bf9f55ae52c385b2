import type { Run } from '@webdocs/contracts/answers/answer';
import { runsBetween } from './joined-runs.ts';
import { sentencesOf } from './sentences.ts';

const cut = (runs: readonly Run[], locale: 'en-US' | 'ja' = 'en-US') => {
  const text = runs.map((run) => run.text).join('');
  return sentencesOf(runs, locale).map(({ from, to }) => text.slice(from, to).trim());
};

test('sentences end where a writer ends them, and not after an abbreviation', () => {
  expect(cut([{ text: 'It takes a name, e.g. Anna. It returns nothing! Why?' }])).toEqual([
    'It takes a name, e.g. Anna.',
    'It returns nothing!',
    'Why?',
  ]);
});

test('no sentence ends within code', () => {
  expect(cut([{ text: 'Call ' }, { text: 'a.b(). Then! c', code: true }, { text: ' once. Then wait.' }])).toEqual([
    'Call a.b(). Then! c once.',
    'Then wait.',
  ]);
});

test('sentences of other scripts are told apart', () => {
  expect(cut([{ text: '要素を並べます。間隔も決めます。' }], 'ja')).toEqual(['要素を並べます。', '間隔も決めます。']);
});

test('a stretch keeps its code apart and its words as they are', () => {
  expect(runsBetween([{ text: 'Set ' }, { text: 'gap', code: true }, { text: ' to one. Then look.' }], 0, 16)).toEqual([
    { text: 'Set ' },
    { text: 'gap', code: true },
    { text: ' to one.' },
  ]);
});
