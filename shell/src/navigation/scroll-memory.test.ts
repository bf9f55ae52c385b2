/** @jest-environment jsdom */
import { browserStorage } from '../storage/browser-storage.ts';
import { createScrollMemory } from './scroll-memory.ts';

const memory = () => createScrollMemory(browserStorage(() => sessionStorage));
beforeEach(() => sessionStorage.clear());

test('each entry of the history has its own place', () => {
  memory().save('first', 120.4);
  memory().save('second', 8);
  expect(memory().top('first')).toBe(120);
  expect(memory().top('unknown')).toBeUndefined();
});

test('only the last fifty places are kept', () => {
  for (let entry = 0; entry < 60; entry += 1) memory().save(`entry-${entry}`, entry);
  expect(memory().top('entry-0')).toBeUndefined();
  expect(memory().top('entry-59')).toBe(59);
});

test('blocked storage only means that pages open at their top', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = createScrollMemory(
    browserStorage(() => {
      throw new Error('blocked');
    }),
  );
  blocked.save('first', 1);
  expect(blocked.top('first')).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
});
