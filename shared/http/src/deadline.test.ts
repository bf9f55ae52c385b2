import { withDeadline } from './deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const late = () => new Error('late');
const never = new Promise<string>(() => undefined);

test('work that is done in time gives its result, and no clock runs on', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1000, late)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails in time fails as it did, and no clock runs on', async () => {
  await expect(withDeadline(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that does not settle is given up at the deadline and not before', async () => {
  const outcome = jest.fn();
  const waiting = withDeadline(never, 1000, late).catch((thrown: Error) => outcome(thrown.message));
  await jest.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(outcome).toHaveBeenCalledWith('late');
});

test('work that fails after the deadline troubles nobody', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const work = new Promise<never>((_, reject) => (fail = reject));
  const waiting = expect(withDeadline(work, 10, late)).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(10);
  await waiting;
  fail(new Error('too late to matter'));
  await jest.advanceTimersByTimeAsync(0);
});
