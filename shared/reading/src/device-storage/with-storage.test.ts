/** @jest-environment jsdom */
import { withStorage } from './with-storage.ts';

test('what is kept is given back', () => {
  withStorage('tea', (storage) => storage.setItem('tea', 'green'));
  expect(withStorage('tea', (storage) => storage.getItem('tea'))).toBe('green');
});

test('a browser that keeps nothing is warned of, and the page goes on', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const refuse = (): string => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(withStorage('tea', refuse)).toBeNull();
  await new Promise((resolve) => warned.mockImplementation(resolve));
  expect(warned).toHaveBeenCalledWith('Browser storage tea could not be used: blocked');
  warned.mockRestore();
});
