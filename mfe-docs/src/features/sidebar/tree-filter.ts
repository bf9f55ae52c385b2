import { highlightWords, patternOf, removeHighlights } from './highlight-words.ts';

/**
 * The related topics come as HTML of the content build: rows are list items, an entry is a link in a row, a row of
 * class `section` or without a link is the label of the rows after it, and `details` fold rows away.
 */
export function countEntries(tree: ParentNode): number {
  return tree.querySelectorAll('li a').length;
}

/** More than any window shows. What comes after them is marked once the reader scrolls. */
const markedAtOnce = 300;

export interface TreeFilter {
  /** Shows only the rows that lead to an entry with all words, unfolds what hides them, and says how many there are. */
  show(words: readonly string[]): number;
  /** Brings rows and folds back to what they were before. */
  close(): void;
}

/** Reads the tree once; each letter typed after that compares strings and touches only rows that come or go. */
export function openTreeFilter(tree: HTMLElement): TreeFilter {
  const rows = [...tree.querySelectorAll('li')];
  const entries = [...tree.querySelectorAll('li a')].map((link) => ({
    link,
    text: link.textContent.toLowerCase(),
    around: around(link, tree),
  }));
  const labels = rows.filter(isLabel).map((label) => ({ label, under: rowsUnder(label) }));
  const folds = [...tree.querySelectorAll('details')].map((fold) => [fold, fold.open] as const);
  let marked: Element[] = [];
  let markRest = () => {};

  return { show, close };

  function show(words: readonly string[]): number {
    unmark();
    const matching = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const shown = new Set<Element>(matching.flatMap((entry) => entry.around));
    for (const { label, under } of labels) if (under.some((row) => shown.has(row))) shown.add(label);
    for (const row of rows) if (row.hidden === shown.has(row)) row.hidden = !row.hidden;
    for (const [fold] of folds) if (shown.has(fold) && !fold.open) fold.open = true;
    const links = matching.map(({ link }) => link);
    const pattern = patternOf(words);
    mark(links.slice(0, markedAtOnce), pattern);
    markRest = () => mark(links.slice(markedAtOnce), pattern);
    tree.addEventListener('scroll', markRest, { once: true, passive: true });
    return matching.length;
  }

  function close(): void {
    unmark();
    for (const row of rows) row.hidden = false;
    for (const [fold, open] of folds) fold.open = open;
  }

  function mark(links: readonly Element[], pattern: RegExp): void {
    for (const link of links) highlightWords(link, pattern);
    marked.push(...links);
  }

  function unmark(): void {
    tree.removeEventListener('scroll', markRest);
    for (const link of marked) removeHighlights(link);
    marked = [];
  }
}

/** The rows and folds that an entry is in. */
function around(entry: Element, tree: Element): Element[] {
  const found: Element[] = [];
  for (let element = entry.parentElement; element && element !== tree; element = element.parentElement) {
    if (element instanceof HTMLLIElement || element instanceof HTMLDetailsElement) found.push(element);
  }
  return found;
}

function isLabel(row: Element): boolean {
  return row.classList.contains('section') || row.querySelector('a') === null;
}

function rowsUnder(label: Element): Element[] {
  const rows: Element[] = [];
  for (let row = label.nextElementSibling; row && !isLabel(row); row = row.nextElementSibling) rows.push(row);
  return rows;
}
