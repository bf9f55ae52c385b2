import { useEffect, useState } from 'react';
import { narrowSize, panelSize, type ChartSize } from './history-drawing.ts';

const narrow = '(max-width: 600px)';

/** A drawing is as wide as its place, so that on phones its words are not made smaller with it. */
export function usePanelSize(): ChartSize {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(narrow).matches);
  useEffect(() => {
    const query = window.matchMedia(narrow);
    const follow = () => setNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow ? narrowSize : panelSize;
}
