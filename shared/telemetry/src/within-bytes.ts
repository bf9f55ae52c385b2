/** As much of a text as Glean takes: what is longer it cuts too, and sends that it did. */
export function withinBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}
