import type { StreamEvent } from '@webdocs/contracts/answers/answer-stream';
import type { Chat } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import { en, quota, scriptedSite, settled, shown, start, verified, words } from '../../fixtures/scripted-site.ts';

test('an answer grows as it comes, and is complete once it is checked', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  expect(shown(site)).toMatchObject([{ question: 'How?', state: 'pending' }]);
  await site.push(start('model'));
  await site.push(words('Boil'));
  expect(shown(site)).toMatchObject([{ state: 'in-progress', text: 'Boil', kind: 'model', id: 'm1' }]);
  await site.push(words(' it.', true));
  expect(shown(site)).toMatchObject([{ state: 'in-progress', text: 'Boil it.' }]);
  await site.push(verified);
  await site.push(undefined);
  expect(shown(site)).toMatchObject([{ state: 'complete', answer: { model: 'kettle' } }]);
  expect(site.store.get()).toMatchObject({ quota: { remaining: 4 }, isAnswering: false, conversation: { chatId: 'c1' } });
});

test('what follows carries the conversation and what it follows; an edited question what the first one followed', async () => {
  const site = scriptedSite();
  void site.store.ask('One?', en);
  for (const event of [start(), words('1', true), undefined]) await site.push(event);
  void site.store.ask('Two?', en);
  for (const event of [start('facts', 'm2'), words('2', true), undefined]) await site.push(event);
  const [first] = shown(site);
  void site.store.ask('Two, really?', { ...en, parent: first?.key ?? null });
  await site.push(undefined);
  expect(site.asked.map(({ chat_id, parent_id, messages }) => [chat_id, parent_id, messages.length])).toEqual([
    [undefined, undefined, 1],
    ['c1', 'm1', 3],
    ['c1', 'm1', 3],
  ]);
});

test('a second question waits until the first is answered', async () => {
  const site = scriptedSite();
  void site.store.ask('One?', en);
  void site.store.ask('Two?', en);
  expect(site.asked).toHaveLength(1);
});

test('a question without an answer stays where it was asked, with its failure, and others can follow it', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(new Error('silence'));
  expect(shown(site)).toMatchObject([{ question: 'How?', state: 'failed', failure: new Error('silence') }]);
  void site.store.ask('What else?', en);
  for (const event of [start(), words('1', true), undefined]) await site.push(event);
  expect(shown(site).map(({ question, state }) => [question, state])).toEqual([
    ['How?', 'failed'],
    ['What else?', 'complete'],
  ]);
  expect(site.asked[1]?.messages).toEqual([{ role: 'user', content: 'What else?' }]);
});

test('a failed question that is asked again is replaced', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(new Error('silence'));
  void site.store.ask('How?', { ...en, parent: null, instead: shown(site)[0]?.key ?? '' });
  expect(site.store.get().conversation.exchanges).toHaveLength(1);
  for (const event of [start(), words('1', true), undefined]) await site.push(event);
  expect(shown(site)).toMatchObject([{ question: 'How?', state: 'complete' }]);
});

test('a failed question that others follow is kept as a version', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(new Error('silence'));
  const [first] = shown(site);
  void site.store.ask('What else?', en);
  for (const event of [start(), words('1', true), undefined]) await site.push(event);
  void site.store.ask('How?', { ...en, parent: null, instead: first?.key ?? '' });
  await site.push(new Error('silence'));
  expect(site.store.get().conversation.exchanges.map(({ question }) => question)).toEqual(['How?', 'What else?', 'How?']);
});

test('a failure event of the stream is the failure of its question', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(start('model'));
  const failure = { code: 503, message: 'busy', error: 'busy', failure: 'AI_HELP_BUSY' };
  await site.push({ type: 'failure', message_id: 'm1', failure, counted: false, quota });
  await site.push(undefined);
  expect(shown(site)[0]?.failure).toMatchObject({ values: { status: 503, failure: 'AI_HELP_BUSY' } });
});

test('the quota is read again after a question that failed or was stopped, at once and when the server has settled it', async () => {
  jest.useFakeTimers();
  try {
    const site = scriptedSite();
    void site.store.ask('How?', en);
    await site.push(new Error('silence'));
    expect(site.store.get().quota).toMatchObject({ remaining: 4 });
    await jest.advanceTimersByTimeAsync(2000);
    expect(site.store.get().quota).toMatchObject({ remaining: 3 });
    void site.store.ask('How?', en);
    for (const event of [start(), words('1', true), undefined]) await site.push(event);
    await jest.advanceTimersByTimeAsync(2000);
    expect(site.quotaReads()).toBe(2);
    void site.store.ask('And?', en);
    site.store.stop();
    await jest.advanceTimersByTimeAsync(2000);
    expect(site.quotaReads()).toBe(4);
  } finally {
    jest.useRealTimers();
  }
});

test('a quota that was asked for before a stream does not replace the one of the stream', async () => {
  const site = scriptedSite();
  site.hold();
  void site.store.ask('How?', en);
  const reading = site.store.readQuota();
  await site.push({ ...start(), quota: { ...quota, remaining: 1 } } as StreamEvent);
  site.release();
  await reading;
  expect(site.store.get().quota).toMatchObject({ remaining: 1 });
});

test('a question after one that was stopped before its id arrived has the parent before that', async () => {
  const site = scriptedSite();
  void site.store.ask('One?', en);
  for (const event of [start(), words('1', true), undefined]) await site.push(event);
  void site.store.ask('Two?', en);
  site.store.stop();
  await settled();
  void site.store.ask('Three?', en);
  for (const event of [start('facts', 'm3'), words('3', true), undefined]) await site.push(event);
  expect(site.asked[2]).toMatchObject({ chat_id: 'c1', parent_id: 'm1' });
  expect(shown(site).map(({ question, state }) => [question, state])).toEqual([
    ['One?', 'complete'],
    ['Two?', 'stopped'],
    ['Three?', 'complete'],
  ]);
});

describe('a history that is switched on in the middle of a conversation', () => {
  const answered = async (site: ReturnType<typeof scriptedSite>, question: string, isKept: boolean, event: StreamEvent) => {
    void site.store.ask(question, { ...en, isKept });
    for (const next of [event, words(`${question}!`, true), undefined]) await site.push(next);
  };
  const inChat = (chat_id: string, id: string) => ({ ...start('facts', id), chat_id }) as StreamEvent;

  test('begins a new conversation that is kept, with what was said before', async () => {
    const site = scriptedSite();
    await answered(site, 'One?', false, inChat('c0', 'm1'));
    expect(site.store.get().conversation.chatId).toBeUndefined();
    await answered(site, 'Two?', true, inChat('c2', 'm2'));
    await answered(site, 'Three?', true, inChat('c2', 'm3'));
    expect(site.asked.map(({ chat_id, parent_id, messages }) => [chat_id, parent_id, messages.length])).toEqual([
      [undefined, undefined, 1],
      [undefined, undefined, 3],
      ['c2', 'm2', 5],
    ]);
    expect(shown(site)).toHaveLength(3);
  });

  test('goes on in the one that was kept, without what was asked in between', async () => {
    const site = scriptedSite();
    await answered(site, 'One?', true, inChat('c1', 'm1'));
    await answered(site, 'Two?', false, inChat('c8', 'm2'));
    await answered(site, 'Three?', true, inChat('c1', 'm3'));
    expect(site.asked[2]).toMatchObject({ chat_id: 'c1', parent_id: 'm1' });
  });

  test('or a conversation that was deleted elsewhere, makes the question begin a new one', async () => {
    const site = scriptedSite();
    await answered(site, 'One?', true, inChat('c1', 'm1'));
    void site.store.ask('Two?', en);
    await site.push(new Failure('REQUEST_FAILED', { status: 404, message: 'no', address: '/', failure: 'AI_HELP_CHAT_UNKNOWN' }));
    for (const next of [inChat('c2', 'm2'), words('2', true), undefined]) await site.push(next);
    expect(site.asked.map(({ chat_id, messages }) => [chat_id, messages.length]).slice(1)).toEqual([
      ['c1', 3],
      [undefined, 3],
    ]);
    expect(shown(site)).toMatchObject([{ question: 'One?' }, { question: 'Two?', state: 'complete', keptIn: 'c2' }]);
  });
});

test('a stream that breaks off keeps the text that arrived', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(start('model'));
  await site.push(words('Half'));
  await site.push(undefined);
  expect(shown(site)).toMatchObject([{ state: 'failed', text: 'Half' }]);
});

test('a user who stops keeps the text that arrived, and the server is told', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(start('model'));
  await site.push(words('Half'));
  site.store.stop();
  await settled();
  expect(shown(site)).toMatchObject([{ state: 'stopped', text: 'Half' }]);
  expect(site.stopped).toEqual(['m1']);
  expect(site.store.get().isAnswering).toBe(false);
});

test('an answer of a conversation that was left is not shown in the next one', async () => {
  const site = scriptedSite();
  void site.store.ask('How?', en);
  await site.push(start('model'));
  site.store.startNew();
  await settled();
  expect([shown(site), site.store.get().isAnswering]).toEqual([[], false]);
});

describe('a conversation of the history', () => {
  const message = (state: 'pending' | 'complete'): Chat['messages'][number] => ({
    metadata: { chat_id: 'c1', message_id: 'm1', parent_id: null, created_at: '2026-11-28T10:00:00Z', state, sources: [] },
    user: { role: 'user', content: 'How?' },
    ...(state === 'complete' ? { assistant: { role: 'assistant' as const, content: 'So.' } } : {}),
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is read once it is opened, and again when its tab is looked at', async () => {
    const site = scriptedSite({ c1: { chat_id: 'c1', label: 'How', messages: [message('complete')] } });
    await site.store.open('c1', { isKept: true });
    expect(shown(site)).toMatchObject([{ text: 'So.' }]);
    await site.store.open('c1', { isKept: true });
    expect(site.reads()).toBe(1);
    await site.store.readAgain();
    expect(site.reads()).toBe(2);
  });

  test('that no longer exists has failed to open', async () => {
    const site = scriptedSite();
    await site.store.open('gone', { isKept: true });
    expect(site.store.get()).toMatchObject({ opening: 'failed', openingFailure: { code: 'REQUEST_FAILED' } });
  });

  test('is read every ten seconds while an answer is missing', async () => {
    const site = scriptedSite({ c1: { chat_id: 'c1', label: 'How', messages: [message('pending')] } });
    await site.store.open('c1', { isKept: true });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(site.reads()).toBe(1);
    site.chats.c1 = { chat_id: 'c1', label: 'How', messages: [message('complete')] };
    await jest.advanceTimersByTimeAsync(1);
    expect(shown(site)).toMatchObject([{ state: 'complete' }]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(site.reads()).toBe(2);
  });

  test('that could not be read is read when it is opened again, and takes no question before', async () => {
    const site = scriptedSite();
    const opened = site.store.open('c1', { isKept: true });
    void site.store.ask('How?', en);
    expect(site.asked).toEqual([]);
    await opened;
    expect(site.store.get().opening).toBe('failed');
    site.chats.c1 = { chat_id: 'c1', label: 'How', messages: [message('complete')] };
    await site.store.open('c1', { isKept: true });
    expect([site.store.get().opening, shown(site).length]).toEqual(['done', 1]);
  });

  test('marks an answer as failed after a minute, and shows it if it arrives after all', async () => {
    const site = scriptedSite({ c1: { chat_id: 'c1', label: 'How', messages: [message('pending')] } });
    await site.store.open('c1', { isKept: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown(site)).toMatchObject([{ state: 'failed' }]);
    expect(site.reads()).toBe(7);
    site.chats.c1 = { chat_id: 'c1', label: 'How', messages: [message('complete')] };
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown(site)).toMatchObject([{ state: 'complete', text: 'So.' }]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(site.reads()).toBe(8);
  });

  test('is still read after a question was asked in it meanwhile', async () => {
    const site = scriptedSite({ c1: { chat_id: 'c1', label: 'How', messages: [message('pending')] } });
    await site.store.open('c1', { isKept: true });
    void site.store.ask('And?', en);
    await jest.advanceTimersByTimeAsync(10_000);
    for (const event of [start('facts', 'm2'), words('2', true), undefined]) await site.push(event);
    site.chats.c1 = { chat_id: 'c1', label: 'How', messages: [message('complete')] };
    await jest.advanceTimersByTimeAsync(10_000);
    expect(shown(site)).toMatchObject([{ state: 'complete', text: 'So.' }, { question: 'And?' }]);
  });
});
