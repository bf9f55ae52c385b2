import type { Chat, ChatSummary } from '@webdocs/contracts/api/ai-help';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import { removeExpired } from './clear-expired.ts';
import { deletionHash } from '@webdocs/database/note-deletion';
import { ask } from '../fixtures/ask.ts';
import { gate, passages, read, scriptedAnswers, writing } from '../fixtures/scripted-answers.ts';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

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
});

const root = '/api/v1/plus/ai/help/history';
const newUser = () => site.signedIn(`keeps-${++users}`, 'mdn_plus_5m');
const listOf = async (user: Caller) => (await user.get(`${root}/list`)).json<ChatSummary[]>();
const chatOf = async (user: Caller, id: string | undefined) => (await user.get(`${root}/${id}`)).json<Chat>();
const later = (minutes: number) => (site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000));
const rowsOf = async (question: string) =>
  site.database.query.selectFrom('ai_help_messages').selectAll().where('question', '=', question).execute();

describe('a conversation', () => {
  test('is kept with what was asked and answered, under the words of its first question', async () => {
    const user = await newUser();
    const { metadata: first } = await ask(user, 'What is\n  tea made of?');
    later(1);
    const { metadata: second } = await ask(user, 'And coffee?', { chat_id: first?.chat_id, parent_id: first?.message_id });
    expect(await listOf(user)).toEqual([{ chat_id: first?.chat_id, label: 'What is tea made of?', last: '2026-11-21T12:01:00.000Z' }]);
    const { messages } = await chatOf(user, first?.chat_id);
    expect(messages).toEqual([
      {
        metadata: {
          chat_id: first?.chat_id,
          message_id: first?.message_id,
          parent_id: null,
          created_at: '2026-11-21T12:00:00.000Z',
          state: 'complete',
          sources: passages.sources,
        },
        user: { role: 'user', content: 'What is\n  tea made of?' },
        assistant: { role: 'assistant', content: 'text of passages' },
        answer: passages,
      },
      expect.objectContaining({ metadata: expect.objectContaining({ message_id: second?.message_id, parent_id: first?.message_id }) }),
    ]);
  });

  test('has two forms of a question beside each other when one is edited, also while the first is still answered', async () => {
    const user = await newUser();
    const { metadata: first } = await ask(user, 'What is tea?');
    const place = { chat_id: first?.chat_id, parent_id: first?.message_id };
    later(1);
    const slow = gate();
    answers.script = () => writing(['Of '], slow.pass);
    const asked = ask(user, 'Made of what?', place);
    await slow.isReached;
    answers.script = () => read(passages);
    later(1);
    await ask(user, 'Of what is it made?', place);
    slow.open();
    await asked;
    const { messages } = await chatOf(user, first?.chat_id);
    expect(messages.slice(1).map(({ metadata: { parent_id, state } }) => [parent_id, state])).toEqual([
      [first?.message_id, 'complete'],
      [first?.message_id, 'complete'],
    ]);
  });

  test('has a question once that was asked again after nothing of its answer came, also where that is noticed later', async () => {
    const user = await newUser();
    const fails = () => {
      throw new Error('away');
    };
    answers.script = async function* () {
      yield { type: 'found', kind: 'model', sources: [] };
      fails();
    };
    await ask(user, 'What is mate?');
    await ask(user, 'What is maté?');
    const slow = gate();
    answers.script = async function* () {
      yield { type: 'found', kind: 'model', sources: [] };
      await slow.pass();
      fails();
    };
    const lost = ask(user, 'What is mate?');
    await slow.isReached;
    // One that may still be answered is not dropped.
    expect((await rowsOf('What is mate?')).map(({ state }) => state)).toEqual(['pending']);
    answers.script = () => read(passages);
    later(1);
    const { metadata } = await ask(user, 'What is mate?');
    slow.open();
    await lost;
    expect((await rowsOf('What is mate?')).map(({ id }) => id)).toEqual([metadata?.message_id]);
    expect((await listOf(user)).map(({ label }) => label)).toEqual(['What is mate?', 'What is maté?']);
  });

  test('keeps a question that was asked before with another outcome, elsewhere, by another user or long ago', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const failing = async function* () {
      yield* writing(['Of ']);
    };
    const { metadata: first } = await ask(user, 'What is sencha?');
    answers.script = async function* () {
      for await (const event of failing()) {
        if (event.type === 'finished') throw new Error('away');
        yield event;
      }
    };
    await ask(user, 'What is sencha?');
    answers.script = async function* () {
      yield { type: 'found', kind: 'model', sources: [] };
      throw new Error('away');
    };
    await ask(user, 'What is sencha?', { chat_id: first?.chat_id, parent_id: first?.message_id });
    await ask(other, 'What is sencha?');
    expect(await rowsOf('What is sencha?')).toHaveLength(4);
    later(11);
    await ask(other, 'What is sencha?');
    answers.script = () => read(passages);
    await ask(user, 'What is sencha?');
    expect(await rowsOf('What is sencha?')).toHaveLength(6);
  });

  test('is still there when its only question failed and is asked in it again', async () => {
    const user = await newUser();
    answers.script = async function* () {
      yield { type: 'found', kind: 'model', sources: [] };
      throw new Error('away');
    };
    const { metadata } = await ask(user, 'What is chai?');
    answers.script = () => read(passages);
    const { metadata: again } = await ask(user, 'What is chai?', { chat_id: metadata?.chat_id });
    expect((await chatOf(user, metadata?.chat_id)).messages.map((one) => one.metadata.message_id)).toEqual([again?.message_id]);
  });

  test('takes questions of two tabs at once', async () => {
    const user = await newUser();
    const { metadata } = await ask(user, 'What is tea?');
    const place = { chat_id: metadata?.chat_id, parent_id: metadata?.message_id };
    const replies = await Promise.all(['one', 'two', 'three', 'four'].map((tab) => ask(user, `Tab ${tab}?`, place)));
    for (const { answer } of replies) expect(answer).toBeDefined();
    expect((await chatOf(user, metadata?.chat_id)).messages).toHaveLength(5);
  });

  test('of another reader, or one that is gone, takes no question', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { metadata } = await ask(other, 'What is tea?');
    const unknown = '0b8f9d6e-3c1a-4f5b-8a7d-2e6c4b9f1a03';
    for (const place of [
      { chat_id: metadata?.chat_id },
      { chat_id: unknown },
      { parent_id: metadata?.message_id },
      { chat_id: (await ask(user, 'Mine')).metadata?.chat_id, parent_id: metadata?.message_id },
    ])
      expect((await ask(user, 'Mine?', place)).reply.json()).toMatchObject({ code: 404, failure: 'AI_HELP_CHAT_UNKNOWN' });
    expect(await rowsOf('Mine?')).toEqual([]);
    for (const url of [`${root}/${metadata?.chat_id}`, `${root}/${unknown}`, `${root}/none`])
      expect((await user.get(url)).statusCode).toBe(404);
  });

  test('of two hundred questions is full', async () => {
    const user = await newUser();
    const { metadata } = await ask(user, 'What is tea?');
    const row = { chat_id: metadata?.chat_id ?? '', question: 'q', state: 'complete' as const, ...nothing };
    await site.database.query
      .insertInto('ai_help_messages')
      .values(Array.from({ length: aiHelpLimits.questions - 1 }, () => ({ ...row, id: crypto.randomUUID() })))
      .execute();
    expect((await ask(user, 'One more?', { chat_id: metadata?.chat_id })).reply.json()).toMatchObject({ failure: 'AI_HELP_CHAT_FULL' });
  });

  test('has another name when its owner gives it one, and keeps that', async () => {
    const user = await newUser();
    const { metadata } = await ask(user, 'What is tea?');
    const name = async () => (await user.post(`${root}/summary/${metadata?.message_id}`)).json();
    expect(await name()).toEqual({ title: 'What is tea?' });
    expect((await user.post(`${root}/${metadata?.chat_id}`, { label: ' Hot drinks ' })).json()).toMatchObject({ label: 'Hot drinks' });
    expect(await name()).toEqual({ title: 'Hot drinks' });
    expect((await user.post(`${root}/${metadata?.chat_id}`, { label: '' })).statusCode).toBe(400);
    expect((await (await newUser()).post(`${root}/${metadata?.chat_id}`, { label: 'Mine' })).statusCode).toBe(404);
  });

  test('that was deleted can be restored for ten minutes, and is gone after that', async () => {
    const user = await newUser();
    const { metadata } = await ask(user, 'What is tea?');
    const at = `${root}/${metadata?.chat_id}`;
    expect((await user.delete(at)).statusCode).toBe(204);
    expect(await listOf(user)).toEqual([]);
    expect((await user.get(at)).statusCode).toBe(404);
    expect((await ask(user, 'And?', { chat_id: metadata?.chat_id })).status).toBe(404);
    later(9);
    await removeExpired(site.parts);
    expect((await user.post(`${at}/restore`)).json()).toMatchObject({ label: 'What is tea?' });
    expect(await listOf(user)).toHaveLength(1);
    await user.delete(at);
    later(10);
    expect((await user.post(`${at}/restore`)).statusCode).toBe(404);
    await removeExpired(site.parts);
    expect(await rowsOf('What is tea?').then((rows) => rows.filter(({ chat_id: id }) => id === metadata?.chat_id))).toEqual([]);
    expect(await isNoted(metadata?.chat_id)).toBe(true);
  });

  test('in which nothing was asked for half a year is deleted', async () => {
    // A session does not last so long.
    const again = () => site.signedIn('asks-seldom', 'mdn_plus_5m');
    const { metadata } = await ask(await again(), 'Old?');
    later(60 * 24 * 100);
    const user = await again();
    await ask(user, 'Newer?');
    await ask(user, 'Old again?', { chat_id: metadata?.chat_id });
    later(60 * 24 * 182);
    await removeExpired(site.parts);
    expect(await listOf(await again())).toHaveLength(2);
    later(1);
    await removeExpired(site.parts);
    expect(await listOf(await again())).toEqual([]);
  });

  test('that is one too many takes the place of the oldest', async () => {
    const user = await newUser();
    const { username } = (await user.get('/api/v1/whoami')).json();
    const times = (index: number) => ({ created_at: new Date(index * 1000), updated_at: new Date(index * 1000), deleted_at: null });
    await site.database.query
      .insertInto('ai_help_chats')
      .values(
        Array.from({ length: 500 }, (_, index) => ({ id: crypto.randomUUID(), account_id: username, label: `${index}`, ...times(index) })),
      )
      .execute();
    await ask(user, 'What is tea?');
    const labels = (await listOf(user)).map(({ label }) => label);
    expect(labels).toHaveLength(500);
    expect([labels[0], labels.at(-1)]).toEqual(['What is tea?', '1']);
  });

  test('is kept though its text has what a database refuses', async () => {
    const user = await newUser();
    answers.script = () => read({ ...passages, follow_ups: ['half \ud83d of a face, and a \0'] });
    const { metadata, answer } = await ask(user, 'What is tea?');
    expect(answer).toBeDefined();
    expect((await chatOf(user, metadata?.chat_id)).messages[0]?.answer).toMatchObject({ follow_ups: ['half  of a face, and a '] });
  });
});

describe('all conversations', () => {
  test('are given as a file', async () => {
    const user = await newUser();
    await ask(user, 'One?');
    later(1);
    await ask(user, 'Two?');
    const reply = await user.get(`${root}/export`);
    expect(reply.headers).toMatchObject({ 'content-disposition': 'attachment; filename="ai-help.json"' });
    expect(reply.json().chats.map(({ label }: Chat) => label)).toEqual(['Two?', 'One?']);
    expect(reply.json().chats[0]).toEqual(await chatOf(user, reply.json().chats[0].chat_id));
    expect((await (await newUser()).get(`${root}/export`)).json()).toEqual({ chats: [] });
  });

  test('are deleted for good at once, those of others stay', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { metadata } = await ask(user, 'One?');
    await ask(other, 'Mine?');
    expect((await user.delete(`${root}/list`)).statusCode).toBe(201);
    expect(await listOf(user)).toEqual([]);
    expect((await user.post(`${root}/${metadata?.chat_id}/restore`)).statusCode).toBe(404);
    expect(await isNoted(metadata?.chat_id)).toBe(true);
    expect(await listOf(other)).toHaveLength(1);
  });

  test('go with the account, and so do its counts', async () => {
    const user = await site.signedIn(`leaves-${++users}`);
    await ask(user, 'My secret?');
    const { username } = (await user.get('/api/v1/whoami')).json();
    expect((await user.delete('/api/v1/plus/account/')).statusCode).toBe(200);
    expect(await rowsOf('My secret?')).toEqual([]);
    for (const table of ['ai_help_chats', 'ai_help_asked'] as const)
      expect(await site.database.query.selectFrom(table).select('id').where('account_id', '=', username).execute()).toEqual([]);
  });

  test('of an account that is deleted while it is answered leave nothing', async () => {
    const user = await newUser();
    const slow = gate();
    answers.script = () => writing(['Of '], slow.pass);
    const asked = ask(user, 'My last words?');
    await slow.isReached;
    await user.delete('/api/v1/plus/account/');
    slow.open();
    await asked;
    expect(await rowsOf('My last words?')).toEqual([]);
  });
});

describe('a history that is switched off', () => {
  const off = (user: Caller) => user.post('/api/v1/plus/settings/', { ai_help_history: false });

  test('keeps nothing, and answers all the same', async () => {
    const user = await newUser();
    await off(user);
    const place = { chat_id: '0b8f9d6e-3c1a-4f5b-8a7d-2e6c4b9f1a03', parent_id: '1b8f9d6e-3c1a-4f5b-8a7d-2e6c4b9f1a03' };
    const { metadata, answer } = await ask(user, 'Between us?', place);
    expect(answer).toBeDefined();
    expect(metadata).toMatchObject(place);
    expect((await ask(user, 'Between us?')).metadata).toMatchObject({ chat_id: expect.any(String), message_id: expect.any(String) });
    expect(await rowsOf('Between us?')).toEqual([]);
  });

  test('shows and changes nothing; what was kept before can be given and deleted', async () => {
    const user = await newUser();
    const { metadata } = await ask(user, 'One?');
    await off(user);
    const at = `${root}/${metadata?.chat_id}`;
    for (const reply of [
      await user.get(`${root}/list`),
      await user.get(at),
      await user.post(at, { label: 'Two' }),
      await user.delete(at),
      await user.post(`${at}/restore`),
      await user.post(`${root}/summary/${metadata?.message_id}`),
    ])
      expect(reply.json()).toMatchObject({ code: 501, failure: 'AI_HELP_HISTORY_OFF' });
    expect((await user.get(`${root}/export`)).json().chats).toHaveLength(1);
    expect((await user.delete(`${root}/list`)).statusCode).toBe(201);
    await user.post('/api/v1/plus/settings/', { ai_help_history: true });
    expect(await listOf(user)).toEqual([]);
  });

  test('in the middle of an answer keeps nothing of it, and what was kept before', async () => {
    const user = await newUser();
    const { metadata } = await ask(user, 'Before?');
    const slow = gate(2);
    answers.script = () => writing(['Of '], slow.pass);
    const [inChat, alone] = [ask(user, 'In the middle?', { chat_id: metadata?.chat_id }), ask(user, 'In the middle?')];
    await slow.isReached;
    await off(user);
    slow.open();
    for (const { answer } of await Promise.all([inChat, alone])) expect(answer).toBeDefined();
    expect(await rowsOf('In the middle?')).toEqual([]);
    await user.post('/api/v1/plus/settings/', { ai_help_history: true });
    expect((await listOf(user)).map(({ label }) => label)).toEqual(['Before?']);
  });

  test('counts as on until its owner has chosen', async () => {
    const user = await newUser();
    expect((await user.get('/api/v1/whoami')).json().settings).toMatchObject({ ai_help_history: null, ai_help_share_unanswered: false });
    await ask(user, 'One?');
    expect(await listOf(user)).toHaveLength(1);
  });
});

const nothing = { parent_id: null, text: null, answer: null, alive_at: new Date(0), created_at: new Date(0) };

async function isNoted(id = ''): Promise<boolean> {
  const hash = deletionHash('ai_help_chats', id);
  return (await site.database.query.selectFrom('deletions').select('table').where('id_hash', '=', hash).executeTakeFirst()) !== undefined;
}
