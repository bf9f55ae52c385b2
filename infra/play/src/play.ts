import { embedHostName } from '@webdocs/contracts/samples/embed-address';
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
}

/** The place where readers' code runs: an origin away from everything that the site keeps. */
export function openPlay(options: PlayOptions): Play {
  const host = playHost(options.playOrigin);
  const wabt = wabtScript();
  const guard = keptFile('guard', options.guardScript);
  const pageFor = (siteOrigins: readonly string[], ancestors: readonly string[]) =>
    waitingPage({
      siteOrigins,
      ancestors,
      waitingScript: options.waitingScript,
      guardAddress: guard.path,
      wabtAddress: wabt.path,
      sharedAssets: options.servesSharedAssets,
      moduleHosts: options.moduleHosts,
    });
  const waiting = pageFor(options.siteOrigins, options.siteOrigins);
  const embedded = pageFor([host.originOf(embedHostName)], ['*']);
  const embed = embedHost({ ...options, host });
  return { plugin: frames({ ...options, host, wabt, guard, waiting, embedded, embed }), hosts: [host.name, `*.${host.name}`] };
}
