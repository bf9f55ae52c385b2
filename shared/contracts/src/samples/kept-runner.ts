import type { PublicConfiguration } from '../configuration.ts';
import { frameParameters, runnerFile } from './sample-messages.ts';
import { runnerVersion } from './runner-messages.ts';

/**
 * The page in which samples run without a network: the waiting frame, at hosts of fixed names, kept in the cache of the browser. A
 * service worker of the site has no say over those hosts, and the cache is asked by whole addresses, so nothing else is in them.
 */
export interface KeptRunner {
  /** Origin of the playground: `http://play.localhost:3000`. */
  readonly origin: string;
  /** Of the page as it is now: it is kept for good, so another one has another address. */
  readonly print: string;
}

/** Undefined where a site has none. */
export function keptRunnerOf({ addresses, keptRunner }: Pick<PublicConfiguration, 'addresses' | 'keptRunner'>): KeptRunner | undefined {
  return keptRunner === undefined ? undefined : { origin: addresses.play, print: keptRunner };
}

/** As many samples of a page have a host of their own; more than that share. */
export const keptRunnerHosts = 8;

const keptName = /^kept-\d$/;

/** Whether a host below that of the playground is one of those. */
export function isKeptHost(name: string): boolean {
  return keptName.test(name);
}

/** Numbers start again after the last. */
export function keptHostName(number: number): string {
  return `kept-${(number % keptRunnerHosts) + 1}`;
}

export function keptRunnerAddress({ origin, print }: KeptRunner, number: number): string {
  const { protocol, host } = new URL(origin);
  const parameters = new URLSearchParams({ [frameParameters.port]: String(runnerVersion), [frameParameters.kept]: print });
  return `${protocol}//${keptHostName(number)}.${host}/${runnerFile}?${parameters}`;
}
