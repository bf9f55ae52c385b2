import { addressOf } from '@webdocs/contracts/api/address-of';
import { exportCollections } from '@webdocs/contracts/api/collections';
import { exportPlaygrounds } from '@webdocs/contracts/api/playgrounds';

/** A file of everything that the reader saved, for the browser to keep. */
export const exportAddress = (format: 'json' | 'csv'): string => addressOf(exportCollections, { query: { format } });

/** A file of all code that the reader shared. */
export const playgroundsAddress = (): string => addressOf(exportPlaygrounds);
