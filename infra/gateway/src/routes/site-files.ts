import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { isActiveLocale } from '@webdocs/contracts/locale';
import type { Content } from '@webdocs/content';
import type { FastifyInstance } from 'fastify';
import type { LiveSites } from '../composition/live-site.ts';

const hour = 'public, max-age=3600';

/** The open book of the site, as browsers show it in tabs and on home screens. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.l{fill:#0a5a68}.r{fill:#8fb8be}@media(prefers-color-scheme:dark){.l{fill:#6ccad6}.r{fill:#3b6d75}}</style><path class="l" d="M3 8l12 3v17L3 25z"/><path class="r" d="M29 8l-12 3v17l12-3z"/><path class="l" d="M22 4h5v9l-2.5-2L22 13z"/></svg>`;

interface SiteFilesOptions {
  readonly configuration: PublicConfiguration;
  readonly content: Content;
  readonly sites: LiveSites;
  readonly commit: { readonly commit: string; readonly date: string };
}

/** Small files that browsers and robots look for by name. */
export function serveSiteFiles(server: FastifyInstance, { configuration, content, sites, commit }: SiteFilesOptions): void {
  const { siteName, siteTitle } = configuration;

  server.get('/assets/icon.svg', async (_, reply) => reply.header('cache-control', hour).type('image/svg+xml').send(icon));
  server.get('/favicon.ico', async (_, reply) => reply.redirect('/assets/icon.svg', 302));
  server.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .header('cache-control', hour)
      .type('application/manifest+json')
      .send({
        name: siteName,
        short_name: siteTitle,
        start_url: '/',
        display: 'standalone',
        background_color: '#fbfaf7',
        theme_color: '#0a5a68',
        icons: [{ src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
      }),
  );
  server.get('/robots.txt', async (_, reply) =>
    reply
      .header('cache-control', hour)
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /users/\nDisallow: /_composition/\n'),
  );
  server.get('/_whatsdeployed', async (_, reply) => reply.header('cache-control', 'no-store').send(deployed()));
  server.get('/_whatsdeployed/code.json', async (_, reply) => reply.header('cache-control', 'no-store').send(commit));
  server.get('/_whatsdeployed/content.json', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ commit: content.revision(), date: commit.date }),
  );

  server.get<{ Params: { locale: string } }>('/:locale/search-index.json', async (request, reply) => {
    const { locale } = request.params;
    if (!isActiveLocale(locale)) return reply.code(404).send({ code: 404, message: `no locale ${locale}`, error: 'Not Found' });
    return reply.header('cache-control', hour).send(await content.searchIndex(locale));
  });

  function deployed() {
    const { composition } = sites.current();
    return {
      ...commit,
      composition: composition.id,
      remotes: Object.fromEntries(Object.entries(composition.remotes).map(([name, { version }]) => [name, version])),
    };
  }
}
