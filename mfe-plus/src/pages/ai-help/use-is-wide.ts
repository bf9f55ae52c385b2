import { useEffect, useState } from 'react';

/** From here on the history has a place at the side. */
const wide = '(min-width: 992px)';

export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const follow = () => setWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
