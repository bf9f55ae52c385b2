/** The place inside a specification that its address names: `#sec-array.prototype.tosorted`. */
export function anchorOf(address: string): string {
  const start = address.indexOf('#');
  if (start < 0) return '';
  const anchor = address.slice(start);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
