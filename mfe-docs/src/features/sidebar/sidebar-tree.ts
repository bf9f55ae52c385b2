import { matchesAllWords } from './filter-words.ts';

/**
 * The related topics come as HTML of the content build: rows are list items, an entry is a link in a row, a row of
 * class `section` or without a link is the label of the rows after it, and `details` fold rows away.
 */
export function countEntries(tree: ParentNode): number {
  return tree.querySelectorAll('li a').length;
}

/** Shows only the rows that lead to an entry with all words, unfolds what hides them, and says how many there are. */
export function showMatching(tree: ParentNode, words: readonly string[]): number {
  const rows = [...tree.querySelectorAll('li')];
  for (const row of rows) row.hidden = true;

  const matching = [...tree.querySelectorAll('li a')].filter((entry) => matchesAllWords(entry.textContent, words));
  for (const entry of matching) reveal(entry, tree);
  for (const row of rows) if (isLabel(row)) row.hidden &&= !labelsSomethingShown(row);
  return matching.length;
}

/** Remembers what is folded and how far the tree is scrolled; the returned function brings it back. */
export function rememberTree(tree: Element): () => void {
  const { scrollTop } = tree;
  const folds = [...tree.querySelectorAll('details')].map((fold) => [fold, fold.open] as const);
  return () => {
    for (const row of tree.querySelectorAll('li')) row.hidden = false;
    for (const [fold, open] of folds) fold.open = open;
    tree.scrollTop = scrollTop;
  };
}

/** Scrolls the tree, and nothing else, until the current entry stands in its middle; one in view stays where it is. */
export function scrollToCurrent(tree: Element): void {
  const current = tree.querySelector('[aria-current="page"]');
  if (!current) return;
  const frame = tree.getBoundingClientRect();
  const row = current.getBoundingClientRect();
  if (row.top >= frame.top && row.bottom <= frame.bottom) return;
  tree.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
}

function reveal(entry: Element, tree: ParentNode): void {
  for (let element = entry.parentElement; element && element !== tree; element = element.parentElement) {
    if (element instanceof HTMLLIElement) element.hidden = false;
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
}

function isLabel(row: Element): boolean {
  return row.classList.contains('section') || row.querySelector('a') === null;
}

function labelsSomethingShown(label: Element): boolean {
  for (let row = label.nextElementSibling; row && !isLabel(row); row = row.nextElementSibling) {
    if (!(row as HTMLElement).hidden) return true;
  }
  return false;
}
