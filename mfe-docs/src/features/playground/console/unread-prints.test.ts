import { printBounds } from '@webdocs/contracts/samples/printed';
import { unreadPrints } from './unread-prints.ts';

const line = (text: string) => ({ level: 'log', values: [{ kind: 'text', text }] });
const batch = (name: string, count: number, left = 0) => ({
  typ: 'prints',
  prints: Array.from({ length: count }, (_, index) => line(`${name} ${index}`)),
  left,
});

test('what came is read once, in its order', () => {
  const { add, read } = unreadPrints();
  add(batch('a', 2, 3));
  add(batch('b', 1));
  const { prints, left } = read();
  expect([prints.map(({ values }) => values[0]?.text), left]).toEqual([['a 0', 'a 1', 'b 0'], 3]);
  expect(read()).toEqual({ prints: [], left: 0 });
});

test('of a flood the newest is read, and the rest is counted without being read', () => {
  const { add, read } = unreadPrints();
  let wasRead = false;
  const old = batch('old', 400);
  Object.defineProperty(old.prints, 0, { get: () => (wasRead = true) });
  add(old);
  for (let turn = 0; turn < 10; turn += 1) add(batch(String(turn), 400));
  const { prints, left } = read();
  expect([prints.length, prints.at(-1)?.values[0]?.text, left]).toEqual([printBounds.prints, '9 399', 4400 - printBounds.prints]);
  expect(wasRead).toBe(false);
});

test('what is dropped is not read later', () => {
  const { add, read, drop } = unreadPrints();
  add(batch('a', 600));
  drop();
  expect(read()).toEqual({ prints: [], left: 0 });
});

test.each([null, 'prints', {}, { prints: 'none' }])('what is no list of prints is nothing: %j', (data) => {
  const { add, read } = unreadPrints();
  add(data);
  expect(read()).toEqual({ prints: [], left: 0 });
});
