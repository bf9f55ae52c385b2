import type { FastifyPluginCallback } from 'fastify';
import { frames } from './frames.ts';
import { playHost } from './play-host.ts';
import type { PlayOptions } from './play-options.ts';
import { scriptFile } from './script-file.ts';
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
  const guard = scriptFile('guard', options.guardScript);
  const waiting = waitingPage({
    siteOrigins: options.siteOrigins,
    waitingScript: options.waitingScript,
    guardAddress: guard.path,
    wabtAddress: wabt.path,
    sharedAssets: options.servesSharedAssets,
    moduleHosts: options.moduleHosts,
  });
  return { plugin: frames({ ...options, host, wabt, guard, waiting }), hosts: [host.name, `*.${host.name}`] };
}
