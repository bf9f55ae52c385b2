import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with what browsers tell of visits. */
export const failuresOfTelemetry = {
  TELEMETRY_ROLL_UP_FAILED: {
    says: 'What browsers told could not be counted by minute and day: {cause}',
    remedy: 'It is tried again by itself, and what was told is kept until then. If it lasts, look at the database: `site doctor`.',
  },
} as const satisfies Record<string, CatalogueEntry>;
