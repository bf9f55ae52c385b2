/** Changes the heights of a text's sections, and leaves what the reader has before their eyes where it is. */
export function keepScrollPosition(text: Element, change: () => void): void {
  const piece = readPiece(text);
  const before = topOf(piece);
  change();
  const moved = topOf(piece) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** The first thing below what sticks to the top of the window, where headings are that a reader has come for; else the end of the text. */
function readPiece(text: Element): Element {
  const heading = text.querySelector('[id]');
  const line = ((heading && parseFloat(getComputedStyle(heading).scrollMarginTop)) || 0) - 1;
  const section = [...text.children].find((each) => each.getBoundingClientRect().bottom > line);
  const pieces = section ? [section, ...section.querySelectorAll('*')] : [];
  return pieces.find((each) => topOf(each) >= line) ?? section?.nextElementSibling ?? text.parentElement?.nextElementSibling ?? text;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;
