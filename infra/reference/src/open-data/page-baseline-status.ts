import type { Document } from '@webdocs/contracts/page/page';
import type { Standing, WebFeature, WebFeatures } from './web-features.ts';

interface PageFacts {
  readonly slug: string;
  readonly status: readonly string[];
  readonly browserCompat: readonly string[];
}

export type PageBaselineStatus = NonNullable<NonNullable<Document['status']>['baseline']>;

/** What a page is about, when that is one feature: the one that all its compatibility keys belong to. */
export interface PageFeature {
  readonly feature: WebFeature;
  /** The support of the page's own keys; the weakest where they differ. */
  readonly standing: Standing;
  /** Whether some key of the page, or something below it, is otherwise. */
  readonly mixed: boolean;
}

export function featureOfPage({ browserCompat: keys }: PageFacts, features: WebFeatures | undefined): PageFeature | undefined {
  const [first, ...others] = keys;
  if (first === undefined || !features) return undefined;
  const feature = features.ofKey(first);
  if (!feature || !others.every((key) => feature.keys.has(key))) return undefined;
  const own = keys.flatMap((key) => feature.keys.get(key) ?? []);
  const standing = own.reduce(weakerOf, own[0] ?? feature.standing);
  const mixed = [...feature.keys].some(
    ([key, { baseline }]) => baseline !== standing.baseline && keys.some((pageKey) => key === pageKey || key.startsWith(`${pageKey}.`)),
  );
  return { feature, standing, mixed };
}

/** How far a reader may rely on what a page describes: in one word, or not known. */
export function baselineStatusOfPage(page: PageFacts, found: PageFeature | undefined): PageBaselineStatus | undefined {
  if (found?.feature.discouraged) return found.feature.discouraged.removal_date === undefined ? 'discouraged' : 'removing';
  if (isDeprecated(page)) return 'discouraged';
  return found && (found.standing.baseline || 'limited');
}

/** Advice against using something holds for the web platform; elsewhere 'deprecated' means something of its own. */
function isDeprecated({ slug, status }: PageFacts): boolean {
  return status.includes('deprecated') && /^(?:Web|WebAssembly)\//.test(slug) && !/^Web\/Accessibility(?:\/|$)/.test(slug);
}

/** Of two standings the one that came later, or has not come. */
function weakerOf(one: Standing, other: Standing): Standing {
  const [first, second] = [one, other].map(({ baseline }) => [false, 'low', 'high'].indexOf(baseline)) as [number, number];
  if (first !== second) return first < second ? one : other;
  return dayOf(one) >= dayOf(other) ? one : other;
}

/** '≤2020-01-15' -> '2020-01-15' */
function dayOf({ baseline_low_date: date = '' }: Standing): string {
  return date.replace('≤', '');
}
