import type { RequestListener } from 'node:http';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { frameListener } from './frame-listener.ts';
import { playHost } from './play-host.ts';
import { wabtScript } from './wabt-script.ts';

export interface PlayOptions {
  /** How readers' browsers reach the host of samples: http://play.localhost:3000. Every sample has a host below it. */
  readonly playOrigin: string;
  /** Who may show samples in frames; the first is how readers reach the site. */
  readonly siteOrigins: readonly [string, ...string[]];
  readonly siteName: string;
  /** The browser's side of a frame: `src/frame/frame.ts` as one classic script. */
  readonly frameScript: string;
  /** The media that stands beside a document, for the pictures of its samples. */
  readonly attachment: (pathname: string) => Promise<{ readonly file: string; readonly type: string } | undefined>;
  readonly report: (failure: Failure) => void;
}

export interface Play {
  /** Answers for all of these hosts. */
  readonly listener: RequestListener;
  /** As browsers send them; the second stands for any one name before it. */
  readonly hosts: readonly [string, string];
}

/** The place where readers' code runs: an origin away from everything that the site keeps. */
export function openPlay(options: PlayOptions): Play {
  const host = playHost(options.playOrigin);
  return { listener: frameListener({ ...options, host, wabt: wabtScript() }), hosts: [host.name, `*.${host.name}`] };
}
