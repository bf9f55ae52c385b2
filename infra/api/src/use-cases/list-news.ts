import { watchLimits, type NewsList } from '@webdocs/contracts/api/watching';
import type { Database } from '@webdocs/database';
import { digestOf } from '../stores/digests.ts';
import { happeningsFor } from '../stores/happenings.ts';

/** What happened to what an account watches, and what of it the user has not seen. */
export async function listNews({ query }: Database, accountId: string): Promise<NewsList> {
  const seen = Number((await digestOf(query, accountId))?.seen_until ?? 0);
  const news = (await happeningsFor(query, new Map([[accountId, 0]]))).get(accountId) ?? [];
  return {
    news: news.slice(0, watchLimits.news).map((one) => ({ ...one, is_new: one.id > seen })),
    new_count: news.filter(({ id }) => id > seen).length,
  };
}
