import type { FreshAnalysis } from '../advise/analysis-of.ts';
import { parseTarget } from '../fetch/parse-target.ts';
import { readPreloadList } from '../fetch/preload-list.ts';
import { localAddresses } from '../fetch/refused-address.ts';
import { localNames } from '../fetch/resolve-host.ts';
import { trustedAuthorities } from '../fetch/trusted-authorities.ts';
import { scannerHeaders, scannerOrigin, scanTimes } from './scanner-requests.ts';
import { analyse } from './scans.ts';

export interface OneScan {
  readonly host: string;
  /** Sent to that host alone, not to where it redirects. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly authority?: string | null;
  readonly preloadList?: string | null;
}

/** Scans a site from this machine for the person who works on it: sites of this machine and its network too. Nothing is kept. */
export async function scanOnce({ host, headers = {}, authority = null, preloadList = null }: OneScan): Promise<FreshAnalysis> {
  const target = parseTarget(host, { allowsLocal: true });
  return analyse(
    target,
    {
      resolve: localNames,
      rule: localAddresses,
      secureContext: trustedAuthorities(authority),
      headers: scannerHeaders,
      ownHeaders: { host: target.host, headers },
      ...scanTimes,
      preloaded: preloadList === null ? null : readPreloadList(preloadList),
      origin: scannerOrigin,
      now: () => new Date(),
    },
    (documentation) => `https://developer.mozilla.org/en-US${documentation}`,
  );
}
