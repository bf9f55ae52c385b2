import type { Content } from '@webdocs/content';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { highestLevel, packSearchTitles, type SearchTitle } from '@webdocs/title-search/search-titles';
import type { Search } from '@webdocs/search';
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

/** What is packed: one array as long as nothing in it changed. */
type Titles = ReadonlyArray<SearchTitle & { readonly url: string }>;

interface TitleSources {
  readonly content: Pick<Content, 'searchIndex' | 'revision'>;
  /** Knows how much pages are linked to and read; without it they are in the order of the list of titles. */
  readonly search?: Pick<Search, 'titles' | 'state'>;
}

/**
 * `/{locale}/search-titles.txt`: titles for quick search, packed; their version is their ETag. With `?v=` and the revision of the
 * content they never change, once the index knows their order.
 */
export function serveSearchTitles(server: FastifyInstance, { content, search }: TitleSources): void {
  const packed = new WeakMap<Titles, Promise<PackedReply>>();
  let listed = { revision: '', titles: new Map<Locale, Titles>() };

  for (const locale of activeLocales)
    server.get<{ Querystring: Record<string, unknown> }>(`/${locale}/search-titles.txt`, async (request, reply) => {
      const isFinal = !search || search.state().state === 'complete';
      const titles = (await search?.titles(locale)) ?? (await listedTitles(locale));
      let ready = packed.get(titles);
      if (!ready) packed.set(titles, (ready = pack(titles, locale)));
      reply.header('cache-control', isFinal && request.query.v === content.revision() ? forEver : whileAskedAgain);
      return sendPacked(request, reply, await ready);
    });

  async function listedTitles(locale: Locale): Promise<Titles> {
    if (content.revision() !== listed.revision) listed = { revision: content.revision(), titles: new Map() };
    const { titles } = listed;
    let known = titles.get(locale);
    if (!known) titles.set(locale, (known = leveled(await content.searchIndex(locale), locale)));
    return known;
  }
}

/** A list in an order of its own keeps it, in as many steps as the packing has. */
function leveled(list: ReadonlyArray<{ readonly title: string; readonly url: string }>, locale: Locale): Titles {
  const below = `/${locale}/docs/`.length;
  return list.map(({ title, url }, place) => ({
    title,
    url,
    slug: url.slice(below),
    level: Math.round(highestLevel * (1 - place / list.length)),
  }));
}

async function pack(titles: Titles, locale: Locale): Promise<PackedReply> {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    [keysHeader]: 'titles' satisfies KindKey,
  };
  const documents = titles.filter(({ url }) => url.startsWith(`/${locale}/docs/`));
  return packReply({ status: 200, headers, body: packSearchTitles(documents), keepMs: Infinity });
}
