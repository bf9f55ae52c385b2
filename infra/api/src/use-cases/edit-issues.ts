import type { Issue, IssueState, IssueText } from '@webdocs/contracts/api/newsletter-issues';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import type { Account, NewsletterIssueRow } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import {
  changeIssueState,
  changeIssueText,
  countReaders,
  describedIssue,
  endIssue,
  findIssue,
  lockIssue,
  newIssue,
  removeIssue,
  takeBackMails,
} from '../stores/newsletter-issues.ts';
import { issueMail } from './issue-mail.ts';

type Parts = Pick<AccountServices, 'database' | 'now' | 'sendMail'>;

export interface IssueAct {
  readonly actor: Account;
  readonly id: string;
}

export async function writeIssue(parts: Parts, actor: Account, text: IssueText): Promise<Issue> {
  return parts.database.transaction(async (query) => {
    const id = await newIssue(query, text, { writer: actor.id, now: parts.now() });
    return noted(parts, query, { actor, id }, 'write newsletter issue');
  });
}

export async function changeIssue(
  parts: Parts,
  act: IssueAct,
  { version, ...text }: IssueText & { readonly version: number },
): Promise<Issue> {
  return acting(parts, act, 'change newsletter issue', async (query, issue) => {
    requireState(issue, 'draft');
    requireVersion(issue, version);
    await changeIssueText(query, act.id, text, parts.now());
  });
}

export async function deleteIssue({ database, now }: Parts, { actor, id }: IssueAct): Promise<void> {
  await database.transaction(async (query) => {
    requireState(await lockIssue(query, id), 'draft');
    await removeIssue(query, id);
    await audit(query, { actor, id }, 'delete newsletter issue', now());
  });
}

/** A draft is sent from now on, to who is on the list now; one that was paused is gone on with. */
export async function sendIssue(
  parts: Parts,
  act: IssueAct,
  { version, origin }: { readonly version: number; readonly origin: string },
): Promise<Issue> {
  const { sendMail, now } = parts;
  if (!sendMail) throw new Failure('MAIL_MISSING');
  return acting(parts, act, 'send newsletter issue', async (query, issue) => {
    requireState(issue, 'draft', 'paused');
    requireVersion(issue, version);
    if (issue.state === 'paused') return changeIssueState(query, act.id, { state: 'sending', changed_at: now() });
    requireWritten(issue);
    const readers = await countReaders(query, issue.locales);
    if (readers === 0) throw new Failure('ISSUE_WITHOUT_READERS');
    await changeIssueState(query, act.id, { state: 'sending', changed_at: now(), started_at: now(), origin, readers });
  });
}

export async function pauseIssue(parts: Parts, act: IssueAct): Promise<Issue> {
  return acting(parts, act, 'pause newsletter issue', async (query, issue) => {
    requireState(issue, 'sending');
    await changeIssueState(query, act.id, { state: 'paused', changed_at: parts.now() });
  });
}

export async function stopIssue(parts: Parts, act: IssueAct): Promise<Issue> {
  return acting(parts, act, 'stop newsletter issue', async (query, issue) => {
    requireState(issue, 'sending', 'paused');
    await takeBackMails(query, act.id);
    await endIssue(query, act.id, 'stopped', parts.now());
  });
}

/** No address on the list has it: a test is sent to people who need not be there. */
const noAddress = '00000000-0000-4000-8000-000000000000';

/** To its caller alone, as its readers would get it. */
export async function testIssue(parts: Parts, { actor, id }: IssueAct, origin: string): Promise<{ readonly to: string }> {
  const { database, sendMail, now } = parts;
  if (!sendMail) throw new Failure('MAIL_MISSING');
  return database.transaction(async (query) => {
    const issue = await findIssue(query, id);
    requireWritten(issue);
    await sendMail(issueMail(issue, origin)({ id: noAddress, email: actor.email, locale: issue.locale }), query);
    await audit(query, { actor, id }, 'test newsletter issue', now());
    return { to: actor.email };
  });
}

async function acting(
  parts: Parts,
  act: IssueAct,
  event: string,
  work: (query: Query, issue: NewsletterIssueRow) => Promise<void>,
): Promise<Issue> {
  return parts.database.transaction(async (query) => {
    await work(query, await lockIssue(query, act.id));
    return noted(parts, query, act, event);
  });
}

async function noted({ now }: Parts, query: Query, act: IssueAct, event: string): Promise<Issue> {
  const issue = await describedIssue(query, act.id);
  await audit(query, act, event, now(), { version: issue.version });
  return issue;
}

async function audit(query: Query, { actor, id }: IssueAct, event: string, at: Date, detail = {}): Promise<void> {
  await appendAudit(query, { actor: { kind: 'account', name: actor.id, team: null }, event, subject: `issue ${id}`, detail }, at);
}

function requireState({ state }: NewsletterIssueRow, ...wanted: readonly IssueState[]): void {
  if (!wanted.includes(state)) throw new Failure('ISSUE_STATE', { state });
}

function requireVersion(issue: NewsletterIssueRow, version: number): void {
  if (issue.version !== version) throw new Failure('ISSUE_CHANGED');
}

function requireWritten({ subject, text }: NewsletterIssueRow): void {
  if (!subject) throw new Failure('ISSUE_EMPTY', { missing: 'subject' });
  if (!text) throw new Failure('ISSUE_EMPTY', { missing: 'text' });
}
