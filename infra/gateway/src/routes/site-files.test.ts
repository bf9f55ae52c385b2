import type { Content } from '@webdocs/content';
import { configuration } from '@webdocs/testing/public-configuration';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { colours } from '@webdocs/contracts/remote/definition';
import { cardAddress } from '@webdocs/contracts/page/describe-page';
import fastify from 'fastify';
import { inflateSync } from 'node:zlib';
import type { LiveSites } from '../composition/live-site.ts';
import { serveSiteFiles, type WellKnown } from './site-files.ts';

interface Wish {
  readonly publicAddress?: string;
  readonly more?: Partial<PublicConfiguration>;
  readonly wellKnown?: WellKnown;
}

const nothingKnown: WellKnown = { securityContact: null, passwordAddress: null };

function serverOf({ publicAddress, more = {}, wellKnown = nothingKnown }: Wish = {}) {
  const server = fastify();
  serveSiteFiles(server, {
    configuration: { ...configuration, ...more },
    content: { revision: () => 'one' } as Content,
    sites: {} as LiveSites,
    commit: { commit: 'abc', date: '2026-01-01' },
    siteAddress: () => publicAddress ?? 'http://localhost:3000',
    publicAddress: publicAddress ?? null,
    wellKnown,
  });
  return server;
}
const robotsAt = async (host: string, wish?: Wish) => (await serverOf(wish).inject({ url: '/robots.txt', headers: { host } })).body;

describe('robots', () => {
  test('are led to the sitemap where the site is, for its readers', async () => {
    const text = await robotsAt('docs.example', { publicAddress: 'https://docs.example' });
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toContain('Sitemap: https://docs.example/sitemap.xml');
  });

  test('are kept out under any other name', async () => {
    expect(await robotsAt('stage.example', { publicAddress: 'https://docs.example' })).toBe('User-agent: *\nDisallow: /\n');
  });

  test.each(['writerMode', 'developmentMode'] as const)('are kept out in %s', async (mode) => {
    expect(await robotsAt('docs.example', { more: { [mode]: true } })).toBe('User-agent: *\nDisallow: /\n');
  });

  test('may read a site without an address', async () => {
    expect(await robotsAt('localhost:3000')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});

test('phones get a picture of their size for the home screen, of which the manifest tells', async () => {
  const server = serverOf();
  const { icons } = (await server.inject('/manifest.webmanifest')).json<{ icons: Array<{ src: string; sizes: string; type: string }> }>();
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512']);
  for (const { src, sizes, type } of icons.slice(1)) {
    const { headers, rawPayload } = await server.inject(src);
    expect([headers['content-type'], rawPayload.toString('latin1', 1, 4)]).toEqual([type, 'PNG']);
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await server.inject('/apple-touch-icon.png')).headers.location).toBe('/assets/icon-180.png');
});

test('each section has a card that others can show: a picture of 1200 by 630', async () => {
  const server = serverOf();
  const cards = await Promise.all(colours.map((cloth) => server.inject(cardAddress(cloth))));
  for (const { headers, rawPayload } of cards) {
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.toString('latin1', 1, 4), rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    const dataLength = rawPayload.readUInt32BE(33);
    expect(inflateSync(rawPayload.subarray(41, 41 + dataLength))).toHaveLength(630 * (1 + 1200 * 3));
  }
  expect(new Set(cards.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(colours.length);
});

describe('below /.well-known/', () => {
  const wellKnown: WellKnown = {
    securityContact: 'mailto:security@docs.example',
    passwordAddress: 'https://id.docs.example/account/password',
  };

  test('a finder of a security hole reads where to write, until a day that lies ahead', async () => {
    const server = serverOf({ publicAddress: 'https://docs.example', wellKnown });
    const { headers, body } = await server.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:security@docs.example\n');
    expect(body).toContain('Canonical: https://docs.example/.well-known/security.txt\n');
    const days = (Date.parse(/Expires: (.+)/.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(80);
    expect(days).toBeLessThan(365);
  });

  test('a password manager is led to the page where users change their password', async () => {
    const { statusCode, headers } = await serverOf({ wellKnown }).inject('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, 'https://id.docs.example/account/password']);
  });

  test.each(['security.txt', 'change-password'])('there is no %s where nothing is set up', async (name) => {
    expect((await serverOf().inject(`/.well-known/${name}`)).statusCode).toBe(404);
  });
});
