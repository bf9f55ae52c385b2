import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text at brotli's best, as a server sends it that has had time. */
export function brotliSize(text: string | Buffer): number {
  const buffer = Buffer.from(text);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}
