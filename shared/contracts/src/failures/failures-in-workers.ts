import type { CatalogueEntry } from './catalogue-entry.ts';

/** A worker tells pages of its failures by their codes: they have the sentences. */
export const failures: Readonly<Record<string, CatalogueEntry>> = {};
