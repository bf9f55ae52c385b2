import type { OpenPack, PackTitle } from './pack-reader.ts';

/** A full pack, and the update pack for its version where a newer one is wanted: together they are the newer version. */
export type PackLayers = Pick<OpenPack, 'read' | 'has' | 'titles'>;

export function packLayers(full: OpenPack, update?: OpenPack): PackLayers {
  if (!update) return full;
  const isFromFull = (path: string): boolean => !update.has(path) && !update.isRemoved(path);
  return {
    read: (path) => (isFromFull(path) ? full.read(path) : update.read(path)),
    has: (path) => update.has(path) || (isFromFull(path) && full.has(path)),
    titles: () => mergedTitles(full, update),
  };
}

/** A path may differ from an address by its capitals alone. */
function mergedTitles(full: OpenPack, update: OpenPack): PackTitle[] {
  const isOld = ({ url }: PackTitle): boolean => {
    const path = url.toLowerCase().replace(/\/+$/, '');
    return update.has(path) || update.isRemoved(path);
  };
  return [...full.titles().filter((title) => !isOld(title)), ...update.titles()];
}
