import { messageRate } from './message-rate.ts';

test('a thousand messages in a second are taken, and one more is too many, until the next second', () => {
  let now = 5000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { isExceeded } = messageRate(1000);
  const taken = () => Array.from({ length: 1000 }, isExceeded);
  expect(taken()).not.toContain(true);
  expect(isExceeded()).toBe(true);
  now += 1000;
  expect(taken()).not.toContain(true);
  jest.restoreAllMocks();
});
