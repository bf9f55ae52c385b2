import type { Release } from '@webdocs/contracts/remote/release';

export interface ReleaseSize {
  readonly files: number;
  readonly bytes: number;
  /** What of it browsers may fetch, as it travels. */
  readonly brotliBytes: number;
}

/** What a release weighs: all its files, and what of it browsers may fetch. */
export function releaseSize({ files }: Pick<Release, 'files'>): ReleaseSize {
  const all = Object.entries(files);
  const client = all.filter(([path]) => path.startsWith('client/'));
  return {
    files: all.length,
    bytes: all.reduce((sum, [, file]) => sum + file.bytes, 0),
    brotliBytes: client.reduce((sum, [, file]) => sum + file.brotliBytes, 0),
  };
}

export function sizeText({ files, bytes, brotliBytes }: ReleaseSize): string {
  return `${files} files, ${kilobytes(bytes)}; to browsers ${kilobytes(brotliBytes)} brotli`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
