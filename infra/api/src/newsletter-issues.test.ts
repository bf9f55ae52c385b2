import { IssueListSchema, IssueSchema, type Issue } from '@webdocs/contracts/api/newsletter-issues';
import { openMail, type OpenMail } from '@webdocs/mail';
import { smtpInbox, type SmtpInbox } from '@webdocs/mail/fixtures/smtp-inbox';
import { readMessage } from '@webdocs/mail/fixtures/read-message';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { headersOf, host, origin, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { stopRestoredIssues } from './stores/newsletter-issues.ts';
import { sendIssues } from './use-cases/send-issues.ts';

jest.setTimeout(120_000);

const root = '/api/v1/root/newsletter/';
const written = { subject: 'What is new 📚', text: 'Hello **you**, [read](/en-US/blog/).', locale: 'en-US', locales: [] as string[] };

let site: SiteWithAccounts;
let server: FastifyInstance;
let inbox: SmtpInbox;
let mail: OpenMail;
let staff: Caller;
let parts: SiteWithAccounts['parts'];

beforeAll(async () => {
  [site, inbox] = await Promise.all([siteWithAccounts(), smtpInbox()]);
  // The queue alone: mail goes out when a test says so.
  mail = await opened();
  await mail.close();
  parts = { ...site.parts, sendMail: (one, within = site.database.query) => mail.send(one, within), previewMail: mail.preview };
  server = await site.another({ sendMail: parts.sendMail as NonNullable<typeof parts.sendMail>, previewMail: mail.preview });
  staff = await site.signedIn('editor');
  await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'editor').execute();
});
beforeEach(async () => {
  for (const table of ['newsletter_issues', 'newsletter_addresses', 'outgoing_mail'] as const)
    await site.database.query.deleteFrom(table).execute();
  inbox.arrived.length = 0;
  inbox.answer(() => undefined);
});
afterAll(async () => {
  await Promise.all([inbox.close(), site.close()]);
});

const sender = { siteName: 'Shelf', siteAddress: 'https://shelf.example/', from: 'docs@shelf.example', replyTo: null, bounces: null };
const opened = () => openMail({ database: site.database, smtp: inbox.server, sender, report: () => undefined, now: () => site.clock.now });
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: unknown, who = staff): Promise<LightMyRequestResponse> =>
  server.inject({
    method,
    url,
    headers: { ...headersOf(who.secret), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
const issueIn = (reply: LightMyRequestResponse): Issue => v.parse(IssueSchema, reply.json());
const draft = async (more: Partial<typeof written> = {}) => issueIn(await call('POST', root, { ...written, ...more }));
const at = (issue: Issue, rest = '') => `${root}${issue.id}/${rest}`;
const read = async (issue: Issue) => issueIn(await call('GET', at(issue)));
const start = (issue: Issue, version = issue.version) => call('POST', at(issue, 'sending/'), { version });
/** What sending changes: the server sends on by itself too, and an issue that it holds is not over. */
async function progress() {
  const { query } = site.database;
  const [issues, noted, mails] = await Promise.all([
    query.selectFrom('newsletter_issues').select(['id', 'state', 'lease']).orderBy('id').execute(),
    query.selectFrom('newsletter_recipients').select('mail_id').orderBy('mail_id').execute(),
    query.selectFrom('outgoing_mail').select('id').orderBy('id').execute(),
  ]);
  return { isHeld: issues.some(({ lease }) => lease !== null), rows: JSON.stringify([issues, noted, mails]) };
}
/** Until nothing more can be done at this moment. */
async function sendOn(): Promise<void> {
  const delivering = await opened();
  for (let before = '', after = await progress(); after.isHeld || after.rows !== before; after = await progress()) {
    before = after.rows;
    await sendIssues(parts);
    await delivering.deliver();
  }
  await delivering.close();
}
async function readers(count: number, locale = 'en-US' as const): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    email: `${locale.toLowerCase()}-${number}@example.org`,
    locale,
    confirmed_at: site.clock.now,
  }));
  await site.database.query.insertInto('newsletter_addresses').values(rows).execute();
}
const recipients = () => inbox.arrived.map(({ to }) => to).sort();
const codeOf = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().message];

test('a draft is written, listed, changed and deleted, and each of it is on record', async () => {
  const issue = await draft({ subject: '' });
  expect(issue).toMatchObject({ state: 'draft', subject: '', written_by: 'editor@example.org', version: 1, readers: 0 });
  const changed = await call('POST', at(issue), { ...written, locales: ['fr', 'fr', 'ja'], version: 1 });
  expect([changed.statusCode, issueIn(changed)]).toEqual([201, expect.objectContaining({ ...written, locales: ['fr', 'ja'], version: 2 })]);
  const list = v.parse(IssueListSchema, (await call('GET', root)).json());
  expect([list.total, list.issues[0]?.subject]).toEqual([1, written.subject]);
  expect((await call('DELETE', at(issue))).statusCode).toBe(200);
  expect((await call('GET', at(issue))).statusCode).toBe(404);
  const audited = await site.database.query.selectFrom('audit').select(['event', 'subject']).orderBy('seq', 'desc').limit(3).execute();
  expect(audited.map(({ event }) => event)).toEqual(['delete newsletter issue', 'change newsletter issue', 'write newsletter issue']);
  expect(new Set(audited.map(({ subject }) => subject))).toEqual(new Set([`issue ${issue.id}`]));
});

test.each([
  ['a subject of 500 characters', { subject: 'x'.repeat(500) }],
  ['a language that there is not', { locale: 'xx' }],
  ['a text of a megabyte', { text: 'x'.repeat(1_000_000) }],
  ['half an emoji', { subject: '\ud83d' }],
])('%s is refused', async (_, more) => {
  expect([400, 413]).toContain((await call('POST', root, { ...written, ...more })).statusCode);
});

test('of two people who change a draft at once the second learns of the first, and nothing is overwritten', async () => {
  const issue = await draft();
  const replies = await Promise.all(['one', 'two'].map((text) => call('POST', at(issue), { ...written, text, version: 1 })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('changed by another person');
});

test('an issue goes to each confirmed reader once, as text and HTML, with a way off the list', async () => {
  await readers(3);
  await site.database.query.insertInto('newsletter_addresses').values({ email: 'never@example.org' }).execute();
  const issue = await draft();
  expect((await read(issue)).readers).toBe(3);
  expect(issueIn(await start(issue))).toMatchObject({ state: 'sending', readers: 3 });
  await sendOn();
  expect(recipients()).toEqual(['en-us-0@example.org', 'en-us-1@example.org', 'en-us-2@example.org']);
  expect(await read(issue)).toMatchObject({ state: 'sent', sent: 3, waiting: 0, dead: 0 });
  const { headers, text, html } = readMessage(inbox.arrived[0]?.source ?? '');
  expect(headers['subject']).toBe(written.subject);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(`Hello you, read (${origin}/en-US/blog/).`);
  expect(html).toContain('<strong>you</strong>');
  expect(text).toContain('/unsubscribe/?ui_locales=en-US');
  await sendOn();
  expect(inbox.arrived).toHaveLength(3);
  expect(await site.database.query.selectFrom('newsletter_recipients').selectAll().execute()).toEqual([]);
});

test('it goes to readers of the chosen languages, also of those that sign up with an account', async () => {
  await readers(2, 'en-US');
  const reader = await site.signedIn('french');
  await site.database.query.updateTable('settings').set({ locale_override: 'fr' }).execute();
  const toggled = await server.inject({
    method: 'POST',
    url: '/api/v1/plus/newsletter/',
    headers: { ...headersOf(reader.secret), 'content-type': 'application/json' },
  });
  expect([toggled.statusCode, toggled.json()]).toEqual([201, { subscribed: true }]);
  expect((await reader.get('/api/v1/whoami')).json().settings.mdnplus_newsletter).toBe(true);
  const issue = await draft({ locales: ['fr', 'ja'], locale: 'fr' });
  await start(issue);
  await sendOn();
  expect(recipients()).toEqual(['french@example.org']);
});

test('what was sent is not changed, deleted or sent again', async () => {
  await readers(1);
  const issue = await draft();
  await start(issue);
  await sendOn();
  const { version } = await read(issue);
  for (const reply of [
    await call('POST', at(issue), { ...written, version }),
    await call('DELETE', at(issue)),
    await start(issue, version),
    await call('DELETE', at(issue, 'sending/')),
    await call('POST', at(issue, 'stop/')),
  ])
    expect(codeOf(reply)).toEqual([409, expect.stringContaining('This issue is sent')]);
  expect(inbox.arrived).toHaveLength(1);
});

test('two people who send at once send it once', async () => {
  await readers(2);
  const issue = await draft();
  const replies = await Promise.all([start(issue), start(issue)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  await Promise.all([sendIssues(parts), sendIssues(parts)]);
  await sendOn();
  expect(recipients()).toHaveLength(2);
});

test('nothing is sent that has no subject, no text or no readers', async () => {
  expect(codeOf(await start(await draft()))).toEqual([409, expect.stringContaining('No reader of these languages')]);
  await readers(1);
  expect(codeOf(await start(await draft({ subject: ' ' })))).toEqual([400, expect.stringContaining('no subject')]);
  expect(codeOf(await start(await draft({ text: '' })))).toEqual([400, expect.stringContaining('no text')]);
  expect(codeOf(await start(await draft({ locales: ['ja'] })))).toEqual([409, expect.stringContaining('No reader')]);
});

test('at most 400 wait in the queue; a pause holds the others, and going on sends each once', async () => {
  await readers(1000);
  const issue = await draft();
  await start(issue);
  await sendIssues(parts);
  expect(await read(issue)).toMatchObject({ readers: 1000, waiting: 400, sent: 0 });
  const paused = issueIn(await call('DELETE', at(issue, 'sending/')));
  await sendOn();
  expect(await read(issue)).toMatchObject({ state: 'paused', waiting: 0, sent: 400 });
  expect((await start(issue, paused.version)).statusCode).toBe(201);
  await sendOn();
  expect(await read(issue)).toMatchObject({ state: 'sent', sent: 1000 });
  expect([recipients().length, new Set(recipients()).size]).toEqual([1000, 1000]);
});

test('a stop takes back what waits, for good', async () => {
  await readers(1000);
  const issue = await draft();
  await start(issue);
  await sendIssues(parts);
  expect(issueIn(await call('POST', at(issue, 'stop/')))).toMatchObject({ state: 'stopped', sent: 0, waiting: 0 });
  await sendOn();
  expect(inbox.arrived).toEqual([]);
});

test('mail that no server takes is counted as given up, and the issue has ended', async () => {
  await readers(3);
  inbox.answer((to) => (to.startsWith('en-us-1') ? { at: 'recipient', says: 550 } : undefined));
  const issue = await draft();
  await start(issue);
  await sendOn();
  expect(await read(issue)).toMatchObject({ state: 'sent', sent: 2, dead: 1 });
});

test('mail that is put off holds up neither the other readers of its issue nor another issue', async () => {
  await readers(500);
  inbox.answer((to) => (Number(/-(\d+)@/.exec(to)?.[1]) < 250 ? { at: 'recipient', says: 451 } : undefined));
  const first = await draft({ subject: 'First' });
  await start(first);
  await sendOn();
  expect(await read(first)).toMatchObject({ state: 'sending', sent: 250, waiting: 250 });
  await site.database.query.deleteFrom('newsletter_addresses').where('email', '<>', 'en-us-499@example.org').execute();
  const second = await draft({ subject: 'Second' });
  await start(second);
  await sendOn();
  expect(await read(second)).toMatchObject({ state: 'sent', sent: 1 });
  expect(await read(first)).toMatchObject({ state: 'sending' });
});

test('who leaves the list while it is sent gets nothing that waits', async () => {
  await readers(2);
  const issue = await draft();
  await start(issue);
  await sendIssues(parts);
  const { id } = await site.database.query
    .selectFrom('newsletter_addresses')
    .select('id')
    .where('email', '=', 'en-us-0@example.org')
    .executeTakeFirstOrThrow();
  const left = await server.inject({
    method: 'POST',
    url: `/api/v1/newsletter/${id}/unsubscribe/`,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(left.statusCode).toBe(200);
  await sendOn();
  expect(recipients()).toEqual(['en-us-1@example.org']);
});

test('an issue that was being sent when a backup was written is stopped when it is restored', async () => {
  await readers(1);
  const issue = await draft();
  await start(issue);
  await site.database.transaction((query) => stopRestoredIssues(query, site.clock.now));
  await sendOn();
  expect(inbox.arrived).toEqual([]);
  expect(await read(issue)).toMatchObject({ state: 'stopped' });
});

test('a test goes to its writer alone, and the issue stays a draft', async () => {
  await readers(2);
  const issue = await draft();
  const reply = await call('POST', at(issue, 'test/'));
  expect([reply.statusCode, reply.json()]).toEqual([201, { to: 'editor@example.org' }]);
  await sendOn();
  expect(recipients()).toEqual(['editor@example.org']);
  expect(await read(issue)).toMatchObject({ state: 'draft', version: issue.version });
  expect((await call('POST', at(await draft({ text: '' }), 'test/'))).statusCode).toBe(400);
});

test('a preview is the mail, in a page that runs nothing and loads nothing', async () => {
  const issue = await draft({ text: 'Hi <script>alert(1)</script> **you**' });
  const { body, headers } = await call('GET', at(issue, 'preview/'));
  expect(body).toContain('<strong>you</strong>');
  expect(body).toContain('&lt;script&gt;');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-hashes' 'sha256-.*; sandbox;/);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  const plain = await call('GET', at(issue, 'preview/?form=text'));
  expect([plain.headers['content-type'], plain.body]).toEqual(['text/plain; charset=utf-8', expect.stringContaining('Hi <script>')]);
});

test('without a mail server nothing is sent or shown as mail, and this is said', async () => {
  const issue = await draft();
  for (const reply of [
    await staff.post(at(issue, 'sending/'), { version: 1 }),
    await staff.post(at(issue, 'test/')),
    await staff.get(at(issue, 'preview/')),
  ])
    expect(codeOf(reply)).toEqual([501, expect.stringContaining('Mail cannot be sent')]);
});

test('what is no issue is none, and who is not staff sees none', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', '%00']) expect((await call('GET', `${root}${id}/`)).statusCode).toBe(404);
  const reader = await site.signedIn('reader');
  expect((await call('GET', root, undefined, reader)).statusCode).toBe(403);
  expect((await call('POST', root, written, reader)).statusCode).toBe(403);
});

describe('the way off the list', () => {
  const url = async () => {
    const { id } = await site.database.query.selectFrom('newsletter_addresses').select('id').executeTakeFirstOrThrow();
    return `/api/v1/newsletter/${id}/unsubscribe/?ui_locales=fr`;
  };
  const oneClick = (address: string, payload = 'List-Unsubscribe=One-Click') =>
    server.inject({ method: 'POST', url: address, headers: { host, 'content-type': 'application/x-www-form-urlencoded' }, payload });
  const kept = () => site.database.query.selectFrom('newsletter_addresses').select('email').execute();

  test('opened in a browser it asks, in the language of the reader, and changes nothing', async () => {
    await readers(1);
    const { statusCode, body } = await server.inject({ url: await url(), headers: { host, accept: 'text/html' } });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<html lang="fr"')]);
    expect(body).toContain('value="unsubscribe"');
    expect(await kept()).toHaveLength(1);
  });

  test('pressed in a mail program, which has no page and no session, it takes off at once; a second time it says that it is done', async () => {
    await readers(1);
    const address = await url();
    expect((await oneClick(address, 'something=else')).statusCode).toBe(400);
    expect(await kept()).toHaveLength(1);
    expect((await oneClick(address)).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await oneClick(address)).statusCode).toBe(404);
    const again = await server.inject({ url: address, headers: { host, accept: 'text/html' } });
    expect([again.statusCode, again.body]).toEqual([404, expect.stringContaining('Ce lien n’est plus valable')]);
  });

  test('it takes the setting of the account along, and an account that changes its address keeps the newsletter', async () => {
    const reader = await site.signedIn('moving');
    await reader.post('/api/v1/plus/newsletter/');
    await site.parts.database.transaction(async (query) => {
      const { accountFor } = await import('./stores/accounts.ts');
      await accountFor(query, { issuer: 'https://id.example.org', subject: 'moving', email: 'Moved@example.org' });
    });
    expect(await kept()).toEqual([{ email: 'moved@example.org' }]);
    expect((await reader.get('/api/v1/plus/newsletter/')).json()).toEqual({ subscribed: true });
    await oneClick(await url());
    expect((await reader.get('/api/v1/plus/newsletter/')).json()).toEqual({ subscribed: false });
  });
});
