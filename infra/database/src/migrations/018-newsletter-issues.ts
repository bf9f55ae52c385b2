import { sql, type Kysely } from 'kysely';

/** One list of readers, with their languages, and the issues that go to it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_addresses add column locale text not null default 'en-US'`.execute(database);
  await withAccountsOnTheList(database);
  await sql`
    create table newsletter_issues (
      id uuid primary key default gen_random_uuid(),
      subject text not null check (char_length(subject) <= 200),
      text text not null,
      locale text not null,
      locales text[] not null,
      state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'stopped', 'sent')),
      version integer not null default 1,
      written_by text references accounts on delete set null,
      changed_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      origin text,
      readers integer not null default 0,
      sent integer not null default 0,
      dead integer not null default 0,
      lease uuid,
      leased_until timestamptz,
      check ((state = 'draft') = (started_at is null)),
      check ((state in ('stopped', 'sent')) = (ended_at is not null))
    )`.execute(database);
  await sql`create index newsletter_issues_changed on newsletter_issues (changed_at)`.execute(database);
  await sql`create index newsletter_issues_writer on newsletter_issues (written_by)`.execute(database);
  await sql`
    create table newsletter_recipients (
      issue_id uuid not null references newsletter_issues on delete cascade,
      address_id uuid not null,
      mail_id uuid not null unique,
      primary key (issue_id, address_id)
    )`.execute(database);
}

/** Whether an account gets the newsletter was a setting beside the list. Addresses of accounts are confirmed by their provider. */
async function withAccountsOnTheList(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into newsletter_addresses (email, confirmed_at, locale)
    select lower(accounts.email), now(), min(coalesce(settings.locale_override, 'en-US'))
    from accounts join settings on settings.account_id = accounts.id
    where settings.mdnplus_newsletter
    group by lower(accounts.email)
    on conflict (email) do update set confirmed_at = coalesce(newsletter_addresses.confirmed_at, excluded.confirmed_at)`.execute(database);
  await sql`alter table settings drop column mdnplus_newsletter`.execute(database);
}
