import type { ResolvedRequest } from '../page-request.ts';

/** Names under which a shared cache can find what it holds of the site, to throw it away before its time. */
export const keysHeader = 'surrogate-key';

/** Of everything that may change. Files of releases never do. */
export type KindKey = 'pages' | 'feeds' | 'compat' | 'titles' | 'media' | 'packs';

/** What a change of the composition makes old, and what a change of the content does. */
export const keysOfChange = {
  composition: ['pages', 'feeds'],
  content: ['pages', 'feeds', 'compat', 'titles', 'media', 'packs'],
} as const satisfies Record<string, readonly KindKey[]>;

/** All pages, those of a language, those with a part of a remote, and those that are not there. */
export function keysOfPage({ address, main, slots, status }: ResolvedRequest): string {
  const owners = new Set([main, ...Object.values(slots)].map(({ owner }) => owner));
  return ['pages', address.locale, ...owners, ...(status === 404 ? ['missing'] : [])].join(' ');
}
