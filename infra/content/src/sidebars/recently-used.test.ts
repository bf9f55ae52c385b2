import { RecentlyUsed } from './recently-used.ts';

test('a value is made once while it is kept', () => {
  const kept = new RecentlyUsed<string>(100, (value) => value.length);
  let made = 0;
  const get = () => kept.get('a', () => `made ${++made}`);
  expect([get(), get()]).toEqual(['made 1', 'made 1']);
});

test('together they weigh no more than the limit, and those used last stay', () => {
  const kept = new RecentlyUsed<string>(10, (value) => value.length);
  const get = (key: string) => kept.get(key, () => key.repeat(4));
  get('a');
  get('b');
  get('a');
  get('c');
  expect(kept.size).toBe(2);
  expect(kept.get('a', () => 'again')).toBe('aaaa');
  expect(kept.get('b', () => 'again')).toBe('again');
});

test('one that weighs more than the limit alone is kept until the next', () => {
  const kept = new RecentlyUsed<string>(3, (value) => value.length);
  kept.get('a', () => 'long value');
  expect(kept.size).toBe(1);
  kept.get('b', () => 'b');
  expect(kept.size).toBe(1);
});
