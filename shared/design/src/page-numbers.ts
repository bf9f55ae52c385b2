/** Numbers to show: the first, the last and those around the current one; null stands for what is left out. */
export function pageNumbers(current: number, count: number): Array<number | null> {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    // A gap of one page is shorter to show than to leave out.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? [null, page] : [page];
  });
}
