import { useEffect, useState } from 'react';

/**
 * A section counts as the one being read once its heading has passed this line: somewhat below the place where a link to it
 * leads, so that a short section is not passed over for the next one.
 */
const readingLine = (): number => Math.max(160, window.innerHeight * 0.2);

/** More than any page is high. */
const aboveEverything = 10_000_000;

/** The last heading above the line, given the distance of each from the top of the window, in page order. */
export function sectionInView(tops: ReadonlyArray<readonly [id: string, top: number]>, line: number): string | undefined {
  let current: string | undefined;
  for (const [id, top] of tops) if (top <= line) current = id;
  return current;
}

/**
 * The id of the section that the reader is in; nothing on the server and before the first heading is reached. `edition` is
 * another one when the headings were put in place anew.
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

    // Told only when a heading crosses the line, the page is not measured while it scrolls between two of them.
    const observer = new IntersectionObserver(
      () => {
        const line = readingLine();
        setCurrent(
          sectionInView(
            headings.map((heading) => [heading.id, heading.getBoundingClientRect().top]),
            line,
          ),
        );
      },
      // Open upwards: a jump takes headings past the window without a moment inside it.
      { rootMargin: `${aboveEverything}px 0px ${readingLine() - window.innerHeight}px 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [list, edition]);

  return current;
}
