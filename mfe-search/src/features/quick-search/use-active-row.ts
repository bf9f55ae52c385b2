import { usePrefetch } from '@webdocs/remote-kit';
import { useEffect, useRef, type RefObject } from 'react';

const patienceMs = 500;

export interface ActiveRow {
  /** The row that the arrow keys are at, if they are at one. */
  readonly current: () => HTMLAnchorElement | undefined;
  /** One row down or up; the last and the first are neighbours. */
  readonly move: (step: 1 | -1) => void;
  readonly leave: () => void;
}

/** The row that the arrow keys are at. The focus stays in the field, which names the row. */
export function useActiveRow(input: RefObject<HTMLInputElement | null>, rows: () => HTMLAnchorElement[]): ActiveRow {
  const prefetch = usePrefetch();
  const row = useRef<HTMLAnchorElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function move(step: 1 | -1) {
    const all = rows();
    const at = row.current ? all.indexOf(row.current) : -1;
    go(all[step > 0 ? (at + 1) % all.length : (at <= 0 ? all.length : at) - 1]);
    // A search is made when it is asked for.
    const href = row.current?.href;
    if (href?.includes('/docs/')) timer.current = setTimeout(() => prefetch(href), patienceMs);
  }

  function leave() {
    if (row.current) go(undefined);
  }

  function go(to: HTMLAnchorElement | undefined) {
    clearTimeout(timer.current);
    row.current?.setAttribute('aria-selected', 'false');
    row.current = to;
    if (!to) return input.current?.removeAttribute('aria-activedescendant');
    to.setAttribute('aria-selected', 'true');
    to.scrollIntoView({ block: 'nearest' });
    input.current?.setAttribute('aria-activedescendant', to.id);
  }

  return { current: () => row.current, move, leave };
}
