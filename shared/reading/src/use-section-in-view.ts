import { useEffect, useState } from 'react';

/**
 * A section counts as the one being read once its heading has passed this line: somewhat below the place where a link to it
 * leads, so that a short section is not passed over for the next one.
 */
const readingLine = (): number => Math.max(160, window.innerHeight * 0.2);

/** More than any page is high. */
const aboveEverything = 10_000_000;

/** How many of the headings, which are in page order, are above the line; a few of them are measured, whatever the page has. */
export function headingsAbove(line: number, count: number, topOf: (index: number) => number): number {
  let [above, below] = [0, count];
  while (above < below) {
    const middle = Math.floor((above + below) / 2);
    if (topOf(middle) <= line) above = middle + 1;
    else below = middle;
  }
  return above;
}

/**
 * The id of the section that the reader is in; nothing on the server and before the first heading is reached. `edition` is
 * another one when the headings were replaced.
 */
export function useSectionInView(ids: readonly string[], edition?: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    const headings = list
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    if (headings.length === 0) return;

    let above = -1;
    // Told only when a heading crosses the line, the page is not measured while it scrolls between two of them. Whatever crosses
    // it, one of those next to it crosses it too: browsers compare each that they watch in every frame.
    const observer = new IntersectionObserver(
      () => {
        const before = above;
        above = headingsAbove(readingLine(), headings.length, (index) => headings[index]?.getBoundingClientRect().top ?? 0);
        if (above === before) return;
        setCurrent(headings[above - 1]?.id);
        observer.disconnect();
        watch(above - 1, above);
      },
      // Open upwards: a jump takes headings past the window without a moment inside it.
      { rootMargin: `${aboveEverything}px 0px ${readingLine() - window.innerHeight}px 0px` },
    );
    watch(0);
    return () => observer.disconnect();

    function watch(...indexes: number[]): void {
      for (const index of indexes) if (headings[index]) observer.observe(headings[index]);
    }
  }, [list, edition]);

  return current;
}
