import { groupsOf, type ItemGroup } from './item-groups.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const group = (items: readonly number[], before?: ReadonlyArray<ItemGroup<number>>) => groupsOf(items, (item) => item, before);
/** By the id of its group each item stays, or is made anew. */
const homes = (groups: ReadonlyArray<ItemGroup<number>>) => new Map(groups.flatMap(({ id, items }) => items.map((item) => [item, id])));
const madeAnew = (one: ReadonlyArray<ItemGroup<number>>, other: ReadonlyArray<ItemGroup<number>>) =>
  [...homes(other)].filter(([item, id]) => homes(one).get(item) !== id).map(([item]) => item);

test('six neighbours are a group, in the order of the list', () => {
  const groups = group(numbers(1, 15));
  expect(groups.map(({ items }) => items)).toEqual([numbers(1, 6), numbers(7, 12), numbers(13, 15)]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
});

test.each([
  ['more of them', numbers(1, 48), numbers(37, 48)],
  ['one that is taken away', numbers(2, 36), []],
  ['one that comes to the top', [0, ...numbers(1, 36)], [0]],
  ['several that are taken away in the middle', [...numbers(1, 8), ...numbers(20, 36)], []],
])('%s leave all others where they are', (_, items, anew) => {
  const before = group(numbers(1, 36));
  const after = group(items, before);
  expect(after.flatMap((one) => one.items)).toEqual(items);
  expect(madeAnew(before, after)).toEqual(anew);
});

test('one that was taken away and comes back joins its group', () => {
  const before = group(numbers(1, 36));
  const without = group([...numbers(1, 16), ...numbers(18, 36)], before);
  const after = group(numbers(1, 36), without);
  expect(madeAnew(without, after)).toEqual([17]);
  expect(homes(after).get(17)).toBe(homes(after).get(16));
});

test('one that is moved up past the end of a group stays what it is', () => {
  const before = group(numbers(1, 36));
  const items = [...numbers(1, 11), 13, 12, ...numbers(14, 36)];
  const after = group(items, before);
  expect(after.flatMap((one) => one.items)).toEqual(items);
  expect(madeAnew(before, after)).not.toContain(13);
  expect(madeAnew(before, after).length).toBeLessThan(4);
});

test('no group has the id of another one, however often they are moved', () => {
  let groups = group(numbers(1, 60));
  for (let turn = 0; turn < 200; turn += 1) {
    const items = groups.flatMap((one) => one.items);
    items.splice((turn * 7) % 59, 0, ...items.splice((turn * 13) % 60, 1));
    groups = group(items, groups);
    expect(groups.flatMap((one) => one.items)).toEqual(items);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  }
});
