import { throughStream } from '@webdocs/contracts/samples/through-stream';

/** Undefined where a browser cannot: the text goes as it is. */
export async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  return throughStream(new TextEncoder().encode(text), new CompressionStream('gzip'));
}
