import { matchesPattern, specificity } from '../reader/address.ts';
import type { PageTraits } from './composition.ts';
import type { PageEntry, RemoteDefinition } from './definition.ts';

/** What a definition says of its pages, without where. */
export type PageFacts = Omit<PageEntry, 'address'>;

/** An entry of a definition under a pattern for which it holds. */
export type DeclaredPage = PageFacts & { readonly pattern: string };

/** The entries of a definition by pattern: one that may end earlier is there twice. */
export function declaredPages({ pages = {} }: Pick<RemoteDefinition, 'pages'>): DeclaredPage[] {
  return Object.values(pages).flatMap(({ address, ...facts }) => patternsOf(address).map((pattern) => ({ ...facts, pattern })));
}

/** '/:locale/collections/:id?' -> '/:locale/collections' and '/:locale/collections/:id' */
function patternsOf(address: string): string[] {
  const optional = /\/:[a-z]+\?$/.exec(address)?.[0];
  return optional === undefined ? [address] : [address.slice(0, -optional.length), address.slice(0, -1)];
}

/** All that is said of an address: the more specific entry adds to the others and wins where both say something. */
export function factsAt<Facts extends PageTraits & { readonly pattern: string }>(
  pages: readonly Facts[],
  pathname: string,
): Partial<Facts> {
  const matching = pages.filter(({ pattern }) => matchesPattern(pattern, pathname));
  return Object.assign({}, ...matching.sort((a, b) => weightOf(a) - weightOf(b))) as Partial<Facts>;
}

/** Of two with the same words, what holds for one page is more specific than what holds for all below. */
export function weightOf({ pattern }: { readonly pattern: string }): number {
  return specificity(pattern) * 2 + (/[*+]$/.test(pattern) ? 0 : 1);
}

/** What the parts of a page are to know of it. */
export function traitsOf({ colour, cover, menu, languages }: PageTraits): PageTraits {
  return {
    ...(colour ? { colour } : {}),
    ...(cover ? { cover } : {}),
    ...(menu ? { menu } : {}),
    ...(languages ? { languages } : {}),
  };
}

/** The addresses that a remote answers, by what its definition says of its pages. */
export function routesOf(definition: Pick<RemoteDefinition, 'pages'>): RemoteDefinition['routes'] {
  const pages = declaredPages(definition);
  return pages.flatMap(({ part, pattern }) => {
    if (!part) return [];
    const { feature, languages, standIn } = factsAt(pages, sampleOf(pattern));
    const patterns = languages && !standIn ? languages.map((language) => pattern.replace(':locale', language)) : [pattern];
    return patterns.map((one) => ({ pattern: one, part, ...(feature ? { feature } : {}) }));
  });
}

/** An address that matches a pattern. */
function sampleOf(pattern: string): string {
  return pattern.replace(':locale', 'en-US').replace(/\/\*$/, '').replace(/\+$/, 'x').replaceAll('/:', '/');
}
