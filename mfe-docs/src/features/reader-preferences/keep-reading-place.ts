/** What text consists of: one of these is at the top of the window while a reader reads. */
const pieces = 'h1, h2, h3, p, li, dt, dd, pre, tr, figure';

/** Changes how the text is set, and leaves what the reader has before their eyes where it is. */
export function keepReadingPlace(text: Element | null, change: () => void): void {
  const top = readingTop(text);
  const piece =
    window.scrollY > 0 ? [...(text?.querySelectorAll(pieces) ?? [])].find((each) => each.getBoundingClientRect().bottom > top) : undefined;
  const before = piece?.getBoundingClientRect().top ?? 0;
  change();
  if (piece) window.scrollBy({ top: piece.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Below what sticks to the top of the window, where headings are that a reader has come for. */
function readingTop(text: Element | null): number {
  const heading = text?.querySelector('[id]');
  return (heading && Number.parseFloat(getComputedStyle(heading).scrollMarginTop)) || 0;
}
