import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import type { Content } from '@webdocs/content';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createPageCache, packReply, type PackedReply } from '../cache/page-cache.ts';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { sendPacked } from './send-packed.ts';

/** A feature below one of the great parts; a whole part has many megabytes, and is never shown. */
const QuerySchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w$@-]+(?:\.[\w$@-]+)+$/));
const FileSchema = v.pipe(
  v.string(),
  v.endsWith('.json'),
  v.transform((file) => file.slice(0, -'.json'.length)),
  QuerySchema,
);
const cacheLimits = { bytes: 8 * 1024 * 1024, pages: 2000 };
const headers = {
  'cache-control': 'public, max-age=3600',
  'content-type': 'application/json; charset=utf-8',
  [keysHeader]: 'compat' satisfies KindKey,
};

/** Support of a feature, and of everything below it, by browsers: `/bcd/api/v0/current/{query}.json` */
export function serveCompatData(server: FastifyInstance, content: Pick<Content, 'compat' | 'revision'>): void {
  const cache = createPageCache(cacheLimits);

  server.get<{ Params: { file: string } }>('/bcd/api/v0/current/:file', async (request, reply) => {
    const query = v.safeParse(FileSchema, request.params.file);
    const packed = query.success ? (cache.get(keyOf(query.output)) ?? make(query.output)) : undefined;
    if (packed) return sendPacked(request, reply, packed);
    const unknown: ErrorEnvelope = { code: 404, message: 'No compatibility data stand under this name', error: 'Not Found' };
    return reply.code(404).header('cache-control', 'no-store').send(unknown);
  });

  function make(query: string): PackedReply | undefined {
    const answer = content.compat(query);
    if (!answer) return undefined;
    const packed = packReply({ status: 200, headers, body: JSON.stringify(answer), keepMs: Infinity });
    cache.set(keyOf(query), packed);
    return packed;
  }

  /** The answer names pages: with other content it names others. */
  function keyOf(query: string): string {
    return `${content.revision()} ${query}`;
  }
}
