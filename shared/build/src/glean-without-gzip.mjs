/** What Glean takes of its library for compression, which is a third of it: our uploader has the browser compress. */
export const strToU8 = (text) => new TextEncoder().encode(text);

export function gzipSync() {
  throw new Error('our uploader compresses');
}
