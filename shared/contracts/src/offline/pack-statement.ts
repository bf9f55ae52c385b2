import type { Pack, PackFile } from './pack-index.ts';

/** Which pack a file is said to be; one with `from` holds only what has changed since that version. */
export type StatedPack = Pick<Pack, 'area' | 'locale' | 'part' | 'parts' | 'version'> &
  Pick<PackFile, 'bytes' | 'sha256' | 'seal'> & { readonly from?: string | undefined };

/** What a signature vouches for: that these bytes are that pack. */
export function packStatement({ area, locale, part, parts, version, from, bytes, sha256, seal }: StatedPack): string {
  return JSON.stringify(['webdocs pack', area, locale, part, parts, version, from ?? null, bytes, sha256, seal]);
}
