import type { ZipContent } from '../packs/zip-file.ts';
import type { SectionPicture } from './exported-section.ts';

export function zippedText(name: string, text: string): ZipContent {
  return zipped(name, () => Buffer.from(text), false);
}

/** Pictures are compressed by themselves, but for those that are text. */
export function zippedPicture(name: string, { read, type }: SectionPicture): ZipContent {
  return zipped(name, read, type !== 'image/svg+xml');
}

/** `isCompressed`: kept as it is. Nothing is taken from an earlier file, so no bytes are named: they are read when it is their turn. */
export function zipped(name: string, read: () => Uint8Array, isCompressed: boolean): ZipContent {
  return { name, hash: '', read, isCompressed };
}
