import { readPlayground } from '@webdocs/api/use-cases/read-playground';
import type { Content } from '@webdocs/content';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Database } from '@webdocs/database';
import type { Hosts } from '@webdocs/server/hosts';
import { openPlay } from '@webdocs/play';
import type { VendoredModules } from '@webdocs/play/vendored-modules';
import type { PlatformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import { isLocalRun, siteOriginOf } from './local-run.ts';

interface SampleSurroundings {
  readonly configuration: Configuration;
  readonly database: Pick<Database, 'query'>;
  readonly content: Pick<Content, 'attachment'>;
  readonly modules: VendoredModules;
  /** The browser's side of the frames. */
  readonly frames: PlatformScripts['frames'];
  /** Tells the operator, when it is ready. */
  readonly announce: (line: string) => void;
  readonly report: (failure: Failure) => void;
}

export interface Samples {
  /** The handler of the hosts on which samples run; none where readers could not reach them. */
  readonly hosts: Hosts;
  /** Names the page in which they run without a network. */
  readonly keptRunner?: string;
}

/** What answers for the hosts on which samples run. */
export async function openSamples({
  configuration,
  database,
  content,
  modules,
  frames,
  announce,
  report,
}: SampleSurroundings): Promise<Samples> {
  const { play } = configuration.public.addresses;
  const siteOrigin = siteOriginOf(configuration);
  const isLocal = isLocalRun(configuration);
  const isReachable = URL.canParse(play) && (isLocal || !new URL(play).hostname.endsWith('.localhost'));
  if (!isReachable) {
    announce('No samples run: set WEBDOCS_PLAY_ADDRESS to a domain of its own.');
    return { hosts: {} };
  }
  const { origin: playOrigin, hostname } = new URL(play);
  // Cookies ignore ports: another port of the same host is no other place.
  if (hostname === new URL(siteOrigin).hostname) throw new Failure('SAMPLES_AT_HOME', { address: play });
  if (!isLocal && areNeighbours(hostname, new URL(siteOrigin).hostname))
    announce(`Samples at ${hostname} can set cookies for the domain of the site: give WEBDOCS_PLAY_ADDRESS a domain of its own.`);

  // A local run is read at its number too; the one of six groups no policy of browsers has words for.
  const { plugin, hosts, keptRunner } = openPlay({
    playOrigin,
    siteOrigins: isLocal ? [siteOrigin, `http://127.0.0.1:${configuration.server.port}`] : [siteOrigin],
    siteName: configuration.public.siteName,
    frameScript: frames.sample,
    waitingScript: frames.waiting,
    guardScript: frames.guard,
    embedScript: frames.embed,
    // Who frames it is another site: what its owner alone may read is hidden there from its owner too.
    readShared: (id) => readPlayground(database.query, id, async () => undefined),
    attachment: (pathname) => content.attachment(pathname),
    modules,
    moduleHosts: configuration.server.play.moduleHosts,
    servesSharedAssets: configuration.server.content.sharedAssets !== null,
    report,
  });
  return { hosts: Object.fromEntries(hosts.map((host) => [host, plugin])), keptRunner };
}

/** Whether two hosts seem to belong to one domain: what readers keep for one, the other could change. */
function areNeighbours(one: string, other: string): boolean {
  const domain = (host: string) => host.split('.').slice(-2).join('.');
  return domain(one) === domain(other);
}
