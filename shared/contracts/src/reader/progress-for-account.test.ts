import { parse } from 'valibot';
import { LearningProgressSchema } from '../api/learning.ts';
import { learningLimits, noProgress, readProgress, withChapter, type LearningProgress } from './learning-progress.ts';
import { progressForAccount } from './progress-for-account.ts';

const { chapters, exercises, points, code, name } = learningLimits;
const long = 'x'.repeat(code + 1);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('what an account would refuse is not sent, and the rest is', () => {
  const stored = {
    since: 1.5,
    chapters: {
      '': { changed: 1 },
      'two words': { changed: 1 },
      'a?b': { changed: 1 },
      [`/curriculum/${long}`]: { changed: 1, done: true },
      Learn: {
        changed: 7,
        read: -3,
        section: { id: '', title: 'x'.repeat(name + 1) },
        points: [-1, 0.5, 2000, ...numbers(points + 5)],
        exercises: {
          '': { at: 1, done: 1, count: 1 },
          [long]: { at: 1, done: 1, count: 1 },
          Long: { at: 100, done: 5000, count: 5000, code: { css: long } },
          Short: { at: 99, done: 1, count: 1, code: { css: 'a {}' } },
          ...Object.fromEntries(numbers(exercises + 5).map((at) => [`E${at}`, { at, done: 0, count: 1 }])),
        },
      },
    },
  };
  const sent = progressForAccount(readProgress(JSON.stringify(stored)));
  expect(parse(LearningProgressSchema, sent)).toEqual(sent);
  expect(Object.keys(sent.chapters)).toEqual(['Learn']);
  expect(Object.keys(sent.chapters['Learn']?.exercises ?? {})).toHaveLength(exercises);
  expect(sent.chapters['Learn']?.exercises['Short']?.code).toEqual({ css: 'a {}' });
  expect(sent.chapters['Learn']?.exercises['Long']).toEqual({ at: 100, done: 1000, count: 1000 });
});

test('of more chapters than an account keeps, the latest are sent', () => {
  const many = numbers(chapters + 10).reduce<LearningProgress>(
    (progress, at) => withChapter(progress, `/curriculum/${at}`, { done: true }, at + 1),
    noProgress,
  );
  const sent = progressForAccount(many);
  expect(parse(LearningProgressSchema, sent)).toEqual(sent);
  expect([Object.keys(sent.chapters).length, sent.chapters['/curriculum/9'], sent.chapters['/curriculum/10']?.done]).toEqual([
    chapters,
    undefined,
    true,
  ]);
});
