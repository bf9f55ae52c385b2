import { useEffect, useState } from 'react';

/** The section to which the address leads, or in which the place is that it names; empty for none. Unknown until the page is alive. */
export function useChosenTab(): string | undefined {
  const [{ tab, target }, choose] = useState<{ tab?: string; target?: HTMLElement | undefined }>({});
  useEffect(() => {
    const follow = () => choose(placeOf(window.location.hash));
    // In a navigation the address follows as soon as the page is shown.
    const timer = setTimeout(follow);
    window.addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', follow);
    };
  }, []);
  // The browser could not scroll to what was not shown yet.
  useEffect(() => target?.scrollIntoView(), [tab, target]);
  return tab;
}

function placeOf(hash: string): { readonly tab: string; readonly target?: HTMLElement | undefined } {
  const named = document.getElementById(decoded(hash.slice(1)));
  const tab = named?.closest<HTMLElement>('[data-tab]')?.dataset['tab'] ?? '';
  // A section as a whole is read from its tab on.
  return { tab, target: named && tab && named.id !== tab ? named : undefined };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
