import { randomUUID } from 'node:crypto';
import type { Issue, IssueState, IssueText, ListedIssue } from '@webdocs/contracts/api/newsletter-issues';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import type { NewsletterIssueRow, NewsletterIssuesTable } from '@webdocs/database/tables';
import { sql, type Updateable } from 'kysely';
import { isUuid } from '@webdocs/database/uuid';

export interface IssueReader {
  /** Of the address on the list: who has it in a link may take it out. */
  readonly id: string;
  readonly email: string;
  /** In which the page speaks that the link opens. */
  readonly locale: Locale;
}

/** Another process may go on with an issue of one that died. Longer than a batch takes. */
const leaseMs = 60_000;

export async function newIssue(query: Query, text: IssueText, { writer, now }: { writer: string; now: Date }): Promise<string> {
  const { id } = await query
    .insertInto('newsletter_issues')
    .values({ ...columnsOf(text), written_by: writer, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds back others who want to change it until the transaction ends. */
export async function lockIssue(query: Query, id: string): Promise<NewsletterIssueRow> {
  const found = isUuid(id)
    ? await query.selectFrom('newsletter_issues').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  return known(found);
}

export async function findIssue(query: Query, id: string): Promise<NewsletterIssueRow> {
  const found = isUuid(id) ? await query.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  return known(found);
}

function known<T>(issue: T | undefined): T {
  if (issue === undefined) throw new Failure('ISSUE_UNKNOWN');
  return issue;
}

export async function changeIssueText(query: Query, id: string, text: IssueText, now: Date): Promise<void> {
  await change(query, id, { ...columnsOf(text), changed_at: now });
}

interface StateChange {
  readonly state: IssueState;
  readonly changed_at: Date;
  readonly started_at?: Date;
  readonly ended_at?: Date;
  readonly origin?: string;
  readonly readers?: number;
}

/** The process that sends it learns of it with its next batch, as its lease is over. */
export async function changeIssueState(query: Query, id: string, values: StateChange): Promise<void> {
  await change(query, id, { ...values, lease: null, leased_until: null });
}

async function change(query: Query, id: string, values: Updateable<NewsletterIssuesTable>): Promise<void> {
  await query
    .updateTable('newsletter_issues')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeIssue(query: Query, id: string): Promise<void> {
  await query.deleteFrom('newsletter_issues').where('id', '=', id).execute();
}

export async function listedIssues(
  query: Query,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ issues: ListedIssue[]; total: number }> {
  const rows = await described(query).orderBy('changed_at', 'desc').orderBy('newsletter_issues.id').limit(limit).offset(offset).execute();
  const { total } = await query
    .selectFrom('newsletter_issues')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { issues: rows.map(listed), total };
}

export async function describedIssue(query: Query, id: string): Promise<Issue> {
  const row = isUuid(id) ? await described(query).where('newsletter_issues.id', '=', id).executeTakeFirst() : undefined;
  const issue = known(row);
  return { ...listed(issue), text: issue.text };
}

/** An issue with what its mails come to: while it is a draft, how many addresses it would go to. */
function described(query: Query) {
  return query
    .selectFrom('newsletter_issues')
    .leftJoin('accounts', 'accounts.id', 'newsletter_issues.written_by')
    .selectAll('newsletter_issues')
    .select('accounts.email as writer')
    .select([
      sql<number>`(select count(*)::int from newsletter_addresses a where newsletter_issues.state = 'draft' and a.confirmed_at is not null
        and (cardinality(newsletter_issues.locales) = 0 or a.locale = any(newsletter_issues.locales)))`.as('readers_now'),
      sql<number>`(select count(*)::int from newsletter_recipients r where r.issue_id = newsletter_issues.id)`.as('queued'),
      sql<number>`(select count(*)::int from newsletter_recipients r join outgoing_mail m on m.id = r.mail_id
        where r.issue_id = newsletter_issues.id and m.died_at is null)`.as('in_queue'),
      sql<number>`(select count(*)::int from newsletter_recipients r join outgoing_mail m on m.id = r.mail_id
        where r.issue_id = newsletter_issues.id and m.died_at is not null)`.as('given_up'),
    ]);
}

type Described = NewsletterIssueRow & {
  readonly writer: string | null;
  readonly readers_now: number;
  readonly queued: number;
  readonly in_queue: number;
  readonly given_up: number;
};

function listed(row: Described): ListedIssue {
  const { id, subject, locale, locales, state, version, writer, changed_at, started_at, ended_at } = row;
  const hasEnded = ended_at !== null;
  return {
    id,
    subject,
    locale,
    locales: [...locales],
    state,
    version,
    written_by: writer,
    changed_at: changed_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
    readers: state === 'draft' ? row.readers_now : row.readers,
    sent: hasEnded ? row.sent : row.queued - row.in_queue - row.given_up,
    waiting: hasEnded ? 0 : row.in_queue,
    dead: hasEnded ? row.dead : row.given_up,
  };
}

export async function countReaders(query: Query, locales: readonly string[]): Promise<number> {
  let readers = query
    .selectFrom('newsletter_addresses')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('confirmed_at', 'is not', null);
  if (locales.length > 0) readers = readers.where('locale', '=', sql<never>`any(${locales})`);
  const { total } = await readers.executeTakeFirstOrThrow();
  return total;
}

/** The issue that is to be sent on, with a lease of this process; undefined where there is none but the excepted, or others are at it. */
export async function takeIssue(query: Query, now: Date, except: readonly string[]): Promise<NewsletterIssueRow | undefined> {
  const { rows } = await sql<NewsletterIssueRow>`
    with due as (
      select id from newsletter_issues
      where state = 'sending' and (leased_until is null or leased_until <= ${now}) and id <> all(${except as string[]}::uuid[])
      order by started_at limit 1 for update skip locked
    )
    update newsletter_issues set lease = ${randomUUID()}::uuid, leased_until = ${leaseEnd(now)}
    from due where newsletter_issues.id = due.id
    returning newsletter_issues.*`.execute(query);
  return rows[0];
}

/** Whether it is still to be sent, and by this process; then its lease begins anew, and it changes no more before the transaction ends. */
export async function holdIssue(query: Query, { id, lease }: NewsletterIssueRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_issues')
    .set({ leased_until: leaseEnd(now) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function letGoOfIssue(query: Query, { id, lease }: NewsletterIssueRow): Promise<void> {
  await query
    .updateTable('newsletter_issues')
    .set({ lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Of the list as it was when sending began, those to whom the issue was not queued yet. */
export async function nextReaders(query: Query, { id, locales, started_at }: NewsletterIssueRow, limit: number): Promise<IssueReader[]> {
  let readers = query
    .selectFrom('newsletter_addresses as a')
    .select(['a.id', 'a.email', 'a.locale'])
    .where('a.confirmed_at', '<=', started_at)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('newsletter_recipients as r')
            .select('r.address_id')
            .where('r.issue_id', '=', id)
            .whereRef('r.address_id', '=', 'a.id'),
        ),
      ),
    );
  if (locales.length > 0) readers = readers.where('a.locale', 'in', locales);
  // A reader who leaves at this moment is waited for, or is not among them.
  return readers.orderBy('a.id').limit(limit).forUpdate().execute();
}

export async function noteRecipients(
  query: Query,
  issueId: string,
  recipients: ReadonlyArray<{ readonly address_id: string; readonly mail_id: string }>,
): Promise<void> {
  await query
    .insertInto('newsletter_recipients')
    .values(recipients.map((recipient) => ({ issue_id: issueId, ...recipient })))
    .execute();
}

interface WaitingMails {
  readonly all: number;
  /** Of which no mail server was asked yet. */
  readonly untried: number;
}

export async function waitingMails(query: Query, issueId: string): Promise<WaitingMails> {
  return query
    .selectFrom('newsletter_recipients as r')
    .innerJoin('outgoing_mail as m', 'm.id', 'r.mail_id')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`(count(*) filter (where m.attempts = 0))::int`.as('untried')])
    .where('r.issue_id', '=', issueId)
    .where('m.died_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** What waits is not sent any more; what is with a mail server at the moment still arrives. */
export async function takeBackMails(query: Query, issueId: string): Promise<void> {
  await sql`
    with taken_back as (
      delete from outgoing_mail m using newsletter_recipients r
      where r.issue_id = ${issueId}::uuid and m.id = r.mail_id and m.died_at is null and m.lease is null
      returning m.id
    )
    delete from newsletter_recipients r using taken_back where r.mail_id = taken_back.id`.execute(query);
}

/** Counts what became of its mails, and forgets to whom they went. */
export async function endIssue(query: Query, id: string, state: 'stopped' | 'sent', now: Date): Promise<void> {
  await sql`
    update newsletter_issues set state = ${state}, ended_at = ${now}, changed_at = ${now}, version = version + 1, lease = null, leased_until = null,
      sent = counts.all_of_them - counts.dead, dead = counts.dead
    from (
      select count(*)::int as all_of_them, count(m.id) filter (where m.died_at is not null)::int as dead
      from newsletter_recipients r left join outgoing_mail m on m.id = r.mail_id where r.issue_id = ${id}::uuid
    ) counts
    where newsletter_issues.id = ${id}::uuid`.execute(query);
  await query.deleteFrom('newsletter_recipients').where('issue_id', '=', id).execute();
}

/** What was being sent when a backup was written may have been sent since: no reader gets it a second time. */
export async function stopRestoredIssues(query: Query, now: Date): Promise<void> {
  const begun = await query.selectFrom('newsletter_issues').select('id').where('state', 'in', ['sending', 'paused']).execute();
  for (const { id } of begun) await endIssue(query, id, 'stopped', now);
}

function columnsOf({ subject, text, locale, locales }: IssueText) {
  return { subject, text, locale, locales };
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}
