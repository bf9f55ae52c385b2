import { embedHostName } from '@webdocs/contracts/samples/embed-address';
import { keptHostName } from '@webdocs/contracts/samples/kept-runner';
import type { FastifyPluginCallback } from 'fastify';
import { embedHost } from './embed/embed-host.ts';
import { frames } from './frames.ts';
import { playHost } from './play-host.ts';
import type { PlayOptions } from './play-options.ts';
import { keptFile } from './kept-file.ts';
import { wabtScript } from './wabt-script.ts';
import { waitingPage } from './waiting-page.ts';

export interface Play {
  /** Answers for all of these hosts. */
  readonly plugin: FastifyPluginCallback;
  /** As browsers send them; the second stands for any one name before it. */
  readonly hosts: readonly [string, string];
  /** Names the page in which samples run without a network: `samples/kept-runner.ts`. */
  readonly keptRunner: string;
}

/** The place where readers' code runs: an origin away from everything that the site keeps. */
export function openPlay(options: PlayOptions): Play {
  const host = playHost(options.playOrigin);
  const wabt = wabtScript();
  const guard = keptFile('guard', options.guardScript);
  const forSite = {
    siteOrigins: options.siteOrigins,
    ancestors: options.siteOrigins,
    waitingScript: options.waitingScript,
    guardAddress: guard.path,
    wabtAddress: wabt.path,
    sharedAssets: options.servesSharedAssets,
    moduleHosts: options.moduleHosts,
  };
  const waiting = waitingPage(forSite);
  const embedded = waitingPage({ ...forSite, siteOrigins: [host.originOf(embedHostName)], ancestors: ['*'] });
  // It is large, and fetched for one host: scripts of its neighbors have it from there.
  const keptWabt = host.originOf(keptHostName(0)) + wabt.path;
  const kept = waitingPage({ ...forSite, isKept: true, wabtAddress: keptWabt });
  const embed = embedHost({ ...options, host });
  return {
    plugin: frames({ ...options, host, wabt, guard, waiting, embedded, kept, embed }),
    hosts: [host.name, `*.${host.name}`],
    keptRunner: kept.print,
  };
}
