import { createHash } from 'node:crypto';
import type { ZipContent } from '../packs/zip-file.ts';
import type { SectionPicture } from './exported-section.ts';

export function zippedText(name: string, text: string): ZipContent {
  return zipped(name, Buffer.from(text), false);
}

/** Pictures are compressed by themselves, but for those that are text. */
export function zippedPicture(name: string, { bytes, type }: SectionPicture): ZipContent {
  return zipped(name, bytes, type !== 'image/svg+xml');
}

/** `isCompressed`: kept as it is. */
export function zipped(name: string, bytes: Uint8Array, isCompressed: boolean): ZipContent {
  return { name, hash: createHash('sha256').update(bytes).digest('hex'), read: () => bytes, isCompressed };
}
