import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Content } from '@webdocs/content';
import { sharedAssetsPath } from '@webdocs/contracts/samples/shared-assets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { guardPath } from '../security/path-guard.ts';
import { sendBytes } from './send-bytes.ts';

const mediaFile = /\.(mp3|ogg|woff2|gif|jpe?g|png|webp|mp4|webm|svg)$/i;
const longEnough = 2048;

export function isMediaFile(url: string): boolean {
  return mediaFile.test(url.split('?')[0] ?? '');
}

/** Media that many pages share, and the fonts and data that samples load. */
export function serveSharedAssets(server: FastifyInstance, content: Content): void {
  server.get(`${sharedAssetsPath}*`, async (request, reply) => sendAttachment(request, reply, content));
}

/** Pictures and other media that are beside their page. Opened by themselves they may run and load nothing. */
export async function sendAttachment(request: FastifyRequest, reply: FastifyReply, content: Content): Promise<FastifyReply> {
  const path = guardPath(request.url.split('?')[0] ?? '', { limit: longEnough });
  const found = await content.attachment(path);
  if (!found) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
  const { mtimeMs, size } = await stat(found.file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  reply.headers({ 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800', [keysHeader]: 'media' satisfies KindKey });
  reply.header('content-security-policy', "default-src 'none'; sandbox").type(found.type);
  return sendBytes(request, reply, { size, etag, read: (range) => createReadStream(found.file, range) });
}
