import { keepFormerValue } from './outside-value.ts';

test('what was written and comes back, even late, is not new', () => {
  const former = keepFormerValue();
  former.wrote('a');
  former.wrote('ab');
  expect(former.isNew('a')).toBe(false);
  expect(former.isNew('ab')).toBe(false);
});

test('what was not written here is new, also if it was once', () => {
  const former = keepFormerValue();
  former.wrote('a');
  former.wrote('ab');
  expect(former.isNew('ab')).toBe(false);
  expect(former.isNew('a')).toBe(true);
  expect(former.isNew('')).toBe(true);
});
