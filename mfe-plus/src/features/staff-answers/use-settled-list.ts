import { useEffect, useState } from 'react';
import { useRepeatableCall, type RepeatableCall } from '../../calls/repeatable-call.ts';

interface Found<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface SettledListInput<Item> {
  /** Pages count from 1. */
  readonly list: (page: number) => Promise<Found<Item>>;
  readonly settle: (id: string) => Promise<unknown>;
  /** The button that was pressed is gone. */
  readonly onSettled: () => void;
}

interface SettledList<Item> {
  readonly found: Found<Item> | undefined;
  readonly listing: RepeatableCall;
  readonly settling: RepeatableCall;
  /** One of them was settled just now. */
  readonly isSettled: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly settle: (id: string) => void;
}

/** What staff work through, a page after the other, each taken off the list when it is dealt with. */
export function useSettledList<Item extends { readonly id: string }>({
  list,
  settle,
  onSettled,
}: SettledListInput<Item>): SettledList<Item> {
  const listing = useRepeatableCall();
  const settling = useRepeatableCall();
  const [found, setFound] = useState<Found<Item>>();
  const [page, setPage] = useState(1);
  const [isSettled, setSettled] = useState(false);

  const read = (wanted: number) =>
    listing.run(async () => {
      const { items, total } = await list(wanted);
      // What was settled moved the rest up: some of it is known already.
      setFound((before) => {
        const known = wanted === 1 ? [] : (before?.items ?? []);
        return { items: [...known, ...items.filter(({ id }) => !known.some((one) => one.id === id))], total };
      });
      setPage(wanted);
    });
  useEffect(() => read(1), []);

  return {
    found,
    listing,
    settling,
    isSettled,
    hasMore: found !== undefined && found.items.length < found.total,
    more: () => read(page + 1),
    settle: (id) =>
      settling.run(async () => {
        await settle(id);
        setFound((before) => before && { items: before.items.filter((one) => one.id !== id), total: before.total - 1 });
        setSettled(true);
        onSettled();
      }),
  };
}
