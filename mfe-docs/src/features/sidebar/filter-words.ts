/** The words of a filter: trimmed, split at white space, compared without case. */
export function filterWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}
