import { randomUUID } from 'node:crypto';
import type { ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import type { WatchedHost } from '@webdocs/contracts/api/observatory';
import { observatoryLimits } from '@webdocs/contracts/api/observatory-report';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';

const dayMs = 24 * 60 * 60 * 1000;

/** The latest first. */
export async function watchedHostsOf(query: Query, accountId: string): Promise<WatchedHost[]> {
  const rows = await query
    .selectFrom('observatory_watches')
    .leftJoin('observatory_sites', 'observatory_sites.site', 'observatory_watches.site')
    .select([
      'observatory_watches.id',
      'observatory_watches.site',
      'observatory_watches.created_at',
      'observatory_sites.grade',
      'observatory_sites.score',
      'observatory_sites.scanned_at',
    ])
    .where('observatory_watches.account_id', '=', accountId)
    .orderBy('observatory_watches.created_at', 'desc')
    .orderBy('observatory_watches.id')
    .execute();
  return rows.map(({ id, site, created_at: since, grade, score, scanned_at: at }) => ({
    id,
    host: site,
    created_at: since.toISOString(),
    grade,
    score,
    scanned_at: at?.toISOString() ?? null,
  }));
}

interface NewWatch {
  readonly accountId: string;
  readonly site: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** A host that is watched already stays as it is. A fall is measured from the grade that it has now, where one is known. */
export async function addWatchedHost(query: Query, { accountId, site, locale, now }: NewWatch): Promise<WatchedHost> {
  // One account adds one at a time: two at once could both be the last that fits.
  await query.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const known = await watchedHostsOf(query, accountId);
  const same = known.find(({ host }) => host === site);
  if (same) return same;
  if (known.length >= observatoryLimits.watches) throw new Failure('OBSERVATORY_WATCHES_FULL', { limit: observatoryLimits.watches });
  const grade = sql<ObservatoryGrade | null>`(select grade from observatory_sites where site = ${site})`;
  await query
    .insertInto('observatory_watches')
    .values({ id: randomUUID(), account_id: accountId, site, locale, told_grade: grade, created_at: now, due_at: now })
    .execute();
  return (await watchedHostsOf(query, accountId)).find(({ host }) => host === site) as WatchedHost;
}

export async function removeWatchedHost(query: Query, accountId: string, id: string): Promise<void> {
  const removed = isUuid(id)
    ? await query
        .deleteFrom('observatory_watches')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!removed) throw new Failure('OBSERVATORY_WATCH_UNKNOWN', { id: id.slice(0, 64) });
  await noteDeletion(query, 'observatory_watches', [removed.id]);
}

/** Sites whose day has come; they are due again in a day, so that each is scanned once by one process. */
export async function takeDueSites(query: Query, now: Date, limit: number): Promise<string[]> {
  const due = await query
    .selectFrom('observatory_watches')
    .select('site')
    .distinct()
    .where('due_at', '<=', now)
    .orderBy('site')
    .limit(limit)
    .execute();
  const sites = due.map(({ site }) => site);
  if (sites.length === 0) return [];
  const taken = await query
    .updateTable('observatory_watches')
    .set({ due_at: new Date(now.getTime() + dayMs) })
    .where('site', 'in', sites)
    .where('due_at', '<=', now)
    .returning('site')
    .execute();
  return [...new Set(taken.map(({ site }) => site))];
}

export interface FallenHost {
  readonly id: string;
  readonly from: ObservatoryGrade;
  readonly email: string;
  readonly locale: string;
}

/** Notes the grade that a site has now for all who watch it, and gives those who knew a better one. */
export async function noteGrade(
  query: Query,
  site: string,
  grade: ObservatoryGrade,
  better: readonly ObservatoryGrade[],
): Promise<FallenHost[]> {
  const watches = await query
    .selectFrom('observatory_watches')
    .innerJoin('accounts', 'accounts.id', 'observatory_watches.account_id')
    .leftJoin('settings', 'settings.account_id', 'accounts.id')
    .select([
      'observatory_watches.id',
      'told_grade',
      'accounts.email',
      'accounts.suspended_at',
      sql<string>`coalesce(settings.locale_override, observatory_watches.locale)`.as('locale'),
    ])
    .where('site', '=', site)
    .forUpdate('observatory_watches')
    .execute();
  await query.updateTable('observatory_watches').set({ told_grade: grade }).where('site', '=', site).execute();
  return watches.flatMap(({ id, told_grade: from, email, locale, suspended_at: suspended }) =>
    from !== null && better.includes(from) && suspended === null ? [{ id, from, email, locale }] : [],
  );
}
