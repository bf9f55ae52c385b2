import { UpdateQuerySchema } from '@webdocs/contracts/api/updates';
import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import type { Updates } from '@webdocs/updates';
import { feedMessages } from '@webdocs/updates/feed-messages';
import { updateFeeds, updateFeedText, updatesPage, type UpdateFeedFile } from '@webdocs/updates/feeds';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { createPageCache, packReply, type PackedReply } from '../cache/page-cache.ts';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { sendPacked } from './send-packed.ts';

interface UpdateFeedsOptions {
  readonly updates: Pick<Updates, 'newest' | 'revision'>;
  readonly siteName: string;
  /** Where readers find the site; programs need whole addresses. */
  readonly siteAddress: () => string;
}

const cacheLimits = { bytes: 16 * 1024 * 1024, pages: 500 };
const mostUpdates = 50;
const filters = ['q', 'browsers', 'category', 'change', 'stream'] as const;

/**
 * `rss.xml`, `atom.xml`, `feed.json` and `releases.ics` beside the page of updates: the newest of a view of it. Each filter
 * that the page has is a parameter here, without an account: a feed reader has none.
 */
export function serveUpdateFeeds(server: FastifyInstance, options: UpdateFeedsOptions): void {
  const cache = createPageCache(cacheLimits);
  for (const locale of activeLocales)
    for (const file of Object.keys(updateFeeds) as UpdateFeedFile[])
      server.get<{ Querystring: Record<string, unknown> }>(`/${locale}${updatesPage}/${file}`, async (request, reply) => {
        const { collections, page: _, sort: __, ...given } = request.query;
        if (collections !== undefined) return refused(reply, 'collections: what a user saved has no feed');
        const query = v.safeParse(UpdateQuerySchema, given);
        if (!query.success) return refused(reply, query.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '));
        const view = file === 'releases.ics' ? { ...query.output, stream: 'releases' as const } : query.output;
        const key = [await options.updates.revision(), options.siteAddress(), locale, file, searchOf(view)].join(' ');
        const ready = cache.get(key) ?? (await make({ ...options, locale, file, view }));
        cache.set(key, ready);
        return sendPacked(request, reply, ready);
      });
}

type View = v.InferOutput<typeof UpdateQuerySchema>;

interface Making extends UpdateFeedsOptions {
  readonly locale: Locale;
  readonly file: UpdateFeedFile;
  readonly view: View;
}

async function make({ updates, siteName, siteAddress, locale, file, view }: Making): Promise<PackedReply> {
  const body = updateFeedText(
    file,
    { updates: await updates.newest(view, mostUpdates), view },
    { siteAddress: siteAddress(), siteName, page: `/${locale}${updatesPage}`, search: searchOf(view), messages: feedMessages(locale) },
  );
  const headers = {
    'cache-control': 'public, max-age=3600',
    'content-type': updateFeeds[file].type,
    'content-security-policy': "default-src 'none'; sandbox",
    [keysHeader]: 'feeds' satisfies KindKey,
  };
  return packReply({ status: 200, headers, body, keepMs: Infinity });
}

/** The view in one form, however it was written: each is made and kept once. */
function searchOf(view: View): string {
  const usual: Partial<View> = { stream: 'releases' };
  const parameters = filters.flatMap((name) => {
    const value = String(view[name]);
    return value === '' || value === usual[name] ? [] : [[name, value] as const];
  });
  return parameters.length > 0 ? `?${new URLSearchParams(Object.fromEntries(parameters)).toString()}` : '';
}

function refused(reply: FastifyReply, message: string): FastifyReply {
  const envelope: ErrorEnvelope = { code: 400, message, error: 'Bad Request' };
  return reply.code(400).header('cache-control', 'no-store').send(envelope);
}
