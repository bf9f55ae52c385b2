import { highestLevel } from '@webdocs/title-search/search-titles';
import type { PageFacts } from '../index/page-row.ts';
import { priorOf } from './prior.ts';
import { rules } from './rules.ts';

/** What the rules give the pages of the real documentation, from the least of them to the most. */
const least = -14;
const most = 21;

/** How far up a page is among those whose titles answer a query equally well. */
export function titleLevel(page: Omit<PageFacts, 'length'>, links: number): number {
  const worth = priorOf(page, links) + page.popularity * rules.popularity.weight;
  const level = Math.round(((worth - least) / (most - least)) * highestLevel);
  return Math.max(0, Math.min(highestLevel, level));
}
