import { keepScrollPosition } from './keep-scroll-position.ts';

/** Headings and blocks that surely fill the first window. */
const laidOutAtOnce = 6;
const smallestPiece = 3;
/** A piece that took longer may be felt: the next one is half as large, and otherwise twice. */
const shortMs = 25;
/**
 * What a text and a table consist of. A rule that names no element has the browser match every rule with every element of the page
 * again whenever it changes: 30 ms of a slow phone for each piece of a large document.
 */
const blocks = ['div', 'h2', 'h3', 'p', 'section', 'tbody'] as const;
/** Pieces that grow with the text leave thousands of sections with dozens of pieces. */
const leastOf = (laidOut: number): number => Math.max(smallestPiece, Math.floor(laidOut / 10));

/** The text, and what is long in it by itself, a table of fifty features say: on a phone each of them is a block of 320 pixels. */
const levels = ['[data-long]:not([data-long] *)', '[data-long] [data-long]'] as const;

/**
 * The first window of what a remote marks `data-long` is painted before the rest of it is laid out; the rest follows piece by piece
 * while nothing else is to be done, and at once as far as the reader scrolls. Who comes for a place further down gets everything at once.
 */
export function layOutLater(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || timing?.type !== 'navigate' || !CSS.supports('content-visibility', 'auto')) return;
  const later = new CSSStyleSheet();
  let level = 0;
  let first: number;
  let piece = smallestPiece;
  leaveFrom(laidOutAtOnce);
  document.adoptedStyleSheets = [later];
  addEventListener('load', layOutNext);
  addEventListener('scroll', followReader, { passive: true });

  function leaveFrom(section: number): void {
    first = section;
    // Until its turn comes, of what is long in the text the head alone is laid out.
    const leftOut = levels
      .slice(level)
      .flatMap((long, further) => blocks.map((block) => `${long}>${block}:nth-child(n+${further ? 2 : first})`));
    later.replaceSync(`@media screen{${leftOut.join()}{content-visibility:auto;contain-intrinsic-size:auto 320px}}`);
  }

  function layOutNext(): void {
    const began = performance.now();
    leaveFrom(first + piece);
    // Laid out here and now, to know what it takes.
    void document.body.clientHeight;
    piece = Math.max(leastOf(first), Math.floor(performance.now() - began > shortMs ? piece / 2 : piece * 2));
    if (first > sectionsOf(level)) {
      level += 1;
      first = 2;
      piece = smallestPiece;
      removeEventListener('scroll', followReader);
    }
    if (!sectionsOf(level)) document.adoptedStyleSheets = [];
    // Where the browser does not tell of idle time, a frame has passed at least.
    else (window.requestIdleCallback ?? setTimeout)(layOutNext);
  }

  /** What is left out has neither its height nor its margins: it would move what is below it while that is read. */
  function followReader(): void {
    const text = document.querySelector('[data-long]');
    const isNear = (section: Element | undefined) => section && section.getBoundingClientRect().top < 2 * innerHeight;
    let near = first;
    while (isNear(text?.children[near - 1])) near += 1;
    if (!text || near === first) return;
    keepScrollPosition(text, () => leaveFrom(near));
    // Sections that are shorter than was thought let others come near.
    followReader();
  }
}

/** How many the longest of a level has. */
function sectionsOf(level: number): number {
  const long = levels[level] ? [...document.querySelectorAll(levels[level])] : [];
  return Math.max(0, ...long.map(({ childElementCount }) => childElementCount));
}
