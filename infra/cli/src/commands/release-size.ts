import type { Release } from '@webdocs/contracts/remote/release';

/** What a release weighs: all its files, and what of it browsers may fetch. */
export function releaseSize({ files }: Release): string {
  const all = Object.entries(files);
  const client = all.filter(([path]) => path.startsWith('client/'));
  const bytes = all.reduce((sum, [, file]) => sum + file.bytes, 0);
  const brotli = client.reduce((sum, [, file]) => sum + file.brotliBytes, 0);
  return `${all.length} files, ${kilobytes(bytes)}; to browsers ${kilobytes(brotli)} brotli`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
