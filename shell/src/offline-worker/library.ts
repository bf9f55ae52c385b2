import { packLayers, type PackLayers } from '@webdocs/contracts/offline/pack-layers';
import { packPath } from '@webdocs/contracts/offline/pack-path';
import { openPack, type PackTitle } from '@webdocs/contracts/offline/pack-reader';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { KeptPack } from './offline-store.ts';
import type { PackFiles } from './pack-files.ts';

/** What can be read here, whichever pack it is in. */
export interface Library {
  /** The bytes at an address; undefined where no pack has them. */
  read(pathname: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  titles(locale: Locale): Promise<PackTitle[]>;
}

/** Packs are opened when something is looked for in them, and stay open: one has a directory of some ten kilobytes. */
export function openLibrary(packs: readonly KeptPack[], files: Pick<PackFiles, 'open'>): Library {
  const opened = new Map<KeptPack, Promise<PackLayers>>();
  let last: KeptPack | undefined;

  return {
    async read(pathname) {
      const path = packPath(pathname);
      return (await packWith(path))?.read(path);
    },
    async titles(locale) {
      const own = packs.filter((pack) => pack.locale === locale);
      return (await Promise.all(own.map(layersOf))).flatMap((layers) => layers.titles());
    },
  };

  async function packWith(path: string): Promise<PackLayers | undefined> {
    for (const pack of inOrder(packs, path, last)) {
      const layers = await layersOf(pack);
      if (!layers.has(path)) continue;
      last = pack;
      return layers;
    }
    return undefined;
  }

  function layersOf(pack: KeptPack): Promise<PackLayers> {
    const known = opened.get(pack);
    if (known) return known;
    const opening = open(pack);
    opened.set(pack, opening);
    // What the storage could not give now it may give the next time.
    opening.catch(() => opened.delete(pack));
    return opening;
  }

  async function open(pack: KeptPack): Promise<PackLayers> {
    const { full, update } = pack;
    const [whole, changes] = await Promise.all([
      openPack(await files.open(full.file), { ...pack, ...full }, { isKnown: true }),
      update && openPack(await files.open(update.file), { ...pack, ...update }, { isKnown: true }),
    ]);
    return packLayers(whole, changes);
  }
}

/**
 * The one that had the last page first, as most links lead to a neighbor; then those of its language, and of them the ones whose area the
 * path names ('api' of 'api-media'): opening one takes some 50 ms.
 */
function inOrder(packs: readonly KeptPack[], path: string, last: KeptPack | undefined): readonly KeptPack[] {
  const weight = (pack: KeptPack): number =>
    pack === last ? 0 : !path.startsWith(`/${pack.locale.toLowerCase()}/`) ? 3 : path.includes(`/${pack.area.split('-')[0]}`) ? 1 : 2;
  return [...packs].sort((one, other) => weight(one) - weight(other));
}
