import type { Content } from '@webdocs/content';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { packSearchTitles } from '@webdocs/contracts/api/search-titles';
import type { FastifyInstance } from 'fastify';
import { packReply, type PackedReply } from '../cache/page-cache.ts';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { sendPacked } from './send-packed.ts';

const forEver = 'public, max-age=31536000, immutable';
/**
 * What is held is shown at once, and whether it is still the same is asked meanwhile, by its ETag: titles change seldom, and few of
 * them.
 */
const whileAskedAgain = `public, max-age=300, stale-while-revalidate=${30 * 24 * 3600}`;

/**
 * `/{locale}/search-titles.txt`: titles for quick search, packed; their version is their ETag. With `?v=` and the revision of the
 * content they never change.
 */
export function serveSearchTitles(server: FastifyInstance, content: Pick<Content, 'searchIndex' | 'revision'>): void {
  let revision = '';
  let packed = new Map<string, Promise<PackedReply>>();

  for (const locale of activeLocales)
    server.get<{ Querystring: Record<string, unknown> }>(`/${locale}/search-titles.txt`, async (request, reply) => {
      if (content.revision() !== revision) [revision, packed] = [content.revision(), new Map()];
      let titles = packed.get(locale);
      if (!titles) packed.set(locale, (titles = pack()));
      const ready = await titles;
      reply.header('cache-control', request.query.v === revision ? forEver : whileAskedAgain);
      return sendPacked(request, reply, ready);

      async function pack(): Promise<PackedReply> {
        const below = `/${locale}/docs/`.length;
        const rows = (await content.searchIndex(locale)).map(({ title, url }) => ({ title, slug: url.slice(below) }));
        const headers = {
          'content-type': 'text/plain; charset=utf-8',
          'x-robots-tag': 'noindex, nofollow',
          [keysHeader]: 'titles' satisfies KindKey,
        };
        return packReply({ status: 200, headers, body: packSearchTitles(rows), keepMs: Infinity });
      }
    });
}
