import { Failure } from '@webdocs/contracts/failures/failure';
import { specificity } from '@webdocs/contracts/reader/address';
import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import type { Release } from '@webdocs/contracts/remote/release';
import { doMeet } from './page-clashes.ts';

/**
 * Routes of the candidate that would take addresses away from a live remote of another team, with the route that has them now. A page, or
 * a section with a name, belongs to the remote that has it, with all that is below. What is there for any name
 * (`/:locale/:slug`) is open to a remote with a name of its own. What the live version of the candidate has already is not taken.
 */
export function routesTaken(candidate: Release, live: readonly Release[]): string[] {
  const before = live.find(({ name }) => name === candidate.name)?.definition.routes ?? [];
  const news = candidate.definition.routes.filter(({ pattern }) => !before.some((route) => route.pattern === pattern));
  return live
    .filter(({ name }) => name !== candidate.name)
    .flatMap(({ name, version, definition }) =>
      definition.routes
        .filter((theirs) => !isForAnyName(theirs.pattern))
        .flatMap((theirs) =>
          news.filter((ours) => takes(ours.pattern, theirs.pattern)).map((ours) => [ours.pattern, theirs.pattern] as const),
        )
        .map(([ours, theirs]) => `route ${ours} takes addresses of ${theirs}, a route of the live ${name} ${version}`),
    );
}

/** Refuses a release that would take addresses from others. */
export function requireFreeRoutes(candidate: Release, live: readonly Release[]): void {
  const { name, version } = candidate;
  const taken = routesTaken(candidate, live);
  if (taken.length > 0) throw new Failure('RELEASE_ROUTE_TAKEN', { remote: name, version, cause: taken.join('; ') });
}

/** The more specific route wins; of two that are as specific, the one that is read first. */
function takes(ours: string, theirs: string): boolean {
  return doMeet(ours, theirs) && specificity(withAnyLocale(ours)) >= specificity(withAnyLocale(theirs));
}

/** A route that has its pages in some languages only has them for itself all the same. */
function withAnyLocale(pattern: string): string {
  const [start = '', first = '', ...rest] = pattern.split('/');
  return [start, isActiveLocale(first) ? ':locale' : first, ...rest].join('/');
}

function isForAnyName(pattern: string): boolean {
  return /^[:*+]/.test(pattern.split('/')[2] ?? '');
}
