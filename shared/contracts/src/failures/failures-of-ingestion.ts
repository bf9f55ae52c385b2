import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong where browsers tell of visits, and what is counted of pages that told nothing more. */
export const failuresOfIngestion = {
  PING_UNKNOWN: {
    says: 'No ping of this kind is taken in: {ping}',
    remedy: 'Pings and their addresses: shared/contracts/src/telemetry/pings.ts. The id is a UUID in small letters.',
    status: 404,
  },
  PING_UNREADABLE: {
    says: 'The ping cannot be read: {cause}',
    remedy: 'Send JSON, plain or packed with gzip, and a date that is one, if any.',
    status: 400,
  },
  PING_TOO_LARGE: {
    says: 'The ping is larger than {limit} bytes, packed or unpacked',
    remedy: 'Send less at once. It is not taken in, and sending it again changes nothing.',
    status: 413,
  },
  TELEMETRY_BUSY: {
    says: 'More is told of visits than can be written at this moment',
    remedy: 'Browsers send it again by themselves. If it lasts, look at the database: `site doctor`.',
    status: 503,
  },
  PAGE_NOT_INTERACTIVE: {
    says: 'A page began to hydrate and was not interactive within 30 s',
    remedy: 'The dashboard says in which remote and version. Look for failures of the same version, and roll it back.',
    status: 200,
  },
  LATE_PAGES_UNCOUNTED: {
    says: 'Pages that did not become interactive could not be counted: {cause}',
    remedy: 'It is tried again every few seconds, and none is left out. If it lasts, look at the database: `site doctor`.',
  },
} as const satisfies Record<string, CatalogueEntry>;
