import { matchesPattern, specificity } from '@webdocs/contracts/reader/address';
import type { Release } from '@webdocs/contracts/remote/release';

/** Addresses of pages that are there, two of each route: the first, and one from the middle of them. */
export function liveAddresses({ definition }: Pick<Release, 'definition'>, paths: readonly string[]): string[] {
  // The most specific route of its own that an address has is the one that it is a page of.
  const routes = [...definition.routes].sort((left, right) => specificity(right.pattern) - specificity(left.pattern));
  const pathsOf = new Map<string, string[]>();
  for (const path of paths) {
    const pattern = routes.find((route) => matchesPattern(route.pattern, path))?.pattern;
    if (pattern !== undefined) pathsOf.set(pattern, [...(pathsOf.get(pattern) ?? []), path]);
  }
  return [...pathsOf.values()].flatMap((found) => [...new Set([found[0], found[Math.floor(found.length / 2)]])] as string[]);
}
