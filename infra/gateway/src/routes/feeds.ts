import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGunzip } from 'node:zlib';
import type { Content } from '@webdocs/content';
import { isFeedAddress } from '@webdocs/content/feeds';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSite, LiveSites } from '../composition/live-site.ts';
import { FeedCache } from '../cache/feed-cache.ts';
import type { Encoding } from '../cache/page-cache.ts';
import { keysHeader, type KindKey } from '../cache/surrogate-keys.ts';
import { movedTo } from '../steps/moved-to.ts';
import { guardPath } from '../security/path-guard.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { isHeldAlready, isOtherThanWanted, refuseOther } from './held-already.ts';

interface FeedOptions {
  readonly content: Content;
  readonly sites: Pick<LiveSites, 'current'>;
  /** Where readers find the site; programs need whole addresses. */
  readonly siteAddress: () => string;
  /** The code that makes the feeds: another may make others of the same content. */
  readonly commit: string;
  readonly addressLimit: number;
}

const cacheBytes = 64 * 1024 * 1024;
const hour = 'public, max-age=3600';

/** They lie packed by gzip: brotli is made for those who take nothing else, or like it better. */
const gzipFirst = ['gzip', 'br', 'identity'] as const;

/** Answers what programs read: sitemaps, metadata, pages as Markdown and their like. Says whether there was such a thing. */
export function feedSender({ content, sites, siteAddress, commit, addressLimit }: FeedOptions) {
  const cache = new FeedCache(cacheBytes);
  content.onChange(() => cache.clear());

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const written = request.url.split('?')[0] ?? '';
    if (!isFeedAddress(written)) return false;
    const pathname = guardPath(written, { limit: addressLimit });
    const address = siteAddress();
    const key = `${content.revision()} ${pagesDigest(sites.current())} ${address} ${pathname}`;
    const feed = await cache.get(key, () => content.feed(pathname, address));
    if (!feed) return sendWhereItMoved(pathname, reply, content);

    const encoding = feed.isPacked ? 'gzip' : acceptedEncoding(request.headers['accept-encoding'], gzipFirst);
    const digest = createHash('sha256').update(`${commit} ${key}`).digest('base64url').slice(0, 20);
    const etag = `W/"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    void reply.headers({ etag, 'cache-control': hour, vary: 'Accept-Encoding', 'content-security-policy': "default-src 'none'; sandbox" });
    void reply.header(keysHeader, 'feeds' satisfies KindKey);
    if (feed.isUnlisted) void reply.header('x-robots-tag', 'noindex, nofollow');
    if (isOtherThanWanted(request, etag)) {
      void refuseOther(reply);
      return true;
    }
    if (isHeldAlready(request, etag)) {
      void reply.code(304).send();
      return true;
    }

    void reply.type(feed.type);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.send(inEncoding(encoding, Readable.from(feed.pieces())));
    return true;
  };
}

/** A pipeline, because a `pipe` lets go of nothing when a client leaves, and a feed that fails in the middle would end the process. */
function inEncoding(encoding: Encoding, packed: Readable): Readable {
  if (encoding === 'gzip') return packed;
  // What fails is heard at the end of the pipeline, by the server that sends it.
  const heard = (): void => undefined;
  if (encoding === 'identity') return pipeline(packed, createGunzip(), heard);
  return pipeline(packed, createGunzip(), createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), heard);
}

const digests = new WeakMap<LiveSite['declared'], string>();

/** Which pages there are depends on what the live remotes say, too. */
function pagesDigest({ declared }: LiveSite): string {
  let digest = digests.get(declared);
  if (digest === undefined)
    digests.set(declared, (digest = createHash('sha256').update(JSON.stringify(declared)).digest('base64url').slice(0, 8)));
  return digest;
}

/** What is beside a page moves with it. */
async function sendWhereItMoved(pathname: string, reply: FastifyReply, content: Content): Promise<boolean> {
  const [, path = '', end = ''] = /^(\/[^/]+\/docs\/.+?)(\.md|\/metadata\.json|\/contributors\.txt|\/changes\.xml)$/i.exec(pathname) ?? [];
  const answer = path ? await content.page(addressOf(path)) : undefined;
  // What moved to another site has nothing beside it here.
  if (answer?.kind !== 'moved' || !answer.to.startsWith('/')) return false;
  const [page = ''] = movedTo(answer.to, { form: 'html', search: '' }).split('#');
  void reply
    .code(301)
    .headers({ location: page + end, 'cache-control': hour })
    .send();
  return true;
}
