import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { assetManifestAddress, frameAddress, type AssetManifest } from '@webdocs/contracts/offline/asset-manifest';
import { workerScript } from '@webdocs/contracts/offline/worker-messages';
import { activeLocales, isActiveLocale } from '@webdocs/contracts/reader/locale';
import type { Registry } from '@webdocs/registry';
import type { FastifyInstance } from 'fastify';
import { iconAddress, iconSizes } from '../document/site-pictures.ts';
import type { LiveSite, LiveSites } from '../composition/live-site.ts';

type Features = PublicConfiguration['features'];

export interface OfflineWorkerOptions {
  readonly sites: LiveSites;
  readonly registry: Pick<Registry, 'file'>;
  readonly features: Features;
  /** Without it browsers that have the worker are told to take it away. */
  readonly isOn: boolean;
}

const alwaysAsked = 'public, max-age=0, must-revalidate';
const workerFile = 'client/service-worker.js';
/** Chunks of words are named after their language: shared/build/src/webpack-factory.ts. */
const wordsOf = /(?:^|[/.-])words-([a-z]{2}(?:-[A-Z]{2})?)(?:\.|$)/;

/** In place of a worker that is not to be there any more: browsers ask for it once a day, and at each visit of who has it. */
const takesItselfAway = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('mdn-')) await caches.delete(name);
  indexedDB.deleteDatabase('MDNOfflineDB');
  await navigator.storage.getDirectory().then((root) => root.removeEntry('packs', { recursive: true })).catch(() => undefined);
  await self.registration.unregister();
})()));
`;

/** The worker for reading offline, what it fetches, and a page that takes it away without its help. */
export function serveOfflineWorker(server: FastifyInstance, { sites, registry, features, isOn }: OfflineWorkerOptions): void {
  server.get(workerScript, async (_, reply) => {
    const release = sites.current().releases.shell;
    const script = isOn && release ? await registry.file('shell', release.version, workerFile) : undefined;
    return reply
      .header('cache-control', alwaysAsked)
      .header('service-worker-allowed', '/')
      .type('text/javascript; charset=utf-8')
      .send(script ?? takesItselfAway);
  });
  server.get(assetManifestAddress, async (_, reply) =>
    reply.header('cache-control', alwaysAsked).send(manifestOf(sites.current(), features)),
  );
}

/** Every file of the live releases that a browser may ask for, but for maps. */
export function manifestOf(
  { composition, releases, declared }: Pick<LiveSite, 'composition' | 'releases' | 'declared'>,
  features: Features,
): AssetManifest {
  const ofReleases = Object.entries(releases).flatMap(([name, { version, files }]) =>
    Object.keys(files)
      .filter((path) => path.startsWith('client/') && !path.endsWith('.map') && path !== workerFile)
      .map((path) => inLanguage(`/remotes/${name}/${version}/${path}`, wordsOf.exec(path)?.[1])),
  );
  const ofSite = [`/_composition/${composition.id}.json`, '/assets/icon.svg', ...iconSizes.map(iconAddress)].map((src) => ({ src }));
  const frames = activeLocales.map((locale) => ({ src: frameAddress(locale), locale }));
  return { composition: composition.id, files: [...ofReleases, ...ofSite, ...frames, ...dataOfPrivatePages(declared, features)] };
}

/** What is not for everyone is in no pack: settings and collections are to open offline all the same. */
function dataOfPrivatePages({ pages }: LiveSite['declared'], features: Features): AssetManifest['files'] {
  const own = pages.filter(({ pattern, body, part, private: isPrivate, feature }) => {
    const isOne =
      body === 'own' && part !== undefined && pattern.startsWith('/:locale/') && !/[:*+]/.test(pattern.slice('/:locale/'.length));
    return isOne && isPrivate && (feature === undefined || features[feature]);
  });
  return own.flatMap(({ pattern }) => activeLocales.map((locale) => ({ src: `${pattern.replace(':locale', locale)}/index.json`, locale })));
}

function inLanguage(src: string, locale: string | undefined): AssetManifest['files'][number] {
  return locale !== undefined && isActiveLocale(locale) ? { src, locale } : { src };
}
