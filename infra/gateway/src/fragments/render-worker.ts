import { Script } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { closeDoors } from './worker-globals.ts';
import {
  moduleKey,
  type BundleReference,
  type FragmentRequest,
  type FromWorker,
  type Question,
  type RenderJob,
  type ToWorker,
} from './render-job.ts';

/** The two faces of a server bundle that are used here. */
interface ServerModule {
  readonly default: {
    render(request: FragmentRequest): Promise<string>;
    /** Absent in releases of before there were questions. */
    describe?(page: unknown, site: unknown): unknown;
    plain?(page: unknown): unknown;
    load?(address: unknown, read: (source: unknown) => Promise<unknown>): Promise<unknown>;
  };
  readonly scope?: Readonly<Record<string, unknown>>;
}

const modules = new Map<string, ServerModule>();
/** Reads of loaders that the gateway has not answered yet. */
const reads = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
let readId = 0;
/**
 * What react-dom/server asked for in shells of before decision 038, which can still be rolled back to. None opens a file, a socket or a
 * program.
 */
const builtinsOfShell = new Map(['async_hooks', 'crypto', 'stream', 'util'].map((name) => [name, process.getBuiltinModule(name)]));
const port = parentPort;
if (!port) throw new Error('the render worker runs in a worker thread only');
closeDoors();

port.on('message', (message: ToWorker) => {
  if (message.kind === 'forget') forgetAllBut(message.keep);
  else if (message.kind !== 'job') settleRead(message);
  else void answer(message.id, message.job);
});
send({ kind: 'ready' });

async function answer(id: number, job: RenderJob): Promise<void> {
  try {
    const shell = moduleOf(job.shell, job.shell, builtinsOnly);
    const target = job.bundle.name === 'shell' ? shell : moduleOf(job.shell, job.bundle, scopeOnly(shell));
    send({ kind: 'done', id, answer: await answerTo(id, job.request, target) });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    send({ kind: 'failed', id, cause: error.message, stack: error.stack ?? error.message });
  }
}

/** HTML, or JSON for a question; '' where the entry has no answer. */
async function answerTo(id: number, request: RenderJob['request'], { default: entry }: ServerModule): Promise<string> {
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
  const text = JSON.stringify(source) ?? 'null';
  const waiting = new Promise<unknown>((resolve, reject) => reads.set((readId += 1), { resolve, reject }));
  send({ kind: 'read', id, readId, source: text });
  return waiting;
}

function settleRead(message: Extract<ToWorker, { kind: 'read' | 'unread' }>): void {
  const waiting = reads.get(message.readId);
  reads.delete(message.readId);
  if (message.kind === 'read') waiting?.resolve(JSON.parse(message.value));
  else waiting?.reject(new Error(message.cause));
}

function moduleOf(shell: BundleReference, bundle: BundleReference, require: (name: string) => unknown): ServerModule {
  const key = moduleKey(shell, bundle);
  const known = modules.get(key);
  if (known) return known;
  if (bundle.code === undefined) throw new Error(`${key} was not sent to this worker`);
  const module = { exports: {} as ServerModule };
  const run = new Script(`(function (module, exports, require) {${bundle.code}\n})`, {
    filename: `${bundle.name}@${bundle.version}/server.cjs`,
  }).runInThisContext() as (...injected: unknown[]) => void;
  run(module, module.exports, require);
  if (typeof module.exports.default?.render !== 'function') throw new Error(`${key} exports no server entry`);
  modules.set(key, module.exports);
  return module.exports;
}

/** The shell brings React and our packages with it; a few modules of Node are all that it may ask for. */
function builtinsOnly(name: string): unknown {
  if (builtinsOfShell.has(name)) return builtinsOfShell.get(name);
  throw new Error(`the shell's server bundle asked for ${name}`);
}

/** A remote is given what the shell of its composition shares. What it could find by itself is taken away in worker-globals.ts. */
function scopeOnly(shell: ServerModule): (name: string) => unknown {
  return (name) => {
    if (shell.scope && name in shell.scope) return shell.scope[name];
    throw new Error(`${name} is not shared by the shell of this composition`);
  };
}

function forgetAllBut(keep: readonly string[]): void {
  for (const key of modules.keys()) if (!keep.includes(key)) modules.delete(key);
}

function send(message: FromWorker): void {
  port?.postMessage(message);
}
