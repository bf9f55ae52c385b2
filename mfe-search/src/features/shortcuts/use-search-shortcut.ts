import { useEffect, useLayoutEffect, useRef } from 'react';
import { isSearchShortcut, takesText } from './is-search-shortcut.ts';

/** Calls back when the reader asks for search by keyboard, anywhere in the page but in a field. */
export function useSearchShortcut(isActive: boolean, open: () => void): void {
  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  });

  // At once: from the moment that the box has come to life the page itself answers no more.
  useLayoutEffect(() => {
    if (!isActive) return;
    function listen(event: KeyboardEvent) {
      // Inside a shadow tree the event's own target is only the host.
      if (!isSearchShortcut(event) || takesText(event.composedPath()[0])) return;
      event.preventDefault();
      newest.current();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive]);
}
