import type { CDPSession } from '@playwright/test';

export type ResourceKind = 'script' | 'style' | 'document' | 'font' | 'image' | 'json' | 'other';

export interface Transfer {
  readonly path: string;
  readonly kind: ResourceKind;
  /** Bytes of the body as they came over the wire, without headers. */
  readonly bytes: number;
}

/** Everything that the page fetches from now on, by the browser's own count. */
export function logNetwork(cdp: CDPSession) {
  const open = new Map<string, { url: string; kind: ResourceKind; headerBytes: number }>();
  const transfers: Transfer[] = [];

  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('http')) return;
    open.set(requestId, { url: response.url, kind: kindOf(response.mimeType, type), headerBytes: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    const bytes = Math.max(0, encodedDataLength - request.headerBytes);
    transfers.push({ path: new URL(request.url).pathname, kind: request.kind, bytes });
  });

  return { transfers: () => [...transfers] };
}

function kindOf(mimeType: string, type: string): ResourceKind {
  if (/javascript/.test(mimeType)) return 'script';
  if (/css/.test(mimeType)) return 'style';
  if (type === 'Document') return 'document';
  if (type === 'Font' || /font|woff/.test(mimeType)) return 'font';
  if (/image/.test(mimeType)) return 'image';
  return /json/.test(mimeType) ? 'json' : 'other';
}

export function bytesOf(transfers: readonly Transfer[], kind: ResourceKind): number {
  return transfers.filter((transfer) => transfer.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What asks for ads and what measures the visit come when the page is alive, and have budgets of their own. */
const adParcel = /\/ads-paid\.js$/;
const telemetry = /\/telemetry\.js$/;

/** The script with which a page comes alive. */
export function scriptBytesOf(transfers: readonly Transfer[]): number {
  return bytesOf(
    transfers.filter(({ path }) => !adParcel.test(path) && !telemetry.test(path)),
    'script',
  );
}

export function adParcelBytesOf(transfers: readonly Transfer[]): number {
  return scriptBytesAt(transfers, adParcel);
}

export function telemetryBytesOf(transfers: readonly Transfer[]): number {
  return scriptBytesAt(transfers, telemetry);
}

function scriptBytesAt(transfers: readonly Transfer[], form: RegExp): number {
  return bytesOf(
    transfers.filter(({ path }) => form.test(path)),
    'script',
  );
}
