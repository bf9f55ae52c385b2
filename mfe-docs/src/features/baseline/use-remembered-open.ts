import { baselineOpenMark, baselineStorageKey } from '@webdocs/contracts/page/baseline-indicator';
import { useMounted } from '@webdocs/remote-kit';
import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { withStorage } from '@webdocs/reading/with-storage';

interface RememberedOpen {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly isOpen: boolean;
  readonly follow: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/**
 * Whether the details are open, as the reader left them on the last page. Nothing moves: a page that the server sent
 * has been marked before its first paint, and one that was clicked to is asked for before it is painted.
 */
export function useRememberedOpen(): RememberedOpen {
  const details = useRef<HTMLDetailsElement>(null);
  const wasClickedTo = useMounted();
  const [isOpen, setOpen] = useState(() => wasClickedTo && remembered());

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Who opened them before the page came to life has said what they want.
    if (dataset[baselineOpenMark] !== undefined || details.current?.open) setOpen(true);
  }, []);

  function follow({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) {
    setOpen(open);
    remember(open);
    Reflect.deleteProperty(document.documentElement.dataset, baselineOpenMark);
  }
  return { details, isOpen, follow };
}

function remembered(): boolean {
  return withStorage(baselineStorageKey, (storage) => storage.getItem(baselineStorageKey)) === 'open';
}

function remember(isOpen: boolean): void {
  withStorage(baselineStorageKey, (storage) => storage.setItem(baselineStorageKey, isOpen ? 'open' : 'closed'));
}
