/** The beginning of a text, with no character cut in two; what is short enough stays as it is. */
export function cutText(text: string, longest: number, end = ''): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - end.length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}${end}`;
}
