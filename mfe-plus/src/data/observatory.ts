import * as api from '@webdocs/contracts/api/observatory';
import type { Call } from '@webdocs/contracts/api/call';
import type { Analysis, ObservatoryStats, RecentScans } from '@webdocs/contracts/api/observatory-report';
import { isOwnScanner, ownScanner } from '@webdocs/contracts/api/own-scanner';
import { requestJson } from '@webdocs/http';
import { call } from '@webdocs/remote-kit/call';

/** A slow site may take the scanner that long. */
const scanMs = 60_000;

interface Asked {
  readonly host: string;
  /** Keeps a new scan out of the list of recent ones. */
  readonly isHidden?: boolean;
}

/** The report of the last day, or a new one. */
export function readReport(scanner: string, asked: Asked): Promise<Analysis> {
  const query = queryOf(asked);
  return isOwnScanner(scanner) ? call(api.readAnalysis, { query, timeoutMs: scanMs }) : elsewhere(scanner, api.readAnalysis, query);
}

/** A new report, unless the last one is of the last minute. */
export function scanNow(scanner: string, asked: Asked): Promise<Analysis> {
  const query = queryOf(asked);
  return isOwnScanner(scanner) ? call(api.analyzeHost, { query, timeoutMs: scanMs }) : elsewhere(scanner, api.analyzeHost, query);
}

export function readStats(scanner: string): Promise<ObservatoryStats> {
  return isOwnScanner(scanner) ? call(api.readObservatoryStats) : elsewhere(scanner, api.readObservatoryStats, {});
}

/** Kept by our own scanner alone. */
export const readEarlierScan = (id: string): Promise<Analysis> => call(api.readScan, { params: { id } });
export const readRecentScans = (): Promise<RecentScans> => call(api.listRecentScans);

function queryOf({ host, isHidden }: Asked): { host: string; hidden?: string } {
  return isHidden ? { host, hidden: 'true' } : { host };
}

/** Without headers of ours and without cookies: another scanner need not know of either. */
function elsewhere<const C extends Call & { readonly reply: NonNullable<Call['reply']> }>(
  scanner: string,
  { path, method, reply }: C,
  query: Readonly<Record<string, string>>,
) {
  const address = `${scanner}${path.slice(ownScanner.length)}?${new URLSearchParams(query)}`;
  const send: typeof fetch = (to, init) => fetch(to, { ...init, headers: {}, credentials: 'omit' });
  return requestJson(address, reply as C['reply'], { method, timeoutMs: scanMs, fetch: send });
}
