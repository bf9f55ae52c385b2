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

/** The same for text that never changes: each form is packed once, for all who take it so. */
export function packedOnce(text: string | Buffer, quality: number): (request: FastifyRequest) => Promise<Packed> {
  const forms = new Map<boolean, Promise<Packed>>();
  return (request) => {
    const isBrotli = takesBrotli(request);
    const form = forms.get(isBrotli) ?? packed(text, isBrotli, quality);
    forms.set(isBrotli, form);
    return form;
  };
}
