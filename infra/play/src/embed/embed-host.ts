import { embedHostName, embedParameters, embedViews } from '@webdocs/contracts/samples/embed-address';
import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import { pageLocale, pageWords } from '@webdocs/standalone-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed, takesBrotli } from '../compressed.ts';
import { keptFile } from '../kept-file.ts';
import type { PlayHost } from '../play-host.ts';
import type { PlayOptions } from '../play-options.ts';
import { embedHeaders } from './embed-headers.ts';
import { embedLook } from './embed-look.ts';
import { embedPage } from './embed-page.ts';
import { sharedCode } from './shared-code.ts';

export interface EmbedHost {
  /** Undefined where nothing is. A reply that is waited for is undefined as well: what sends it says whether there is one. */
  answerTo(url: URL, request: FastifyRequest, reply: FastifyReply): (() => FastifyReply | Promise<FastifyReply>) | undefined;
}

interface EmbedOptions extends Pick<PlayOptions, 'siteName' | 'siteOrigins' | 'playOrigin' | 'embedScript' | 'readShared' | 'report'> {
  readonly host: PlayHost;
}

/** A page that changes with a release of the site. The code in it is none of its own. */
const pageCacheControl = 'public, max-age=600, stale-while-revalidate=86400';

/** The host of embeds: one static page in nine languages, its script and its look, and the code of what readers shared. */
export function embedHost(options: EmbedOptions): EmbedHost {
  const { host, siteName, siteOrigins, playOrigin, embedScript } = options;
  const script = keptFile('embed', embedScript, 'js', true);
  const look = keptFile('embed', embedLook, 'css', true);
  const words = pageWords(new URL('.', import.meta.url));
  const sendCode = sharedCode(options);
  const headers = embedHeaders(host);

  return {
    answerTo(url, request, reply) {
      const file = [script, look].find(({ path }) => path === url.pathname);
      if (file) return () => file.send(request, reply);
      const id = /^\/code\/([^/]+)$/.exec(url.pathname)?.[1];
      if (id !== undefined) return () => sendCode(id, request, reply);
      if (url.pathname === '/play') return () => lead(url, request, reply);
      const locale = /^\/([^/]+)\/play$/.exec(url.pathname)?.[1] ?? '';
      return isActiveLocale(locale) ? () => sendPage(locale, url, request, reply) : undefined;
    },
  };

  async function sendPage(locale: Parameters<typeof words>[0], { searchParams }: URL, request: FastifyRequest, reply: FastifyReply) {
    const theme = searchParams.get(embedParameters.theme);
    const page = embedPage({
      siteName,
      siteOrigin: siteOrigins[0],
      playOrigin,
      locale,
      text: words(locale),
      view: embedViews.find((view) => view === searchParams.get(embedParameters.view)) ?? 'both',
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
      // An empty one is none: the code is after the hash then, and the link carries that.
      id: searchParams.get(embedParameters.id) || undefined,
      scriptAddress: script.path,
      lookAddress: look.path,
    });
    const body = await packed(page, takesBrotli(request));
    reply.code(200).headers({ ...headers, ...body.headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': pageCacheControl });
    return reply.header('vary', 'accept-encoding').send(body.bytes);
  }

  /** To the language of the reader; browsers carry on what is after the hash. */
  function lead(url: URL, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const location = `${host.originOf(embedHostName)}/${pageLocale(request.raw)}/play${url.search}`;
    return reply
      .code(302)
      .headers({ ...headers, location, vary: 'accept-language', 'cache-control': pageCacheControl })
      .send();
  }
}
