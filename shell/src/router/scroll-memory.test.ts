import { createScrollMemory } from './scroll-memory.ts';

function storage(broken = false) {
  const values = new Map<string, string>();
  const refuse = () => {
    throw new Error('storage is blocked');
  };
  return {
    getItem: broken ? refuse : (key: string) => values.get(key) ?? null,
    setItem: broken ? refuse : (key: string, value: string) => void values.set(key, value),
  };
}

test('each entry of the history has its own place', () => {
  const memory = createScrollMemory(storage());
  memory.save('first', 120.4);
  memory.save('second', 8);
  expect(memory.top('first')).toBe(120);
  expect(memory.top('unknown')).toBeUndefined();
});

test('only the last fifty places are kept', () => {
  const memory = createScrollMemory(storage());
  for (let entry = 0; entry < 60; entry += 1) memory.save(`entry-${entry}`, entry);
  expect(memory.top('entry-0')).toBeUndefined();
  expect(memory.top('entry-59')).toBe(59);
});

test('blocked storage only means that pages open at their top', () => {
  const memory = createScrollMemory(storage(true));
  expect(() => memory.save('first', 1)).not.toThrow();
  expect(memory.top('first')).toBeUndefined();
});
