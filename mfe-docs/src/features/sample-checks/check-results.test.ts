import { doneOf, newlyDone, checkResultsOf, untouched, type CheckResult } from './check-results.ts';

const done: CheckResult = { outcome: 'done' };

test('a list shows what the frame has answered, and what it has not answered could not be checked', () => {
  const answers = new Map([
    [0, { typ: 'mark', index: 0, outcome: 'done' }],
    [2, { typ: 'mark', index: 2, outcome: 'failed', reason: 'TypeError' }],
  ] as const);
  expect(checkResultsOf(3, answers, 'silence')).toEqual([
    { outcome: 'done', reason: undefined },
    { outcome: 'failed', reason: 'silence' },
    { outcome: 'failed', reason: 'TypeError' },
  ]);
});

test('only what is done counts', () => {
  expect(doneOf([done, untouched, { outcome: 'failed' }, done])).toBe(2);
});

test('news is what was not done before', () => {
  expect(newlyDone([done, untouched, untouched], [done, done, untouched])).toEqual([1]);
  expect(newlyDone([done], [untouched])).toEqual([]);
});
