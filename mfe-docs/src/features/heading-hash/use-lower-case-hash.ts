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

/** The code that brought the reader here has scrolled to the target already. */
function lowerCaseHash(): void {
  const { hash } = window.location;
  const lowerCased = lowerCasedHash(hash, (id) => document.getElementById(id) !== null);
  if (hash !== lowerCased) window.history.replaceState(window.history.state, '', lowerCased);
}

/** The hash with its id in lower case, if there is such an id; otherwise as it is. */
export function lowerCasedHash(hash: string, exists: (id: string) => boolean): string {
  const id = decoded(hash.slice(1));
  const lowerCased = id.toLowerCase();
  return id !== lowerCased && exists(lowerCased) ? `#${encodeURI(lowerCased)}` : hash;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
