/** On one line, without what a database refuses, and cut between two characters. */
export function withinBytes(text: string, most: number): string {
  // Of what is longer not even the rest would be looked at.
  const line = text
    .slice(0, most * 4)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  const bytes = Buffer.from(line);
  if (bytes.length <= most) return line;
  return bytes
    .subarray(0, most)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
}
