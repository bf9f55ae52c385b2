import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAiHelp } from '@webdocs/contracts/api/ai-help';
import type { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { openStream, streamsFor } from './open-stream.ts';

const event = v.object({ n: v.number() });
const question = { messages: [{ role: 'user' as const, content: 'Does it stream?' }] };

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let answer: Answer;
let asked: Array<{ token: string | undefined; body: string }>;
let tokens = 0;
let closed: Promise<void>;
let origin = '';

const server = createServer(async (request, response) => {
  if (request.url === '/api/v1/whoami') {
    tokens += 1;
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ csrf_token: `token-${tokens}` }));
  }
  let body = '';
  for await (const piece of request) body += String(piece);
  asked.push({ token: request.headers['x-csrf-token'] as string | undefined, body });
  closed = new Promise((resolve) => response.on('close', () => resolve()));
  answer(response, request);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** An address of the site is one of this server. */
const send = ((address: string, init: RequestInit) => fetch(`${origin}${address}`, init)) as typeof fetch;
const open = (more: { signal?: AbortSignal; silenceMs?: number } = {}) =>
  openStream(askAiHelp, { body: question, event, silenceMs: 5000, fetch: send, ...more });
const streams = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const writes =
  (...pieces: Array<string | Uint8Array>): Answer =>
  async (response) => {
    streams(response);
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((turn) => setImmediate(turn));
    }
    response.end();
  };

async function read(stream: AsyncIterable<unknown>) {
  const events: unknown[] = [];
  try {
    for await (const one of stream) events.push(one);
    return { events, failure: undefined };
  } catch (thrown) {
    return { events, failure: thrown as Failure };
  }
}

test('the events of an answer come one after the other, and the question went with the token of the session', async () => {
  answer = writes('data: {"n":1}\n\n', 'data:{"n":2}\r\n\r\n', ': still here\n\n', 'data: {"n":3}\n\n');
  expect(await read(open())).toEqual({ events: [{ n: 1 }, { n: 2 }, { n: 3 }], failure: undefined });
  expect(asked).toEqual([{ token: expect.stringMatching(/^token-/), body: JSON.stringify(question) }]);
});

test('an event that the network cuts in the middle of a letter is whole', async () => {
  const bytes = Buffer.from('data: {"n":1,"text":"größer 漢字"}\r\n\r\ndata: {"n":2}');
  answer = writes(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
  expect((await read(open())).events).toEqual([{ n: 1 }, { n: 2 }]);
});

test('what is no event of the contract is passed over', async () => {
  answer = writes('data: [DONE]\n\n', 'event: x\ndata: {"other":true}\n\n', 'data: {"n":\ndata: 4}\n\n', 'nonsense\n');
  expect((await read(open())).events).toEqual([{ n: 4 }]);
});

test('a refusal fails as that of any call, with its entry of the catalogue', async () => {
  answer = (response) => {
    response.writeHead(402, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 402, message: 'no', error: 'spent', failure: 'AI_HELP_QUOTA_SPENT', values: { limit: 5 } }));
  };
  const { failure } = await read(open());
  expect(failure).toMatchObject({
    code: 'REQUEST_FAILED',
    values: { status: 402, message: 'spent', failure: 'AI_HELP_QUOTA_SPENT', limit: 5 },
  });
});

test('a token of an earlier session is replaced, and the question sent again', async () => {
  answer = (response, request) => {
    if (asked.length === 1) return void response.writeHead(403, {}).end('{}');
    return writes('data: {"n":1}\n\n')(response, request);
  };
  expect((await read(open())).events).toEqual([{ n: 1 }]);
  expect(asked).toHaveLength(2);
  expect(asked[0]?.token).not.toBe(asked[1]?.token);
});

test('a stream that breaks off fails after the events that came', async () => {
  answer = (response) => {
    streams(response);
    response.write('data: {"n":1}\n\n', () => response.destroy());
  };
  const { events, failure } = await read(open());
  expect(events).toEqual([{ n: 1 }]);
  expect(failure).toMatchObject({ code: 'REQUEST_FAILED', values: { status: 0 } });
});

test('a stream that falls silent is lost, however long a connection lives', async () => {
  answer = (response) => {
    streams(response);
    response.write('data: {"n":1}\n\n');
  };
  const { events, failure } = await read(open({ silenceMs: 60 }));
  expect(events).toEqual([{ n: 1 }]);
  expect(failure?.values).toMatchObject({ status: 0, message: 'nothing came for 60 ms' });
  await closed;
});

test('comments keep a stream that has nothing to tell yet', async () => {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const streamed = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  const told = (text: string) => body?.enqueue(new TextEncoder().encode(text));
  const opened = (async (address: string, { signal }: RequestInit) => {
    if (address === '/api/v1/whoami') return Response.json({ csrf_token: 'token' });
    signal?.addEventListener('abort', () => body?.error(signal.reason));
    return new Response(streamed);
  }) as typeof fetch;
  jest.useFakeTimers();
  try {
    const reading = read(openStream(askAiHelp, { body: question, event, silenceMs: 5000, fetch: opened }));
    for (let comments = 0; comments < 4; comments += 1) {
      await jest.advanceTimersByTimeAsync(4000);
      told(': \n\n');
      await jest.advanceTimersByTimeAsync(0);
    }
    await jest.advanceTimersByTimeAsync(4999);
    told('data: {"n":1}\n\n');
    await jest.advanceTimersByTimeAsync(0);
    body?.close();
    expect(await reading).toEqual({ events: [{ n: 1 }], failure: undefined });
  } finally {
    jest.useRealTimers();
  }
});

test('a reader who stops lets the server know', async () => {
  answer = (response) => {
    streams(response);
    response.write('data: {"n":1}\n\n');
  };
  const stopping = new AbortController();
  const stream = open({ signal: stopping.signal });
  expect(await stream.next()).toEqual({ done: false, value: { n: 1 } });
  stopping.abort();
  await expect(stream.next()).rejects.toMatchObject({ code: 'REQUEST_FAILED' });
  await closed;
});

test('a reader who leaves in the middle holds no connection', async () => {
  answer = (response) => {
    streams(response);
    response.write('data: {"n":1}\n\n');
  };
  for await (const one of open()) {
    expect(one).toEqual({ n: 1 });
    break;
  }
  await closed;
});

test('a remote opens the streams that its definition lists, and no other', () => {
  const told: string[] = [];
  const declared = streamsFor({ remote: 'mfe-plus', calls: [] }, ({ code }) => told.push(code));
  expect(() => declared(askAiHelp, { body: question, event, silenceMs: 1 })).toThrow('askAiHelp');
  expect(told).toEqual(['CALL_UNDECLARED']);
});
