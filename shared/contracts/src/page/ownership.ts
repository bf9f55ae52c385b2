import { matchesPattern, specificity } from '../reader/address.ts';
import type { ComposedRemote } from '../remote/composition.ts';
import type { PublicConfiguration } from '../configuration.ts';
import type { Page } from './page.ts';
import type { PartReference } from './state.ts';

/** Routes and fills are all that is asked here: a whole release will do as well as a composed remote. */
type Remotes = Readonly<Record<string, Pick<ComposedRemote, 'routes' | 'fills'>>>;

/** Parts by which the shell shows a page kind of its own, wherever the page is. A map: kinds come from data, which may name anything. */
const shellPartOf: ReadonlyMap<string, string> = new Map<Page['renderer'], string>([
  ['Homepage', 'home'],
  ['NotFound', 'not-found'],
  ['Generic', 'generic'],
  ['Offline', 'not-found'],
]);

/** Who shows a page: the most specific route of all remotes, the shell where no remote claims the address. */
export function ownerOf(remotes: Remotes, page: Page, pathname: string, features: PublicConfiguration['features']): PartReference {
  const shellPart = shellPartOf.get(page.renderer);
  // Of the written pages a remote may show some.
  if (shellPart && page.renderer !== 'Generic') return { owner: 'shell', part: shellPart };
  const claims = Object.entries(remotes).flatMap(([owner, { routes }]) =>
    routes
      .filter(({ pattern, feature }) => (!feature || features[feature]) && matchesPattern(pattern, pathname))
      .map(({ pattern, part }) => ({ owner, part, weight: specificity(pattern) })),
  );
  const [best] = claims.sort((a, b) => b.weight - a.weight);
  // The front page has no form for a page that could not be had; the other remotes have their own.
  const shows = best && !(page.renderer === 'Broken' && best.owner === 'shell');
  return shows ? { owner: best.owner, part: best.part } : { owner: 'shell', part: shellPart ?? 'not-found' };
}

/** Who fills a slot on this address, if anybody does. */
export function fillerOf(
  remotes: Remotes,
  slot: string,
  pathname: string,
  features: PublicConfiguration['features'],
): PartReference | undefined {
  for (const [owner, { fills }] of Object.entries(remotes)) {
    const fill = fills.find(
      ({ slot: filled, on, except = [], feature }) =>
        filled === slot &&
        (!feature || features[feature]) &&
        on.some((pattern) => matchesPattern(pattern, pathname)) &&
        !except.some((pattern) => matchesPattern(pattern, pathname)),
    );
    if (fill) return { owner, part: fill.part };
  }
  return undefined;
}

/** True where every route that claims the address belongs to a feature that is switched off. */
export function isSwitchedOff(remotes: Remotes, pathname: string, features: PublicConfiguration['features']): boolean {
  const claims = Object.values(remotes).flatMap(({ routes }) => routes.filter(({ pattern }) => matchesPattern(pattern, pathname)));
  return claims.length > 0 && claims.every(({ feature }) => feature && !features[feature]);
}
