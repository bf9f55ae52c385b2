import { addressOf } from '@webdocs/contracts/api/address-of';
import { exportCollections, type ExportFormat } from '@webdocs/contracts/api/collections';
import { exportPlaygrounds } from '@webdocs/contracts/api/playgrounds';
import { exportWatches } from '@webdocs/contracts/api/watching';

/** A file of everything that the reader saved, for the browser to keep. */
export const exportAddress = (format: ExportFormat): string => addressOf(exportCollections, { query: { format } });

/** A file of all code that the reader shared. */
export const playgroundsAddress = (): string => addressOf(exportPlaygrounds);

/** A file of what the reader watches. */
export const watchesAddress = (): string => addressOf(exportWatches);
