import { useEffect } from 'react';

/** Old links name headings in mixed case; ids are lower case. The address is put right when its target exists. */
export function useLowerCaseHash(pageUrl: string): void {
  useEffect(() => {
    // In a navigation the address follows as soon as the page is shown.
    const timer = setTimeout(lowerCaseHash);
    window.addEventListener('hashchange', lowerCaseHash);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', lowerCaseHash);
    };
  }, [pageUrl]);
}

function lowerCaseHash(): void {
  const { hash } = window.location;
  const lowerCased = hash.toLowerCase();
  if (hash === lowerCased) return;
  const target = document.getElementById(idOf(lowerCased));
  if (!target) return;
  window.history.replaceState(window.history.state, '', lowerCased);
  target.scrollIntoView();
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
