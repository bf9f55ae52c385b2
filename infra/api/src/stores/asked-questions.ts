import type { Quota } from '@webdocs/contracts/answers/answer-stream';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

const oneDayMs = 24 * 60 * 60 * 1000;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The next midnight of UTC. */
function nextDay(now: Date): Date {
  return new Date(Date.parse(`${dayOf(now)}T00:00:00Z`) + oneDayMs);
}

/** What an account has left of the questions of a day. One that is not answered yet counts too, so that no tab gets one too many. */
export async function quotaOf(query: Query, accountId: string, now: Date): Promise<NonNullable<Quota>> {
  const { count } = await query
    .selectFrom('ai_help_asked')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('day', '=', dayOf(now))
    .where((row) => row.or([row('under_way_until', 'is', null), row('under_way_until', '>', now)]))
    .executeTakeFirstOrThrow();
  const limit = aiHelpLimits.perDay;
  return { count, remaining: Math.max(0, limit - count), limit, resets_at: nextDay(now).toISOString() };
}

interface AskedNow {
  readonly id: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Within a transaction that holds the settings of the account: of two at once, the second sees the first. */
export async function countQuestion(query: Query, { id, accountId, now }: AskedNow): Promise<void> {
  await query
    .insertInto('ai_help_asked')
    .values({ id, account_id: accountId, day: dayOf(now), under_way_until: underWayUntil(now) })
    .execute();
}

export async function stillAsked(query: Query, id: string, now: Date): Promise<void> {
  await query
    .updateTable('ai_help_asked')
    .set({ under_way_until: underWayUntil(now) })
    .where('id', '=', id)
    .execute();
}

export async function countForGood(query: Query, id: string): Promise<void> {
  await query.updateTable('ai_help_asked').set({ under_way_until: null }).where('id', '=', id).execute();
}

export async function giveQuestionBack(query: Query, id: string): Promise<void> {
  await query.deleteFrom('ai_help_asked').where('id', '=', id).execute();
}

/** Nothing is counted over the end of a day. */
export async function forgetAskedBefore(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('ai_help_asked').where('day', '<', dayOf(now)).execute();
}

function underWayUntil(now: Date): Date {
  return new Date(now.getTime() + aiHelpLimits.pendingMs);
}
