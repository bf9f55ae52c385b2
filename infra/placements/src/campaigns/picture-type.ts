import { creativeLimits } from '@webdocs/contracts/api/campaigns';
import { Failure } from '@webdocs/contracts/failures/failure';
import { isMoving } from './moving-picture.ts';

const signatures: ReadonlyArray<readonly [type: string, at: number, bytes: readonly number[]]> = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/webp', 8, [...Buffer.from('WEBP')]],
  ['image/avif', 4, [...Buffer.from('ftypavif')]],
];

export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a picture is by its first bytes, whatever it is called; SVG is none, as it can run script, and what moves is refused. */
export function pictureType(bytes: Buffer): string {
  const limit = creativeLimits.imageBytes / 1024;
  if (bytes.length > creativeLimits.imageBytes) {
    throw new Failure('CREATIVE_IMAGE_WRONG', { problem: `it has ${Math.ceil(bytes.length / 1024)} KB`, limit });
  }
  const known = signatures.find(([, at, signature]) => bytes.subarray(at, at + signature.length).equals(Buffer.from(signature)));
  if (!known) throw new Failure('CREATIVE_IMAGE_WRONG', { problem: 'it is of another kind', limit });
  const [type] = known;
  if (isMoving(type, bytes)) throw new Failure('CREATIVE_IMAGE_WRONG', { problem: 'it moves', limit });
  return type;
}
