import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayOptions } from './play-options.ts';

const longestPath = 2048;

type DocumentFile = NonNullable<Awaited<ReturnType<PlayOptions['attachment']>>>;

/** Media beside the document whose samples these are. Undefined where there is none: nothing else is handed out. */
export async function documentFile(path: string, attachment: PlayOptions['attachment']): Promise<DocumentFile | undefined> {
  const pathname = decodedPath(path);
  return pathname === undefined ? undefined : attachment(pathname);
}

export async function sendDocumentFile(found: DocumentFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { mtimeMs, size } = await stat(found.file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  reply.headers({
    etag,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-site',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // Opened by itself a drawing runs and loads nothing.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  reply.code(200).headers({ 'content-type': found.type, 'content-length': size, 'content-security-policy': policy });
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(found.file));
}

/** Decoded once and for all; undefined for what could mean another place. */
function decodedPath(path: string): string | undefined {
  if (path.length > longestPath || /%2f|%5c|%00/i.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    const isPlain = !/[\\\p{Cc}]/u.test(decoded) && !decoded.split('/').some((piece) => piece === '.' || piece === '..');
    return isPlain ? decoded : undefined;
  } catch {
    return undefined;
  }
}
