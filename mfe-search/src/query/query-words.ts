/** The words of a query, in lower case. Dots part words, unless the query starts or ends with one: then they belong to a name. */
export function queryWords(query: string): string[] {
  const trimmed = query.trim().toLowerCase();
  const isDotted = trimmed.startsWith('.') || trimmed.endsWith('.');
  return trimmed.split(isDotted ? /[\s,]+/ : /[\s,.]+/).filter(Boolean);
}
