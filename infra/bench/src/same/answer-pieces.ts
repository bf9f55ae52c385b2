import { headerLines } from './header-lines.ts';
import { htmlPieces } from './html-pieces.ts';
import { jsonLines } from './json-lines.ts';
import { masked } from './masks.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Unpacked. */
  readonly body: Buffer;
}

/** An answer in named pieces of text, one line for each thing that can differ. */
export type Pieces = Readonly<Record<string, string>>;

export function answerPieces({ status, headers, body }: Answer): Pieces {
  const compositionId = headers['x-composition'] ?? '';
  const pieces = { status: String(status), headers: masked(headerLines(headers), compositionId) };
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  if (body.length === 0) return pieces;
  if (type === 'text/html') return { ...pieces, ...htmlPieces(masked(body.toString(), compositionId)) };
  if (/[/+]json$/.test(type)) return { ...pieces, json: jsonLines(masked(body.toString(), compositionId)) };
  if (/^text\/|xml$/.test(type)) return { ...pieces, text: masked(body.toString(), compositionId) };
  return { ...pieces, bytes: body.toString('base64') };
}
