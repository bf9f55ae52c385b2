import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { PlayOptions } from './play-options.ts';

const longestPath = 2048;

/** Media beside the document whose samples these are. False where there is none: nothing else is handed out. */
export async function sendDocumentFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  attachment: PlayOptions['attachment'],
): Promise<boolean> {
  const pathname = decodedPath(path);
  const found = pathname === undefined ? undefined : await attachment(pathname);
  if (!found) return false;
  const { mtimeMs, size } = await stat(found.file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('cross-origin-resource-policy', 'same-site');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  // Opened by itself a drawing runs and loads nothing.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  response.writeHead(200, { 'content-type': found.type, 'content-length': size, 'content-security-policy': policy });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(found.file), response).catch(() => response.destroy());
  return true;
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
