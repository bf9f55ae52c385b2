import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

export interface Packed {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

export function takesBrotli({ headers }: FastifyRequest): boolean {
  return /(?:^|,)\s*br\s*(?:,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|$)/.test(String(headers['accept-encoding'] ?? ''));
}

/** Text as it travels: in brotli, where the browser takes it. */
export async function packed(text: string | Buffer, isBrotli: boolean, quality = 4): Promise<Packed> {
  const plain = Buffer.from(text);
  if (!isBrotli) return { bytes: plain, headers: { 'content-length': plain.length } };
  const bytes = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return { bytes, headers: { 'content-encoding': 'br', 'content-length': bytes.length } };
}
