import type { PageFacts } from '../index/page-row.ts';
import { pageTypes, rules } from './rules.ts';

/** The weight of a page independent of the query, without its popularity. */
export function priorOf({ slug, pageType = '', status }: Omit<PageFacts, 'length' | 'popularity'>, links: number): number {
  const type = pageTypes.find(({ pattern }) => pattern.test(pageType))?.weight ?? 0;
  return (
    type * rules.pageType.weight +
    Math.log2(1 + links) * rules.links.weight +
    (slug.split('/').length - 1) * rules.depth.weight +
    (status.includes('deprecated') ? rules.deprecated.weight : 0) +
    (status.includes('experimental') ? rules.experimental.weight : 0)
  );
}
