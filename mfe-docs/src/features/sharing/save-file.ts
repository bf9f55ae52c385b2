/** Has the browser save a file, as if the reader had followed a link to it. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers take it up in a task of their own.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
