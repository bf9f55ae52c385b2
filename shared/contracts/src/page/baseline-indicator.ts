/** Under which the browser keeps whether a reader has the details of Baseline open: 'open' or 'closed'. */
export const baselineStorageKey = 'baseline-indicator';

/** Name in the dataset of the root, while a page that was opened with them is not alive yet. */
export const baselineOpenMark = 'baselineOpen';
