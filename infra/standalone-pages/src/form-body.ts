import type { IncomingMessage } from 'node:http';
import { Failure } from '@webdocs/contracts/failures/failure';

/** The fields of a posted form. More bytes than allowed are not even kept. */
export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw new Failure('FORM_TYPE_UNKNOWN');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Failure('FORM_TOO_LARGE', { limit });
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > limit) throw new Failure('FORM_TOO_LARGE', { limit });
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}
