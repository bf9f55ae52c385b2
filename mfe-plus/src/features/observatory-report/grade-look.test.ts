import { nextGrade, toneOf } from './grade-look.ts';

test('a grade has the tone of its letter', () => {
  expect((['A+', 'A-', 'B+', 'C-', 'D', 'F'] as const).map(toneOf)).toEqual(['high', 'high', 'low', 'limited', 'limited', 'discouraged']);
});

test('the next grade is said with what is missing for it, and the best has none', () => {
  expect(nextGrade(75)).toEqual({ grade: 'B+', points: 5 });
  expect(nextGrade(0)).toEqual({ grade: 'D-', points: 25 });
  expect(nextGrade(130)).toBeUndefined();
});
