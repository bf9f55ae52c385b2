import { within } from './within.ts';

test('what comes in time is what comes', async () => {
  await expect(within(1000, Promise.resolve('here'), 'late')).resolves.toBe('here');
});

test('what never comes is late', async () => {
  await expect(within(1, new Promise(() => undefined), 'late')).resolves.toBe('late');
});

test('what fails in time fails', async () => {
  await expect(within(1000, Promise.reject(new Error('storage')), 'late')).rejects.toThrow('storage');
});
