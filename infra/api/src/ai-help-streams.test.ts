import { setTimeout as pause } from 'node:timers/promises';
import type { Chat } from '@webdocs/contracts/api/ai-help';
import type { FastifyInstance } from 'fastify';
import { askOver, read as eventsIn } from '../fixtures/ask.ts';
import { gate, passages, read, scriptedAnswers, writing } from '../fixtures/scripted-answers.ts';
import { headersOf, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const answers = scriptedAnswers();
const root = '/api/v1/plus/ai/help';
let site: SiteWithAccounts;
let users = 0;
beforeAll(async () => {
  site = await siteWithAccounts(undefined, { answers });
});
afterAll(() => site.close());
beforeEach(() => {
  answers.script = () => read(passages);
  answers.asked.length = 0;
});

const newUser = () => site.signedIn(`streams-${++users}`);

/** Over a connection, as a browser does. */
async function listening(): Promise<{ readonly server: FastifyInstance; readonly address: string }> {
  const server = await site.another({ publicOrigin: null });
  return { server, address: await server.listen({ host: '127.0.0.1', port: 0 }) };
}

/** Looks until it is so: no event tells what is written down after a reader has left. */
async function eventually<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (isSo(found)) return found;
    await pause(20);
  }
}

async function onlyMessage(user: Caller) {
  const [chat] = (await user.get(`${root}/history/list`)).json<Array<{ chat_id: string }>>();
  const { messages } = (await user.get(`${root}/history/${chat?.chat_id}`)).json<Chat>();
  expect(messages).toHaveLength(1);
  return messages[0] as Chat['messages'][number];
}
const remaining = async (user: Caller) => (await user.get(`${root}/quota`)).json().quota.remaining as number;

test('each piece of an answer leaves when it is there', async () => {
  const { address } = await listening();
  const slow = gate();
  answers.script = () => writing(['Of leaves'], slow.pass);
  const stream = await askOver(address, await newUser());
  expect(await stream.until('Of leaves')).not.toContain('finish_reason');
  slow.open();
  expect(eventsIn(await stream.rest()).answer).toBeDefined();
});

test('a reader who leaves in the middle ends the answer, which counts and is kept as far as it came', async () => {
  const { address } = await listening();
  const user = await newUser();
  const slow = gate();
  answers.script = () => writing(['Of leaves'], slow.pass);
  const stream = await askOver(address, user);
  await stream.until('Of leaves');
  expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'pending' } });
  stream.leave();
  const message = await eventually(
    () => onlyMessage(user),
    ({ metadata: { state } }) => state !== 'pending',
  );
  expect(message).toMatchObject({ metadata: { state: 'cut' }, assistant: { content: 'Of leaves' } });
  expect(answers.asked[0]?.signal.aborted).toBe(true);
  expect(await remaining(user)).toBe(4);
  slow.open();
});

test('its reader stops it by a call, another reader does not', async () => {
  const { address, server } = await listening();
  const [user, other] = [await newUser(), await newUser()];
  const slow = gate();
  answers.script = () => writing(['Of leaves'], slow.pass);
  const stream = await askOver(address, user);
  const { metadata } = eventsIn(await stream.until('Of leaves'));
  const stop = (who: Caller) =>
    server.inject({ method: 'POST', url: `${root}/stop/${metadata?.message_id}`, headers: headersOf(who.secret) });
  expect((await stop(other)).statusCode).toBe(200);
  expect(answers.asked[0]?.signal.aborted).toBe(false);
  expect((await stop(user)).statusCode).toBe(200);
  expect(eventsIn(await stream.rest()).events.at(-1)).toMatchObject({ choices: [{ finish_reason: 'stop' }] });
  expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'stopped' }, assistant: { content: 'Of leaves' } });
  slow.open();
});

test('a reader who stops it is not taken for one who left, whichever of the two is noticed first', async () => {
  const { address, server } = await listening();
  for (const order of [
    ['stop', 'leave'],
    ['leave', 'stop'],
  ]) {
    const user = await newUser();
    const slow = gate();
    answers.script = () => writing(['Of leaves'], slow.pass);
    const stream = await askOver(address, user);
    const { metadata } = eventsIn(await stream.until('Of leaves'));
    for (const step of order) {
      if (step === 'leave') stream.leave();
      else await server.inject({ method: 'POST', url: `${root}/stop/${metadata?.message_id}`, headers: headersOf(user.secret) });
      await eventually(
        () => onlyMessage(user),
        ({ metadata: { state } }) => state !== 'pending',
      );
    }
    expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'stopped' }, assistant: { content: 'Of leaves' } });
    slow.open();
  }
});

test('one that another process writes is stopped too, and stays so', async () => {
  const { address } = await listening();
  const user = await newUser();
  const slow = gate();
  answers.script = () => writing(['Of leaves'], slow.pass);
  const stream = await askOver(address, user);
  const { metadata } = eventsIn(await stream.until('Of leaves'));
  // The site of the tests is a process of its own as far as answers go.
  await user.post(`${root}/stop/${metadata?.message_id}`);
  expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'stopped' } });
  slow.open();
  expect(eventsIn(await stream.rest()).answer).toBeDefined();
  const message = await onlyMessage(user);
  expect(message).toMatchObject({ metadata: { state: 'stopped' } });
  expect(message.answer).toBeUndefined();
});

test('a site that ends says so to every reader, gives their questions back and writes down what came', async () => {
  const { address, server } = await listening();
  const readers = [await newUser(), await newUser(), await newUser()];
  const slow = gate();
  answers.script = () => writing(['Of leaves'], slow.pass);
  const streams = await Promise.all(readers.map((user) => askOver(address, user)));
  await Promise.all(streams.map((stream) => stream.until('Of leaves')));
  const closing = server.close();
  for (const stream of streams)
    expect(eventsIn(await stream.rest()).failure).toMatchObject({ failure: { failure: 'AI_HELP_STREAM_CUT' }, quota: { remaining: 5 } });
  await closing;
  for (const user of readers) {
    expect(await remaining(user)).toBe(5);
    expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'cut' }, assistant: { content: 'Of leaves' } });
  }
  slow.open();
});

test('a question whose process was killed reads as cut or failed after a minute, and is given back', async () => {
  const { address } = await listening();
  const user = await newUser();
  const slow = gate();
  answers.script = () => writing(['Of leaves'], slow.pass);
  const stream = await askOver(address, user);
  await stream.until('Of leaves');
  expect(await remaining(user)).toBe(4);
  const before = site.clock.now;
  site.clock.now = new Date(before.getTime() + 60_000);
  expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'failed' } });
  expect(await remaining(user)).toBe(5);
  site.clock.now = before;
  slow.open();
  await stream.rest();
  expect(await onlyMessage(user)).toMatchObject({ metadata: { state: 'complete' } });
});

test('two hundred readers are answered at once', async () => {
  const { address } = await listening();
  const readers = await Promise.all(Array.from({ length: 200 }, newUser));
  const all = gate(200);
  answers.script = () => writing(['Of leaves'], all.pass);
  const streams = readers.map(async (user) => (await askOver(address, user)).rest());
  await all.isReached;
  all.open();
  for (const came of await Promise.all(streams)) expect(eventsIn(came).answer).toBeDefined();
  expect(await remaining(readers[0] as Caller)).toBe(4);
});

test('one reader has ten answers at once, and is told of more', async () => {
  const { address } = await listening();
  const user = await site.signedIn('hasty', 'mdn_plus_5m');
  const all = gate(10);
  answers.script = () => writing(['Of leaves'], all.pass);
  const streams = await Promise.all(Array.from({ length: 10 }, () => askOver(address, user)));
  await all.isReached;
  const { status } = await askOver(address, user);
  expect(status).toBe(503);
  all.open();
  for (const stream of streams) await stream.rest();
});
