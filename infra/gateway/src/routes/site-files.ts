import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { colours } from '@webdocs/contracts/remote/definition';
import { paper } from '@webdocs/contracts/reader/paper';
import { cardAddress } from '@webdocs/contracts/page/describe-page';
import type { Content } from '@webdocs/content';
import { robotsText } from '@webdocs/content/robots';
import type { FastifyInstance } from 'fastify';
import type { LiveSites } from '../composition/live-site.ts';
import { iconAddress, iconSizes, sectionCard, squareIcon } from '../document/site-pictures.ts';

const hour = 'public, max-age=3600';
const week = 'public, max-age=604800';

/** The open book of the site, as browsers show it in tabs and on home screens. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.l{fill:#0a5a68}.r{fill:#8fb8be}@media(prefers-color-scheme:dark){.l{fill:#6ccad6}.r{fill:#3b6d75}}</style><path class="l" d="M3 8l12 3v17L3 25z"/><path class="r" d="M29 8l-12 3v17l12-3z"/><path class="l" d="M22 4h5v9l-2.5-2L22 13z"/></svg>`;

interface SiteFilesOptions {
  readonly configuration: PublicConfiguration;
  readonly content: Content;
  readonly sites: LiveSites;
  readonly commit: { readonly commit: string; readonly date: string };
  readonly siteAddress: () => string;
  readonly publicAddress: string | null;
  readonly wellKnown: WellKnown;
}

/** What is looked for below /.well-known/; null where there is nothing to tell. */
export interface WellKnown {
  /** Where reports of security holes go, as an address with its scheme. */
  readonly securityContact: string | null;
  /** Where users change their password. */
  readonly passwordAddress: string | null;
}

/** Small files that browsers and robots look for by name. */
export function serveSiteFiles(
  server: FastifyInstance,
  { configuration, content, sites, commit, siteAddress, publicAddress, wellKnown }: SiteFilesOptions,
): void {
  const { siteName, siteTitle } = configuration;

  server.get('/assets/icon.svg', async (_, reply) => reply.header('cache-control', hour).type('image/svg+xml').send(icon));
  server.get('/favicon.ico', async (_, reply) => reply.header('cache-control', week).redirect('/assets/icon.svg', 302));
  server.get('/.well-known/security.txt', async (_, reply) => {
    if (!wellKnown.securityContact) return reply.callNotFound();
    const text = securityText(wellKnown.securityContact, publicAddress, new Date());
    return reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(text);
  });
  server.get('/.well-known/change-password', async (_, reply) => {
    if (!wellKnown.passwordAddress) return reply.callNotFound();
    return reply.header('cache-control', hour).redirect(wellKnown.passwordAddress, 302);
  });
  server.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .header('cache-control', hour)
      .type('application/manifest+json')
      .send({
        name: siteName,
        short_name: siteTitle,
        start_url: '/',
        display: 'standalone',
        background_color: paper.light,
        theme_color: '#0a5a68',
        icons: [
          { src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          ...iconSizes.map((size) => ({ src: iconAddress(size), sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
        ],
      }),
  );
  server.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', hour)
      .header('vary', 'Host')
      .type('text/plain; charset=utf-8')
      .send(robotsText({ address: siteAddress(), isPublic: isPublic(request.headers.host) })),
  );
  for (const size of iconSizes)
    server.get(iconAddress(size), async (_, reply) => reply.header('cache-control', week).type('image/png').send(squareIcon(size)));
  // Phones ask for it by this name on pages that they have not read.
  server.get('/apple-touch-icon.png', async (_, reply) => reply.header('cache-control', week).redirect(iconAddress(180), 302));
  for (const colour of colours)
    server.get(cardAddress(colour), async (_, reply) => reply.header('cache-control', week).type('image/png').send(sectionCard(colour)));
  server.get('/_whatsdeployed', async (_, reply) => reply.header('cache-control', 'no-store').send(deployed()));
  server.get('/_whatsdeployed/code.json', async (_, reply) => reply.header('cache-control', 'no-store').send(commit));
  server.get('/_whatsdeployed/content.json', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ commit: content.revision(), date: commit.date }),
  );

  /** Under any address but the one that readers are told, the site is a rehearsal and in no search engine. */
  function isPublic(host: string | undefined): boolean {
    if (configuration.developmentMode || configuration.writerMode) return false;
    return publicAddress === null || new URL(publicAddress).host === host;
  }

  function deployed() {
    const { composition } = sites.current();
    return {
      ...commit,
      composition: composition.id,
      remotes: Object.fromEntries(Object.entries(composition.remotes).map(([name, { version }]) => [name, version])),
    };
  }
}

const daysValid = 90;
const dayMs = 86_400_000;

/** As RFC 9116 has it. The day of its end moves along: that the site still answers is what keeps it valid. */
function securityText(contact: string, publicAddress: string | null, now: Date): string {
  const end = new Date(Math.floor(now.getTime() / dayMs + daysValid) * dayMs);
  const canonical = publicAddress === null ? [] : [`Canonical: ${publicAddress}/.well-known/security.txt`];
  return [`Contact: ${contact}`, `Expires: ${end.toISOString()}`, 'Preferred-Languages: en', ...canonical, ''].join('\n');
}
