const longest = 100;

/** A few words that the reader marked in the page are what they want to look up. An input that has text keeps it. */
export function takeSelection(input: HTMLInputElement): void {
  const marked = document.getSelection()?.toString().trim() ?? '';
  if (input.value === '' && marked.length <= longest && !marked.includes('\n')) input.value = marked;
}
