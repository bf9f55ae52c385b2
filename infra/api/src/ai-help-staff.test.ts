import { keepRating } from './stores/answer-ratings.ts';
import type { AnswerReport, ContentGap } from '@webdocs/contracts/api/ai-help';
import type { RefusalReason } from '@webdocs/contracts/answers/answer';
import { removeExpired } from './clear-expired.ts';
import { ask } from '../fixtures/ask.ts';
import { passages, read, refusal, scriptedAnswers } from '../fixtures/scripted-answers.ts';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const answers = scriptedAnswers();
const day = 24 * 60 * 60 * 1000;
let site: SiteWithAccounts;
let users = 0;
beforeAll(async () => {
  site = await siteWithAccounts(undefined, { answers });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = new Date('2026-11-21T12:00:00Z');
  answers.script = () => read(refusal());
  for (const table of ['content_gaps', 'answer_ratings'] as const) await site.database.query.deleteFrom(table).execute();
});

const newUser = () => site.signedIn(`wonders-${++users}`, 'mdn_plus_5m');
async function sharing(): Promise<Caller> {
  const user = await newUser();
  await user.post('/api/v1/plus/settings/', { ai_help_share_unanswered: true });
  return user;
}
async function staff(): Promise<Caller> {
  const name = `staff-${++users}`;
  const user = await site.signedIn(name);
  await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', name).execute();
  return user;
}
const gaps = async (query = '') =>
  (await (await staff()).get(`/api/v1/staff/content-gaps/${query}`)).json<{ gaps: ContentGap[]; total: number }>();
const reports = async () =>
  (await (await staff()).get('/api/v1/staff/answer-reports/')).json<{
    helpful: number;
    not_helpful: number;
    reports: AnswerReport[];
    total: number;
  }>();

describe('questions without an answer', () => {
  test('are counted together where their readers share them and ask the same', async () => {
    const [one, other] = [await sharing(), await sharing()];
    await ask(one, 'How fast is a swallow?', { locale: 'en-US' });
    site.clock.now = new Date('2026-11-22T12:00:00Z');
    await ask(other, '  how fast  is a SWALLOW', { locale: 'en-US' });
    await ask(other, 'How fast is a swallow?', { locale: 'fr' });
    const { gaps: list, total } = await gaps();
    expect(total).toBe(2);
    expect(list).toEqual([
      {
        id: expect.any(String),
        locale: 'en-US',
        question: 'How fast is a swallow?',
        count: 2,
        first: '2026-11-21T12:00:00.000Z',
        last: '2026-11-22T12:00:00.000Z',
      },
      expect.objectContaining({ locale: 'fr', count: 1 }),
    ]);
  });

  test('are not told apart by a mark that means something', async () => {
    const user = await sharing();
    for (const question of ['What is :has?', 'What is has?', 'What is ::has?']) await ask(user, question);
    expect((await gaps()).total).toBe(3);
  });

  test('of readers who do not share them are only counted, and nothing of them is kept', async () => {
    for (const question of ['How fast is a swallow?', 'Where is the grail?']) await ask(await newUser(), question, { locale: 'en-US' });
    expect((await gaps()).gaps).toEqual([expect.objectContaining({ question: null, count: 2 })]);
    expect(await site.database.query.selectFrom('content_gaps').select(['question', 'question_hash']).execute()).toEqual([
      { question: null, question_hash: null },
    ]);
  });

  test.each([
    ['not-about-the-web', 1],
    ['not-in-the-documentation', 1],
    ['too-vague', 1],
    ['declined-by-model', 0],
  ] as ReadonlyArray<[RefusalReason, number]>)('for the reason %s are gaps %s time', async (reason, total) => {
    answers.script = () => read(refusal(reason));
    await ask(await sharing(), 'Why?');
    expect(await gaps()).toMatchObject({ total });
  });

  test('that were answered are none', async () => {
    answers.script = () => read(passages);
    await ask(await sharing(), 'What is tea?');
    expect(await gaps()).toEqual({ gaps: [], total: 0 });
  });

  test('leave the list when they are settled, for good and with their words', async () => {
    const user = await sharing();
    await ask(user, 'How fast is a swallow?');
    const [gap] = (await gaps()).gaps;
    const editor = await staff();
    expect((await editor.delete(`/api/v1/staff/content-gaps/${gap?.id}/`)).statusCode).toBe(200);
    await ask(user, 'How fast is a swallow?');
    expect(await gaps()).toEqual({ gaps: [], total: 0 });
    expect(await site.database.query.selectFrom('content_gaps').select('question').execute()).toEqual([{ question: null }]);
    expect(await auditOf(`content gap ${gap?.id}`)).toEqual(['settle content gap']);
    for (const id of [gap?.id, 'none', '%00']) expect((await editor.delete(`/api/v1/staff/content-gaps/${id}/`)).statusCode).toBe(200);
    expect(await auditOf(`content gap ${gap?.id}`)).toHaveLength(1);
  });

  test('that are only counted begin anew when they are settled', async () => {
    const user = await newUser();
    for (const question of ['One?', 'Two?']) await ask(user, question);
    const [gap] = (await gaps()).gaps;
    await (await staff()).delete(`/api/v1/staff/content-gaps/${gap?.id}/`);
    await ask(user, 'Three?');
    expect((await gaps()).gaps).toEqual([expect.objectContaining({ question: null, count: 1 })]);
  });

  test('come by the page, and staff who look are noted', async () => {
    const user = await sharing();
    for (let index = 0; index < 51; index++) await ask(user, `Question ${index}?`);
    expect((await gaps()).gaps).toHaveLength(50);
    expect((await gaps('?page=2')).gaps).toHaveLength(1);
    expect(site.told).toContainEqual(expect.objectContaining({ code: 'STAFF_LOOKED', subject: 'content gaps' }));
  });

  test('that were not asked for half a year are deleted', async () => {
    await ask(await sharing(), 'How fast is a swallow?');
    site.clock.now = new Date(site.clock.now.getTime() + 182 * day + 1);
    await removeExpired(site.parts);
    expect((await gaps()).total).toBe(0);
  });
});

describe('what readers say of answers', () => {
  const rate = async (user: Caller, more: object) =>
    user.post('/api/v1/plus/ai/help/feedback', { message_id: crypto.randomUUID(), ...more });
  const conversation = [{ question: 'What is tea?', answer: passages }];

  test('is counted; staff read what they sent along of those that did not help', async () => {
    const user = await newUser();
    expect((await rate(user, { is_helpful: true })).statusCode).toBe(201);
    await rate(user, { is_helpful: false });
    await rate(user, { is_helpful: false, comment: 'Not about tea', conversation });
    const report = { id: expect.any(String), is_helpful: false, comment: 'Not about tea', conversation, created_at: expect.any(String) };
    expect(await reports()).toEqual({ helpful: 1, not_helpful: 2, reports: [report], total: 1 });
  });

  test('once more of the same answer takes the place of what was said before', async () => {
    const user = await newUser();
    const message_id = crypto.randomUUID();
    await rate(user, { message_id, is_helpful: true });
    await rate(user, { message_id, is_helpful: false });
    await rate(user, { message_id, is_helpful: false, comment: 'Wrong' });
    expect(await reports()).toMatchObject({ helpful: 0, not_helpful: 1, reports: [{ comment: 'Wrong', conversation: [] }] });
  });

  test('is not lost by another press on the same thumb, and is taken back by the other one', async () => {
    const user = await newUser();
    const message_id = crypto.randomUUID();
    await rate(user, { message_id, is_helpful: false, comment: 'Not about tea', conversation });
    await rate(user, { message_id, is_helpful: false });
    await rate(user, { message_id, is_helpful: false, comment: '' });
    expect(await reports()).toMatchObject({ not_helpful: 1, reports: [{ comment: 'Not about tea', conversation }] });
    await rate(user, { message_id, is_helpful: false, comment: 'About coffee' });
    expect(await reports()).toMatchObject({ not_helpful: 1, reports: [{ comment: 'About coffee', conversation }] });
    await rate(user, { message_id, is_helpful: true });
    await rate(user, { message_id, is_helpful: false });
    expect(await reports()).toMatchObject({ helpful: 0, not_helpful: 1, reports: [], total: 0 });
  });

  test('of one that helped is counted without a word', async () => {
    await rate(await newUser(), { is_helpful: true, comment: 'Good', conversation });
    const rows = await site.database.query.selectFrom('answer_ratings').select(['comment', 'conversation']).execute();
    expect(rows).toEqual([{ comment: null, conversation: null }]);
  });

  test('of the answer to another user replaces nothing', async () => {
    const message_id = crypto.randomUUID();
    await rate(await newUser(), { message_id, is_helpful: true });
    await rate(await newUser(), { message_id, is_helpful: false });
    expect(await reports()).toMatchObject({ helpful: 1, not_helpful: 1 });
  });

  test('with made-up answers takes no more than a few rows', async () => {
    const user = await newUser();
    const { id: accountId } = await site.database.query
      .selectFrom('accounts')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await rate(user, { is_helpful: true })).statusCode).toBe(201);
    for (let index = 0; index < 300; index++) {
      const feedback = { message_id: crypto.randomUUID(), is_helpful: false };
      await keepRating(site.database.query, { accountId, feedback, now: site.clock.now });
    }
    const { helpful, not_helpful } = await reports();
    expect(helpful + not_helpful).toBeLessThanOrEqual(65);
  });

  test('of answers that the site has kept counts each of them', async () => {
    const user = await newUser();
    answers.script = () => read(passages);
    for (let index = 0; index < 5; index++) {
      const { metadata } = await ask(user, `Tea ${index}?`);
      await rate(user, { message_id: metadata?.message_id, is_helpful: true });
    }
    expect(await reports()).toMatchObject({ helpful: 5 });
  });

  test('of a conversation that is too long brings the newest of it', async () => {
    const long = Array.from({ length: 12 }, (_, index) => ({ question: `${index} ${'x'.repeat(20_000)}` }));
    await rate(await newUser(), { is_helpful: false, conversation: long });
    const [report] = (await reports()).reports;
    expect(report?.conversation.map(({ question }) => question.split(' ')[0])).toEqual(['8', '9', '10', '11']);
  });

  test('names no account, and soon no answer', async () => {
    const user = await newUser();
    await rate(user, { is_helpful: false, conversation });
    const row = () => site.database.query.selectFrom('answer_ratings').selectAll().executeTakeFirstOrThrow();
    const { username } = (await user.get('/api/v1/whoami')).json();
    expect(JSON.stringify(await row())).not.toContain(username);
    site.clock.now = new Date(site.clock.now.getTime() + day);
    await removeExpired(site.parts);
    expect((await row()).message_hash).toBeNull();
    site.clock.now = new Date(site.clock.now.getTime() + 182 * day);
    await removeExpired(site.parts);
    expect(await reports()).toMatchObject({ not_helpful: 0 });
  });

  test('is kept without what a database refuses', async () => {
    await rate(await newUser(), { is_helpful: false, conversation: [{ question: 'a\0b \ud83d' }] });
    expect(await reports()).toMatchObject({ reports: [{ conversation: [{ question: 'ab ' }] }] });
  });

  test('leaves the list when it is settled, and still counts', async () => {
    await rate(await newUser(), { is_helpful: false, comment: 'Wrong', conversation });
    const [report] = (await reports()).reports;
    await (await staff()).delete(`/api/v1/staff/answer-reports/${report?.id}/`);
    expect(await reports()).toEqual({ helpful: 0, not_helpful: 1, reports: [], total: 0 });
    expect(await auditOf(`answer report ${report?.id}`)).toEqual(['settle answer report']);
    expect(site.told).toContainEqual(expect.objectContaining({ code: 'STAFF_LOOKED', subject: 'answer reports' }));
  });
});

async function auditOf(subject: string): Promise<string[]> {
  const rows = await site.database.query.selectFrom('audit').select('event').where('subject', '=', subject).execute();
  return rows.map(({ event }) => event);
}
