/** The words of a filter: trimmed, split at white space, compared without case. */
export function filterWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

export function matchesAllWords(text: string, words: readonly string[]): boolean {
  const lowerCased = text.toLowerCase();
  return words.every((word) => lowerCased.includes(word));
}
