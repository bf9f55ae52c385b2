import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { groupsOf, type ItemGroup } from './item-groups.ts';

interface DrawnGroup<T> extends ItemGroup<T> {
  /** As they were drawn last. */
  cards?: ReactNode;
}

/** So many go within a frame; a thousand at once took nine frames. */
const mostAtOnce = 48;
const groupsAFrame = 4;

/** The groups of a list. Hundreds of items whose place a few others take are hidden at once, and removed some in each frame. */
export function useItemGroups<T>(items: readonly T[], keyOf: (item: T) => unknown) {
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const known = useRef({ items: [] as readonly T[], groups: [] as Array<DrawnGroup<T>>, leaving: [] as Array<DrawnGroup<T>> }).current;
  if (known.items !== items) {
    // Where many stay, those are not made anew.
    const isReplaced = items.length <= mostAtOnce && known.items.length - items.length > mostAtOnce;
    if (isReplaced) known.leaving.push(...known.groups);
    known.groups = groupsOf(items, keyOf, isReplaced ? [] : known.groups);
    known.items = items;
  }
  const isLeft = known.leaving.length > 0;
  useEffect(() => {
    if (!isLeft) return;
    const frame = requestAnimationFrame(() => {
      known.leaving.splice(-groupsAFrame);
      draw();
    });
    return () => cancelAnimationFrame(frame);
  });
  return known;
}
