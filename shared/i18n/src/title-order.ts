const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Titles as a reader looks for them: `<a>` and `@media` are under their letters, `2d` before `10d`. */
export function compareTitles(a: string, b: string): number {
  return order.compare(a.replace(/^[<:@]+/, ''), b.replace(/^[<:@]+/, '')) || (a < b ? -1 : a > b ? 1 : 0);
}
