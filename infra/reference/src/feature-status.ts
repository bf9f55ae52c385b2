import type { StatusBlock } from '@mdn/browser-compat-data/types';

/** The standing of a feature in the words of front matter. */
export function statusOf(status: StatusBlock | undefined): string[] {
  return [
    ...(status?.experimental ? ['experimental'] : []),
    ...(status?.deprecated ? ['deprecated'] : []),
    ...(status && !status.standard_track ? ['non-standard'] : []),
  ];
}
