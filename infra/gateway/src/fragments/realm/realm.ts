import {
  cut,
  mostCharactersOfAnswer,
  pagesKept,
  textOf,
  type FragmentRequest,
  type FromWorker,
  type Question,
  type ToWorker,
} from '../render-job.ts';
import { dropTimers, takeTimers } from './realm-timers.ts';
import { takeLines } from './said-lines.ts';
import { forgetModules, keepCode, serverModule, type ServerModule } from './server-modules.ts';
import { installWebGlobals } from './web-globals.ts';

export { runTimers, untilNextTimer } from './realm-timers.ts';

/**
 * The first code in the context in which server bundles run. Bundles share the context with it and may bend whatever it calls: it
 * keeps honest bundles apart, while what bounds hostile ones is outside, in render-worker.ts and in the gateway.
 */
const longestCause = 1_000;
const longestStack = 8_000;
const pages = new Map<number, string>();
/** Reads of a loader that the gateway has not answered yet. */
const reads = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
const outbox: string[] = [];
let lastReadId = 0;
/** The job under way. */
let current: number | undefined;
type Job = Extract<ToWorker, { kind: 'job' }>;
const waiting: Array<{ readonly job: Job; readonly body: string }> = [];

installWebGlobals();
send({ kind: 'ready' });

export function deliver(text: string): void {
  const { header, body } = cut(text) as { header: ToWorker; body: string };
  switch (header.kind) {
    case 'bundle':
      return keepCode(header.key, header.file, body);
    case 'page':
      return keepPage(header.page, body);
    case 'job':
      return void (current === undefined ? answer(header, body) : waiting.push({ job: header, body }));
    case 'read':
    case 'unread':
      return settleRead(header, body);
    case 'forget':
      return forgetModules(header.keep);
  }
}

/** The next message to the gateway; '' where there is none. */
export function take(): string {
  return outbox.shift() ?? '';
}

/** The job that came while another was under way, once that is answered. */
export function beginNext(): boolean {
  const next = current === undefined ? waiting.shift() : undefined;
  if (next) void answer(next.job, next.body);
  return next !== undefined;
}

function keepPage(number: number, text: string): void {
  pages.set(number, text);
  for (const older of pages.keys()) if (pages.size > pagesKept) pages.delete(older);
}

async function answer({ id, shell, bundle, page }: Job, body: string): Promise<void> {
  current = id;
  takeTimers();
  try {
    const text = await answerTo(id, requestIn(body, page), serverModule(shell, bundle));
    if (typeof text !== 'string') throw new Error('its answer is not text');
    if (text.length > mostCharactersOfAnswer) throw new Error(`its answer is longer than ${mostCharactersOfAnswer} characters`);
    finish({ kind: 'done', id, said: takeLines() }, text);
  } catch (thrown) {
    const { cause, stack } = described(thrown);
    finish({ kind: 'failed', id, said: takeLines(), cause }, stack);
  }
}

function requestIn(body: string, page: number | undefined): FragmentRequest | Question | undefined {
  if (!body) return undefined;
  const request = JSON.parse(body) as FragmentRequest | Question;
  if (page === undefined) return request;
  // A page of its own for each: one part may change what it was given.
  const given = { page: JSON.parse(pages.get(page) ?? 'null') as unknown };
  return ('props' in request ? { ...request, props: { ...request.props, ...given } } : { ...request, ...given }) as
    | FragmentRequest
    | Question;
}

/** HTML, or JSON for a question; '' where the entry has no answer. */
async function answerTo(id: number, request: FragmentRequest | Question | undefined, { default: entry }: ServerModule): Promise<string> {
  if (!request) return '';
  if (!('ask' in request)) return entry.render(request);
  const answer = await answerOf(id, request, entry);
  return answer === undefined ? '' : JSON.stringify(answer);
}

function answerOf(id: number, request: Question, entry: ServerModule['default']): unknown {
  switch (request.ask) {
    case 'describe':
      return entry.describe?.(request.page, request.site);
    case 'plain':
      return entry.plain?.(request.page);
    case 'load':
      return entry.load?.(request.address, (source) => read(id, source));
  }
}

/** Asks the gateway, which knows what this remote may read. */
function read(id: number, source: unknown): Promise<unknown> {
  if (id !== current) return Promise.reject(new Error('this loader has answered already'));
  const text = JSON.stringify(source) ?? 'null';
  const waiting = new Promise<unknown>((resolve, reject) => reads.set((lastReadId += 1), { resolve, reject }));
  send({ kind: 'read', id, readId: lastReadId }, text);
  return waiting;
}

function settleRead({ kind, readId }: Extract<ToWorker, { readId: number }>, body: string): void {
  const waiting = reads.get(readId);
  reads.delete(readId);
  if (kind === 'read') waiting?.resolve(JSON.parse(body));
  else waiting?.reject(new Error(body));
}

/** Nothing of this job goes on: neither its timers nor what it still wanted to read. */
function finish(header: FromWorker, body: string): void {
  current = undefined;
  dropTimers();
  reads.clear();
  send(header, body);
}

function described(thrown: unknown): { readonly cause: string; readonly stack: string } {
  try {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { cause: String(message).slice(0, longestCause), stack: String(stack).slice(0, longestStack) };
  } catch {
    return { cause: 'it threw what cannot be shown', stack: '' };
  }
}

function send(header: FromWorker, body = ''): void {
  outbox.push(textOf(header, body));
}
