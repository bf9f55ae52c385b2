import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@webdocs/contracts/answers/answer';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { event, scriptedEndpoint, textEvent, usualAnswer, type ScriptedEndpoint } from '../../fixtures/scripted-endpoint.ts';
import { openAnswers, type AnswerEvent } from '../answers.ts';
import type { AskedQuestion } from '../asked-question.ts';
import type { Passage } from '../passage.ts';
import { verifier } from '../verify/verify-text.ts';
import { openModel, type ModelSettings } from './open-model.ts';

jest.setTimeout(60_000);

const passages: readonly Passage[] = ['First', 'Second', 'Third'].map((title, at) => ({
  source: { url: `/en-US/docs/${title}`, title },
  runs: [{ text: `${title} words of the documentation.` }],
  codes: [],
  href: `/en-US/docs/${title}#a`,
  locale: 'en-US',
  score: 3 - at,
}));
const librarian = {
  answer: async () => ({
    answer: { kind: 'passages' as const, quotes: [], sources: passages.map(({ source }) => source), follow_ups: [] },
    passages,
  }),
};

let endpoint: ScriptedEndpoint;
let database: Database;
let server: LentServer;
let reported: Failure[];
const opened: Array<() => Promise<void>> = [];

beforeAll(async () => {
  server = await lentTestServer();
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
});
afterAll(async () => {
  await database.close();
  await server.close();
});

beforeEach(async () => {
  reported = [];
  endpoint = await scriptedEndpoint();
  await database.query.deleteFrom('ai_model_days').execute();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  await endpoint.close();
});

function answersWith(changed: Partial<ModelSettings> = {}, now = () => new Date('2026-11-28T10:00:00Z')) {
  const settings: ModelSettings = {
    address: endpoint.address,
    key: 'sk-secret',
    model: '',
    embeddingModel: '',
    moderation: false,
    contextTokens: 12_000,
    contextTokensOfSubscribers: 20_000,
    answerTokens: 1000,
    dailyCost: 0,
    costPerMillionIn: 0,
    costPerMillionOut: 0,
    firstTokenMs: 5000,
    answerMs: 20_000,
    atOnce: 2,
    ...changed,
  };
  const model = openModel({
    settings,
    database,
    verify: verifier({ names: async () => undefined, isPage: () => false }),
    report: (failure) => reported.push(failure),
    now,
    waits: { placeMs: 50, silenceMs: 200, signMs: 20 },
  });
  const answers = openAnswers({ librarian, model });
  opened.push(() => answers.close());
  return answers;
}

function asked(changed: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    text: 'What does the first do?',
    earlier: [],
    locale: 'en-US',
    isForSubscriber: false,
    signal: new AbortController().signal,
    ...changed,
  };
}

async function all(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const list: AnswerEvent[] = [];
  for await (const next of events) list.push(next);
  return list;
}

const textOf = (events: readonly AnswerEvent[]): string => events.map((next) => (next.type === 'text' ? next.text : '')).join('');
const wholeOf = (events: readonly AnswerEvent[]): Answer | undefined =>
  events.flatMap((next) => (next.type === 'whole' ? next.answer : []))[0];
const completions = () => endpoint.calls.filter(({ path }) => path === '/chat/completions');

test('an answer is streamed as it is written, and what was verified of it comes last', async () => {
  const events = await all(answersWith().answer(asked()));
  expect(textOf(events)).toBe(usualAnswer.join(''));
  const whole = wholeOf(events);
  expect(whole).toMatchObject({ kind: 'model', model: 'scripted', dropped: { citations: 1, links: 1 } });
  expect(whole?.kind === 'model' && whole.text).toContain('shorter form [2]. ');
  expect(events.at(-1)?.type).toBe('whole');
  expect(completions()[0]).toMatchObject({ authorization: 'Bearer sk-secret', body: { temperature: 0, stream: true, model: 'scripted' } });
});

test.each([
  ['is silent for too long', { silentMs: 60_000 }, { firstTokenMs: 60 }, 'slow'],
  ['answers an error', { status: 500 }, {}, 'away'],
  ['does not take the key', { status: 401, body: '{"error":{"message":"Incorrect key sk-secret"}}' }, {}, 'away'],
  ['leads elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:1/v1' } }, {}, 'away'],
  ['is busy for longer than may be waited', { status: 429, headers: { 'retry-after': '600' } }, {}, 'busy'],
  ['ends before the first word', { cutAfter: [] }, {}, 'away'],
  ['writes nothing', { says: [] }, {}, 'away'],
  ['calls a tool that was not offered', { says: [], finish: 'tool_calls' }, {}, 'away'],
  ['sends a line without an end', { raw: ['data: ', 'x'.repeat(300_000)] }, {}, 'away'],
  ['sends nothing that can be read', { raw: Array.from({ length: 30 }, () => 'data: {broken\n\n') }, {}, 'away'],
  ['writes another encoding', { raw: [textEvent('x')], type: 'text/event-stream; charset=iso-8859-1' }, {}, 'away'],
  ['reports an error in the stream', { raw: [event({ error: { message: 'overloaded sk-secret' } })] }, {}, 'away'],
] as const)('of a model that %s the passages are the answer', async (_what, script, settings, why) => {
  endpoint.script(script);
  const events = await all(answersWith(settings).answer(asked()));
  expect(wholeOf(events)).toMatchObject({ kind: 'passages', without_model: why });
  expect(reported.map(({ code }) => code)).toEqual(['AI_MODEL_AWAY']);
  expect(reported[0]?.message).not.toMatch(/sk-secret|What does/);
});

test.each([
  ['cut off', { cutAfter: ['The first '] }],
  ['left silent', { stallsAfter: ['The first '] }],
  ['spoiled by another encoding', { raw: [textEvent('The first '), new Uint8Array([0x64, 0x61, 0x74, 0x61, 0x3a, 0xe9, 0x0a])] }],
  ['ended without an end', { raw: [textEvent('The first ')] }],
] as const)('an answer that is %s in the middle fails', async (_what, script) => {
  endpoint.script(script);
  const events: AnswerEvent[] = [];
  await expect(
    (async () => {
      for await (const next of answersWith().answer(asked())) events.push(next);
    })(),
  ).rejects.toMatchObject({ code: 'AI_HELP_STREAM_CUT' });
  expect(textOf(events)).toBe('The first ');
});

test('a server that is busy is asked again once, when it said so', async () => {
  endpoint.script({ status: 429, headers: { 'retry-after': '0' } }, { says: ['Now it does [1].'] });
  expect(wholeOf(await all(answersWith().answer(asked())))).toMatchObject({ kind: 'model', text: 'Now it does [1].' });
  expect(completions()).toHaveLength(2);
});

test('what cannot be read of a stream is left out', async () => {
  endpoint.script({
    raw: [
      ': hello\n\n',
      'data: {broken\n\n',
      'event: x\r\n',
      textEvent('It does [1].'),
      'data: 7\n\n',
      event({ choices: [{ delta: {}, finish_reason: 'stop' }] }),
    ],
  });
  expect(wholeOf(await all(answersWith().answer(asked())))).toMatchObject({ kind: 'model', text: 'It does [1].' });
});

test('a server that does not stream is read as well', async () => {
  const raw = [JSON.stringify({ choices: [{ message: { content: 'It does [1].' }, finish_reason: 'stop' }] })];
  endpoint.script({ raw, type: 'application/json' });
  expect(wholeOf(await all(answersWith().answer(asked())))).toMatchObject({ kind: 'model', text: 'It does [1].' });
});

test('an endless answer is cut at its limit', async () => {
  endpoint.script({ says: Array.from({ length: 50 }, () => 'word '.repeat(10)) });
  const events = await all(answersWith({ answerTokens: 64 }).answer(asked()));
  expect(textOf(events).length).toBeLessThan(600);
  expect(events).toContainEqual({ type: 'finished', reason: 'length' });
});

test.each([
  ['the word that it is told to use', ['NOT_IN', '_PASSAGES']],
  ['an apology', ['I’m sorry, ', 'but I can’t help with that.']],
])('a model that declines with %s leaves a refusal, and nothing of it is shown', async (_what, says) => {
  endpoint.script({ says });
  const events = await all(answersWith().answer(asked()));
  expect(wholeOf(events)).toMatchObject({ kind: 'refusal', reason: 'declined-by-model' });
  expect(textOf(events)).not.toMatch(/NOT_IN|sorry/);
});

test('models that refuse a temperature are asked in their own way, and at once the next time', async () => {
  endpoint.script({ status: 400 }, { says: ['It does [1].'] });
  const answers = answersWith();
  await all(answers.answer(asked()));
  await all(answers.answer(asked()));
  const bodies = completions().map(({ body }) => Object.keys(body as object));
  expect(bodies).toHaveLength(3);
  expect(bodies[2]).toContain('max_completion_tokens');
  expect(bodies[2]).not.toContain('temperature');
});

test('of several models one has to be named, and those that are there are told', async () => {
  endpoint.models = ['small', 'large'];
  const answers = answersWith();
  expect(wholeOf(await all(answers.answer(asked())))).toMatchObject({ kind: 'passages', without_model: 'away' });
  expect(reported[0]).toMatchObject({ code: 'AI_MODEL_UNKNOWN', values: { known: 'small, large' } });
  expect(wholeOf(await all(answersWith({ model: 'large' }).answer(asked())))).toMatchObject({ kind: 'model', model: 'large' });
});

test('a server without a list of models is taken at its word', async () => {
  endpoint.models = undefined;
  expect(wholeOf(await all(answersWith({ model: 'mine' }).answer(asked())))).toMatchObject({ kind: 'model', model: 'mine' });
});

test('a model that was away at the start answers when it is there', async () => {
  endpoint.models = [];
  const answers = answersWith();
  expect(wholeOf(await all(answers.answer(asked())))).toMatchObject({ without_model: 'away' });
  endpoint.models = ['late'];
  expect(wholeOf(await all(answers.answer(asked())))).toMatchObject({ kind: 'model', model: 'late' });
});

test('a question that is flagged is not sent to the model', async () => {
  const answers = answersWith({ moderation: true });
  await expect(all(answers.answer(asked({ text: 'FLAG ME' })))).rejects.toMatchObject({ code: 'AI_HELP_QUESTION_FLAGGED' });
  expect(completions()).toHaveLength(0);
  expect(wholeOf(await all(answers.answer(asked())))).toMatchObject({ kind: 'model' });
});

test('a question that leaves no room for passages is refused before anything is sent', async () => {
  await expect(all(answersWith().answer(asked({ text: 'word '.repeat(6000) })))).rejects.toMatchObject({ code: 'AI_HELP_TOO_MUCH' });
  expect(completions()).toHaveLength(0);
});

test('more questions than places give way to passages, and places come free', async () => {
  endpoint.script({ stallsAfter: [] });
  const answers = answersWith({ atOnce: 1, firstTokenMs: 400 });
  const first = all(answers.answer(asked()));
  const second = await all(answers.answer(asked()));
  expect([wholeOf(second), wholeOf(await first)].map((answer) => answer?.kind === 'passages' && answer.without_model).sort()).toEqual([
    'busy',
    'slow',
  ]);
  endpoint.script({ says: ['It does [1].'] });
  expect(wholeOf(await all(answers.answer(asked())))).toMatchObject({ kind: 'model' });
});

test('while a model is waited for there are signs of life', async () => {
  endpoint.script({ silentMs: 120 });
  const events = await all(answersWith().answer(asked()));
  expect(events.filter((next) => next.type === 'text' && next.text === '').length).toBeGreaterThan(0);
});

test('a reader who leaves stops the model', async () => {
  endpoint.script({ stallsAfter: ['The first '] });
  for await (const next of answersWith().answer(asked())) if (next.type === 'text' && next.text) break;
  while (endpoint.open() > 0) await new Promise((resolve) => void setImmediate(resolve));
  expect(endpoint.open()).toBe(0);
});

test('a model is not taken for silent while its reader is slow', async () => {
  endpoint.script({ says: ['The first ', 'does it [1].'] });
  const events: AnswerEvent[] = [];
  for await (const next of answersWith().answer(asked())) {
    events.push(next);
    // Longer than a model may be silent.
    if (next.type === 'text' && next.text) await pause(300);
  }
  expect(wholeOf(events)).toMatchObject({ kind: 'model', text: 'The first does it [1].' });
});

test('a day costs no more than it may, however many ask at once and in whichever process', async () => {
  endpoint.script({ says: ['It does [1].'], usage: { in: 100, out: 1000 } });
  const prices = { dailyCost: 3, costPerMillionIn: 0, costPerMillionOut: 1000, atOnce: 10 };
  const processes = [answersWith(prices), answersWith(prices)];
  const answered = await Promise.all(
    Array.from({ length: 8 }, (_, at) => all((processes[at % 2] as (typeof processes)[0]).answer(asked()))),
  );
  const kinds = answered.map((events) => wholeOf(events)?.kind).sort();
  expect(kinds).toEqual(['model', 'model', 'model', ...Array.from({ length: 5 }, () => 'passages')]);
  expect(reported.some(({ code }) => code === 'AI_MODEL_BUDGET_SPENT')).toBe(true);
  const tomorrow = answersWith(prices, () => new Date('2026-11-29T00:00:01Z'));
  expect(wholeOf(await all(tomorrow.answer(asked())))?.kind).toBe('model');
});

test('checks and embeddings are counted too: what they say, and else all that was sent', async () => {
  endpoint.script({ says: ['It does [1].'], usage: { in: 0, out: 0 } });
  endpoint.embed = () => [1, 0];
  endpoint.sideTokens = 7;
  const answers = answersWith({ dailyCost: 10, costPerMillionIn: 1000, moderation: true, embeddingModel: 'vectors' });
  await all(answers.answer(asked()));
  // The answer is settled without being waited for.
  while ((await costOfDay()) > 0.1);
  expect(await costOfDay()).toBeCloseTo(0.014, 6);
  endpoint.sideTokens = undefined;
  await all(answers.answer(asked({ text: 'Tea é?' })));
  while ((await costOfDay()) > 0.1);
  // Once for its check and once for its vector: the passages have theirs.
  expect(await costOfDay()).toBeCloseTo(0.028, 6);
});

test('a question whose check would cost more than is left of the day is sent nowhere', async () => {
  const answers = answersWith({ dailyCost: 1, costPerMillionIn: 1_000_000, moderation: true });
  expect(wholeOf(await all(answers.answer(asked())))).toMatchObject({ kind: 'passages', without_model: 'budget-spent' });
  expect(endpoint.calls.filter(({ path }) => path !== '/models')).toEqual([]);
});

test('embeddings that the server refuses cost nothing', async () => {
  const answers = answersWith({ dailyCost: 10, costPerMillionIn: 1000, embeddingModel: 'vectors' });
  endpoint.script({ says: ['It does [1].'], usage: { in: 3, out: 0 } });
  await all(answers.answer(asked()));
  while ((await costOfDay()) > 0.1);
  expect(await costOfDay()).toBeCloseTo(0.003, 6);
});

test('what an answer did not use of its budget is there for the next', async () => {
  endpoint.script({ says: ['It does [1].'], usage: { in: 0, out: 10 } });
  const answers = answersWith({ dailyCost: 1.5, costPerMillionOut: 1000 });
  for (let at = 0; at < 5; at += 1) {
    expect(wholeOf(await all(answers.answer(asked())))?.kind).toBe('model');
    while ((await costOfDay()) >= 0.5);
  }
});

const costOfDay = async (): Promise<number> =>
  (await database.query.selectFrom('ai_model_days').select('cost').executeTakeFirst())?.cost ?? 0;

test.each([
  ['refused by its server', { status: 500 }, 0],
  ['finished, with what it cost', { says: ['It does [1].'], usage: { in: 0, out: 10 } }, 0.01],
  ['finished, without what it cost', { says: ['It does [1].'] }, 0.012],
  ['declined, with what that cost', { says: ['NOT_IN_PASSAGES'], usage: { in: 0, out: 4 } }, 0.004],
  ['broken off, whatever that cost', { cutAfter: ['The first '] }, 1],
] as const)('of an answer that is %s so much stays counted', async (_what, script, cost) => {
  endpoint.script(script);
  const answers = answersWith({ dailyCost: 2, costPerMillionOut: 1000 });
  await all(answers.answer(asked())).catch(() => undefined);
  await answers.close();
  expect(await costOfDay()).toBeCloseTo(cost, 6);
});

test('a reader who leaves before the model is asked costs nothing', async () => {
  const answers = answersWith({ dailyCost: 2, costPerMillionOut: 1000 });
  for await (const { type } of answers.answer(asked())) if (type === 'found') break;
  await answers.close();
  expect(completions()).toHaveLength(0);
  expect(await costOfDay()).toBe(0);
});

test('what is set aside for a question is enough for a token of each of its bytes', async () => {
  endpoint.script({ stallsAfter: [] });
  const answers = answersWith({ dailyCost: 100_000, costPerMillionIn: 1_000_000, firstTokenMs: 60 });
  await all(answers.answer(asked({ text: '\u{1F600}'.repeat(30) })));
  await answers.close();
  const { messages } = completions()[0]?.body as { messages: ReadonlyArray<{ content: string }> };
  expect(await costOfDay()).toBeGreaterThanOrEqual(messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0));
});

test('an answer that is whole is not cut by what follows its end', async () => {
  endpoint.script({
    raw: [textEvent('It does [1].'), event({ choices: [{ delta: {}, finish_reason: 'stop' }] }), event({ error: { message: 'late' } })],
  });
  expect(wholeOf(await all(answersWith().answer(asked())))).toMatchObject({ kind: 'model', text: 'It does [1].' });
  expect(reported).toEqual([]);
});

test('what was said before a question is checked with it', async () => {
  const answers = answersWith({ moderation: true });
  const earlier = [
    { question: 'What is tea?', answer: 'FLAG ME' },
    { question: 'And coffee?', answer: '' },
  ];
  await expect(all(answers.answer(asked({ earlier })))).rejects.toMatchObject({ code: 'AI_HELP_QUESTION_FLAGGED' });
  expect(completions()).toHaveLength(0);
});

test('a check that answers nonsense flags no question, and lets none through', async () => {
  endpoint.verdict = { results: [] };
  await expect(all(answersWith({ moderation: true }).answer(asked()))).rejects.toMatchObject({ code: 'AI_HELP_FAILED' });
  expect(completions()).toHaveLength(0);
});

test('embeddings put passages into another order, and where they fail the order stays', async () => {
  endpoint.embed = (text) => (/Third|What/.test(text) ? [1, 0] : [0, 1]);
  const answers = answersWith({ embeddingModel: 'vectors' });
  const first = (await all(answers.answer(asked())))[0];
  expect(first).toMatchObject({ type: 'found', sources: [{ title: 'Third' }, { title: 'First' }, { title: 'Second' }] });
  endpoint.embed = undefined;
  const second = (await all(answers.answer(asked())))[0];
  expect(second).toMatchObject({ sources: [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }] });
});
