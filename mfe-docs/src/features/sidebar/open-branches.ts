/**
 * What the reader has opened and closed in a tree. The next page of the same tree brings its own HTML, in which only
 * the way to that page is open.
 */
export function createOpenBranches() {
  const folds = new Map<string, boolean>();
  return {
    note(tree: ParentNode): void {
      for (const fold of tree.querySelectorAll('details')) folds.set(nameOf(fold), fold.open);
    },
    /** The way to the current page stays open in any case. */
    bringBack(tree: ParentNode): void {
      for (const fold of tree.querySelectorAll('details')) {
        const wasOpen = folds.get(nameOf(fold));
        if (wasOpen !== undefined && !holdsCurrent(fold)) fold.open = wasOpen;
      }
    },
    forget: () => folds.clear(),
  };
}

/** The link to the page that heads a fold is beside it, in its row. */
function holdsCurrent(fold: Element): boolean {
  return Boolean((fold.closest('li') ?? fold).querySelector('[aria-current="page"]'));
}

/** Its label, below the labels of the folds around it. */
function nameOf(fold: Element): string {
  const around = fold.parentElement?.closest('details');
  const handle = fold.querySelector('summary');
  const label = handle?.getAttribute('aria-label') ?? handle?.textContent ?? '';
  return around ? `${nameOf(around)}\n${label}` : label;
}
