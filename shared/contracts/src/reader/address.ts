import { fallbackLocale, isActiveLocale, type Locale } from './locale.ts';

/** An address inside the site, taken apart once and passed around whole. */
export interface Address {
  readonly locale: Locale;
  /** Path with its locale segment, without query or hash. */
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
}

export function addressOf(pathname: string, search = ''): Address {
  const first = pathname.split('/')[1] ?? '';
  return { locale: isActiveLocale(first) ? first : fallbackLocale, pathname, search };
}

/** The path after the locale segment: '/en-US/docs/Web' -> '/docs/Web'. */
export function pathWithoutLocale(pathname: string): string {
  const segments = pathname.split('/');
  return isActiveLocale(segments[1] ?? '') ? `/${segments.slice(2).join('/')}` : pathname;
}

/**
 * Matches a path against a route pattern: `:locale` is an active locale, `:name` one segment, a last `*` any
 * number of segments, a last `+` at least one. A slash at the end of the path does not count.
 */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const wanted = segmentsOfPattern(pattern);
  const given = segmentsOf(pathname);
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return true;
    if (part === '+') return given.length > index;
    const segment = given[index];
    if (segment === undefined) return false;
    if (part === ':locale' ? !isActiveLocale(segment) : !part.startsWith(':') && part !== segment) return false;
  }
  return given.length === wanted.length;
}

/** Of what releases declare, never of an address: some hundred for a composition, and each is asked of each page. */
const knownPatterns = new Map<string, readonly string[]>();

function segmentsOfPattern(pattern: string): readonly string[] {
  const known = knownPatterns.get(pattern);
  if (known) return known;
  const segments = segmentsOf(pattern);
  knownPatterns.set(pattern, segments);
  return segments;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** A more specific pattern has more literal segments; it wins where two patterns match. */
export function specificity(pattern: string): number {
  return segmentsOfPattern(pattern).reduce((sum, part) => sum + (part === '*' || part === '+' ? 0 : part.startsWith(':') ? 1 : 3), 0);
}

export function isHome(pathname: string): boolean {
  const path = pathWithoutLocale(pathname).replace(/\/$/, '');
  return path === '' || path === '/_homepage';
}
