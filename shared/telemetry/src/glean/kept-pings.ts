import { uploadLimits } from '@webdocs/contracts/telemetry/limits';
import { pingsKey } from '../what-is-stored.ts';

/** As Glean keeps it. */
export interface KeptPing {
  readonly collectionDate: string;
  readonly path: string;
  readonly payload: object;
  readonly headers?: Readonly<Record<string, string>>;
}

type KeptPings = Readonly<Record<string, KeptPing>>;

/** What waits in this browser to be sent, of all its tabs. */
export function keptPings(): KeptPings {
  try {
    const kept = JSON.parse(localStorage.getItem(pingsKey) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as KeptPings) : {};
  } catch {
    return {};
  }
}

export function writePings(pings: object): void {
  try {
    if (Object.keys(pings).length === 0) localStorage.removeItem(pingsKey);
    else localStorage.setItem(pingsKey, JSON.stringify(pings));
  } catch {
    // Full storage: this page can still send them.
  }
}

/**
 * Glean takes a ping out of its store as soon as it hands it to the uploader: what then fails would be lost with the page. It is put back
 * where Glean looks at the start of the next page, and taken out again by Glean once it has arrived.
 */
export function keepPings(pings: KeptPings): void {
  writePings({ ...keptPings(), ...pings });
}

/** At the start Glean takes all that waits out of its store, and sends as many of them as it may in one minute. */
export function keepThroughStart(start: () => void): void {
  const waiting = Object.entries(keptPings())
    .filter(([, ping]) => typeof ping?.collectionDate === 'string')
    .sort(([, a], [, b]) => a.collectionDate.localeCompare(b.collectionDate));
  start();
  if (waiting.length > 0) keepPings(Object.fromEntries(waiting.slice(-uploadLimits.pendingPings)));
}
