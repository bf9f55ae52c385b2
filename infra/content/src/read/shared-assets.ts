import { realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { sharedAssetsPath } from '@webdocs/contracts/samples/shared-assets';
import { fileBeside, mediaTypeOf } from './attachments.ts';

/** Media that many pages share, and the fonts, captions and data that samples load. */
export interface SharedAssets {
  /** The file at a decoded address below /shared-assets/. */
  find(pathname: string): Promise<SharedAsset | undefined>;
  /** Whether it is certain that there is none. Of another host nothing is known before it is asked. */
  lacks(pathname: string): boolean;
}

export interface SharedAsset {
  readonly file: string;
  readonly type: string;
}

/** Formats that samples load besides media. */
const otherTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  otf: 'font/otf',
  ttf: 'font/ttf',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
  woff: 'font/woff',
};

/** The type of a shared asset by its address; undefined for addresses that no asset has. */
export function sharedAssetType(pathname: string): string | undefined {
  const below = pathname.startsWith(sharedAssetsPath) ? pathname.slice(sharedAssetsPath.length) : '';
  const isPlain = below !== '' && below.split('/').every((name) => /^[\w@ -][\w.@ -]*$/.test(name));
  const extension = /\.([a-z0-9]+)$/i.exec(below)?.[1]?.toLowerCase() ?? '';
  return isPlain ? (mediaTypeOf(below) ?? (Object.hasOwn(otherTypes, extension) ? otherTypes[extension] : undefined)) : undefined;
}

/** Shared assets that are in a folder: a checkout of their repository, or a copy of it. */
export function sharedAssetsIn(folder: string): SharedAssets {
  return { find: async (pathname) => find(pathname), lacks: (pathname) => find(pathname) === undefined };

  function find(pathname: string): SharedAsset | undefined {
    const type = sharedAssetType(pathname);
    const path = join(folder, pathname.slice(sharedAssetsPath.length));
    const file = type && fileBeside(dirname(path), basename(path));
    // Links in the file system could lead out of the folder; what they really point to decides.
    return file && realpathSync(file).startsWith(realpathSync(folder) + sep) ? { file, type } : undefined;
  }
}

/** Shared assets that another program serves: pages of a build name them as those of a site do. */
export const sharedAssetsElsewhere: SharedAssets = { find: async () => undefined, lacks: () => false };
