/** Neighbours that are laid out together, or not at all while they are far away. */
export interface ItemGroup<T> {
  readonly id: number;
  readonly items: readonly T[];
}

/** With twelve, a frame in which the next ones came near had three times as much to lay out as it had to. */
const mostInGroup = 6;
let made = 0;

/** What is in a group stays in it while the order does: a card that changes its group is made anew. */
export function groupsOf<T>(
  items: readonly T[],
  keyOf: (item: T) => unknown,
  before: ReadonlyArray<ItemGroup<T>> = [],
): Array<ItemGroup<T>> {
  const places = new Map(before.flatMap((group, place) => group.items.map((item) => [keyOf(item), place] as const)));
  const groups: Array<{ id: number; items: T[] }> = [];
  let place = -1;
  for (const item of items) {
    const known = places.get(keyOf(item)) ?? -1;
    const last = groups.at(-1);
    if (last && known <= place && last.items.length < mostInGroup) {
      last.items.push(item);
      continue;
    }
    groups.push({ id: (known > place && before[known]?.id) || ++made, items: [item] });
    place = Math.max(place, known);
  }
  return groups;
}
