import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withStorage } from '@webdocs/reading/with-storage';
import { readArrangement, usualArrangement, type Arrangement } from './arrangement.ts';

const key = 'playground-panes';

export type Arrange = (change: (before: Arrangement) => Partial<Arrangement>) => void;

/** How the panes in an element lie. Remembered by the device before the page is drawn for the second time; the server knows of none. */
export function useArrangement(root: RefObject<HTMLElement | null>): readonly [Arrangement, Arrange] {
  const [arrangement, setArrangement] = useState(usualArrangement);
  const newest = useRef(arrangement);
  const put = (next: Arrangement) => {
    newest.current = next;
    setArrangement(next);
  };
  useLayoutEffect(() => {
    put(readArrangement(withStorage(key, (storage) => storage.getItem(key))));
    const { current } = root;
    current?.style.setProperty('--above', `${current.getBoundingClientRect().top + window.scrollY}px`);
  }, []);
  const sizes = arrangement.sizes[arrangement.result];
  // By script, as the policy of the site wants it. Without a list of what it is for: panes come and go with the code.
  useLayoutEffect(() => {
    for (const pane of root.current?.querySelectorAll<HTMLElement>('[data-pane]') ?? []) {
      const size = sizes[pane.dataset['pane'] ?? ''];
      if (size === undefined) pane.style.removeProperty('--grow');
      else pane.style.setProperty('--grow', String(size));
    }
  });
  const arrange = useCallback<Arrange>((change) => {
    put({ ...newest.current, ...change(newest.current) });
    withStorage(key, (storage) => storage.setItem(key, JSON.stringify(newest.current)));
  }, []);
  return [arrangement, arrange];
}
