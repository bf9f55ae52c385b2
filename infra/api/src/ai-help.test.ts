import { askAiHelp, aiHelpLimits, readAiHelpQuota } from '@webdocs/contracts/api/ai-help';
import { ask } from '../fixtures/ask.ts';
import { passages, read, refusal, scriptedAnswers, writing, written } from '../fixtures/scripted-answers.ts';
import { headersOf, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { Failure } from '@webdocs/contracts/failures/failure';

jest.setTimeout(60_000);

const answers = scriptedAnswers();
let site: SiteWithAccounts;
let users = 0;
beforeAll(async () => {
  site = await siteWithAccounts(undefined, { answers });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = new Date('2026-11-21T12:00:00Z');
  answers.script = () => read(passages);
  answers.asked.length = 0;
});

const newUser = (plan = 'core') => site.signedIn(`asks-${++users}`, plan);
const quotaOf = async (user: Caller) => (await user.get(readAiHelpQuota.path)).json().quota;

describe('a question', () => {
  test('is answered as a stream that no cache keeps and no proxy holds up', async () => {
    const { reply, events } = await ask(await newUser(), 'What is tea made of?');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(events.map((event) => ('type' in event ? event.type : 'text'))).toEqual(['metadata', 'answer', 'text', 'text']);
  });

  test('brings where it comes from, the whole answer, its text and the end', async () => {
    const { metadata, answer, text, events } = await ask(await newUser(), 'What is tea made of?');
    expect(metadata).toMatchObject({ kind: 'passages', sources: passages.sources, parent_id: null });
    expect(answer).toMatchObject({ message_id: metadata?.message_id, answer: passages });
    expect(text).toBe('text of passages');
    expect(events.at(-1)).toEqual({ id: metadata?.message_id, choices: [{ delta: {}, finish_reason: 'stop' }] });
  });

  test('to a model brings its text as it grows, and the verified answer after it', async () => {
    answers.script = () => writing(['Of ', 'leaves [1].']);
    const { events, text, answer } = await ask(await newUser(), 'What is tea made of?');
    expect(text).toBe('Of leaves [1].');
    expect(events.at(-1)).toBe(answer);
    expect(answer?.answer).toEqual(written);
  });

  test('goes on with what was said before it, in the language of its page', async () => {
    const messages = [
      { role: 'user' as const, content: 'What is tea?' },
      { role: 'assistant' as const, content: 'A drink.' },
      { role: 'user' as const, content: 'Of what?' },
    ];
    const user = await newUser();
    await user.call({
      method: 'POST',
      url: askAiHelp.path,
      payload: { messages },
      headers: { referer: 'http://localhost:3000/fr/plus/ai-help' },
    });
    await ask(user, '', { messages, locale: 'ja' });
    expect(answers.asked[0]).toMatchObject({ text: 'Of what?', earlier: [{ question: 'What is tea?', answer: 'A drink.' }], locale: 'fr' });
    expect(answers.asked[1]).toMatchObject({ locale: 'ja' });
  });

  test('of 25,000 characters is answered, one more is refused', async () => {
    const user = await newUser('mdn_plus_5m');
    const longest = '語'.repeat(aiHelpLimits.question);
    const { metadata } = await ask(user, longest);
    expect(answers.asked[0]?.text).toBe(longest);
    const { messages } = (await user.get(`/api/v1/plus/ai/help/history/${metadata?.chat_id}`)).json();
    expect(messages[0].user.content).toBe(longest);
    expect((await ask(user, `${longest}語`)).status).toBe(400);
    expect(answers.asked).toHaveLength(1);
  });

  test.each(['en-US', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'] as const)('may be asked in %s', async (locale) => {
    expect((await ask(await newUser(), 'テキスト текст', { locale })).answer).toBeDefined();
    expect(answers.asked[0]).toMatchObject({ locale });
  });

  test('that has no words is refused', async () => {
    for (const content of ['', '  ', 'a\0b']) expect((await ask(await newUser(), content)).status).toBe(400);
  });

  test('is for those who are signed in', async () => {
    const payload = { messages: [{ role: 'user', content: 'Tea?' }] };
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    expect((await site.server.inject({ method: 'POST', url: askAiHelp.path, payload, headers })).statusCode).toBe(401);
  });

  test('may be asked at the other address, too', async () => {
    const user = await newUser();
    const reply = await user.post('/api/v1/plus/ai/ask', { messages: [{ role: 'user', content: 'Tea?' }] });
    expect(reply.body).toContain('text of passages');
  });
});

describe('of the questions of a day', () => {
  test('five are answered, the sixth is told when there are more', async () => {
    const user = await newUser();
    for (let count = 1; count <= 5; count++) {
      const { metadata } = await ask(user, `Tea ${count}?`);
      expect(metadata?.quota).toEqual({ count, remaining: 5 - count, limit: 5, resets_at: '2026-11-22T00:00:00.000Z' });
    }
    const { status, reply } = await ask(user, 'Tea 6?');
    expect(status).toBe(402);
    expect(reply.json()).toMatchObject({ failure: 'AI_HELP_QUOTA_SPENT', values: { limit: 5 } });
    site.clock.now = new Date('2026-11-22T00:00:00Z');
    expect(await quotaOf(user)).toMatchObject({ count: 0, remaining: 5 });
    expect((await ask(user, 'Tea 7?')).status).toBe(200);
  });

  test('subscribers have as many as they like', async () => {
    const user = await newUser('mdn_plus_5m');
    for (let count = 1; count <= 6; count++) expect((await ask(user, `Tea ${count}?`)).metadata?.quota).toBeNull();
    expect(await quotaOf(user)).toBeNull();
  });

  test('none is lost to a refusal', async () => {
    const user = await newUser();
    answers.script = () => read(refusal());
    const { metadata, answer } = await ask(user, 'How fast is a swallow?');
    for (const event of [metadata, answer]) expect(event?.quota).toMatchObject({ count: 0, remaining: 5 });
    expect(await quotaOf(user)).toMatchObject({ remaining: 5 });
  });

  test('none is lost to a model that declines', async () => {
    const user = await newUser();
    answers.script = async function* () {
      yield { type: 'found', kind: 'model', sources: [] };
      yield* (async function* () {
        for await (const event of read(refusal('declined-by-model'))) if (event.type !== 'found') yield event;
      })();
    };
    const { metadata, answer } = await ask(user, 'How do I rob a bank?');
    expect(metadata?.quota).toMatchObject({ remaining: 4 });
    expect(answer?.quota).toMatchObject({ remaining: 5 });
  });

  test('none is lost to an answer that breaks off', async () => {
    const user = await newUser();
    answers.script = async function* () {
      yield { type: 'found', kind: 'model', sources: [] };
      yield { type: 'text', text: 'Of le' };
      throw new Failure('AI_HELP_STREAM_CUT', { cause: 'the connection was lost' });
    };
    const { failure, text } = await ask(user, 'What is tea made of?');
    expect(text).toBe('Of le');
    expect(failure).toMatchObject({ failure: { code: 502, failure: 'AI_HELP_STREAM_CUT' }, quota: { remaining: 5 } });
    expect(await quotaOf(user)).toMatchObject({ remaining: 5 });
  });

  test('none is lost to an answer that ends before it is whole, or that fails in an unknown way', async () => {
    const user = await newUser();
    answers.script = async function* () {
      yield { type: 'found', kind: 'passages', sources: [] };
    };
    expect((await ask(user, 'Tea?')).failure).toMatchObject({ failure: { failure: 'AI_HELP_STREAM_CUT' } });
    answers.script = async function* () {
      yield { type: 'found', kind: 'passages', sources: [] };
      throw new TypeError('oops');
    };
    expect((await ask(user, 'Tea?')).failure).toMatchObject({ failure: { code: 500, failure: 'AI_HELP_FAILED' } });
    answers.script = async function* () {
      throw new TypeError('oops');
    };
    expect((await ask(user, 'Tea?')).status).toBe(500);
    expect(await quotaOf(user)).toMatchObject({ remaining: 5 });
  });

  test('one that was held back counts, and is not kept', async () => {
    const user = await newUser();
    answers.script = async function* () {
      throw new Failure('AI_HELP_QUESTION_FLAGGED');
    };
    const { status, reply } = await ask(user, 'Something nasty');
    expect([status, reply.json().failure]).toEqual([400, 'AI_HELP_QUESTION_FLAGGED']);
    expect(await quotaOf(user)).toMatchObject({ remaining: 4 });
    expect((await user.get('/api/v1/plus/ai/help/history/list')).json()).toEqual([]);
  });

  test('one that is too long for the model is as if it had not been asked', async () => {
    const user = await newUser();
    answers.script = async function* () {
      throw new Failure('AI_HELP_TOO_MUCH', { limit: 12_000 });
    };
    expect((await ask(user, 'Tea?')).reply.json()).toMatchObject({ code: 400, failure: 'AI_HELP_TOO_MUCH', values: { limit: 12_000 } });
    expect(await quotaOf(user)).toMatchObject({ remaining: 5 });
    expect((await user.get('/api/v1/plus/ai/help/history/list')).json()).toEqual([]);
  });
});

test('what answers is told to everyone before anything is asked', async () => {
  const about = async () => (await site.server.inject('/api/v1/plus/ai/help/about')).json();
  expect(await about()).toEqual({ model: null, per_day: 5 });
  answers.model = { name: 'scribe', host: 'localhost:11434', is_local: true };
  expect(await about()).toEqual({ model: answers.model, per_day: 5 });
  answers.model = null;
});

test('a site without answers says so', async () => {
  const user = await newUser();
  const server = await site.another({}, { answers: undefined });
  const { secret } = user;
  const of = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await server.inject({ method, url, payload, headers: headersOf(secret) })).json();
  const messages = [{ role: 'user', content: 'Tea?' }];
  for (const reply of [
    await of('POST', askAiHelp.path, { messages }),
    await of('GET', readAiHelpQuota.path),
    await of('GET', '/api/v1/plus/ai/help/about'),
  ])
    expect(reply).toMatchObject({ code: 501, failure: 'AI_HELP_OFF' });
});
