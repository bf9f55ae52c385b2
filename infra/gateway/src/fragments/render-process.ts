import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { causeOf } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { framed, frameReader } from './frames.ts';
import { cut, mostCharactersOfAnswer, mostLinesSaid, textOf, type FromWorker, type ToWorker } from './render-job.ts';
import type { SystemLayers } from './system-layers.ts';

/** The two scripts of a render process, as workbench builds them. */
export interface RenderWorkerCode {
  /** render-worker.ts: what Node runs. */
  readonly program: string;
  /** realm.ts: what the program runs in the context of the bundles. */
  readonly realm: string;
}

/** What each worker of a pool is. */
export interface Workers {
  readonly code: RenderWorkerCode;
  readonly layers: SystemLayers;
  readonly memory?: MemoryLimits;
}

export interface RenderProcess {
  /** All in one write. */
  send(...messages: ReadonlyArray<readonly [message: ToWorker, body?: string]>): void;
  /** Ends it where it has taken more memory than it may. */
  checkMemory(): void;
  kill(): void;
  readonly ended: Promise<void>;
}

interface Listeners {
  readonly message: (message: FromWorker, body: string) => void;
  /** Once, with what ended it. */
  readonly ended: (cause: string) => void;
}

/** What one process may take. */
export interface MemoryLimits {
  readonly heapMegabytes: number;
  /** With what is outside the heap, such as buffers. */
  readonly residentMegabytes: number;
}

/** Several times what the largest pages need. */
export const usualMemory: MemoryLimits = { heapMegabytes: 256, residentMegabytes: 450 };
/** Two bytes a character, and the header comes on top. */
const mostBytesOfMessage = 2 * mostCharactersOfAnswer + 100_000;

/** Node 20 and 22.12 know the permission model by its former name alone. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

const flags = [
  // Without a grant: no file, no program, no thread, no addon, no inspector.
  permission,
  // For errors of Node that get into the context of bundles: what they lead to makes no code.
  '--disallow-code-generation-from-strings',
  // A promise that a bundle rejects is looked at by no one.
  '--unhandled-rejections=none',
  '--max-semi-space-size=16',
  '--single-threaded-gc',
  '--no-addons',
  '--no-warnings',
];

const count = v.pipe(v.number(), v.safeInteger());
const said = v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(mostLinesSaid));
const FromWorkerSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('read'), id: count, readId: count }),
  v.object({ kind: v.literal('done'), id: count, said }),
  v.object({ kind: v.literal('failed'), id: count, said, cause: v.pipe(v.string(), v.maxLength(1_000)) }),
]);

/** A process of its own for bundles, with nothing but two pipes to this one. */
export function openRenderProcess({ code, layers, memory = usualMemory }: Workers, listeners: Listeners): RenderProcess {
  const heap = `--max-old-space-size=${memory.heapMegabytes}`;
  const [command = process.execPath, ...args] = [...layers.prefix, process.execPath, ...flags, heap, '--eval', code.program];
  // A session of its own: a signal to the group of the site (Ctrl+C) is for the site, which ends its workers when its requests are answered.
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const { stdin, stdout } = child;
  let cause: string | undefined;
  let hasEnded = false;

  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => end(error.message, resolve));
    // Not at its exit: what it has answered before is read first.
    child.on('close', (status, signal) => end(`its process ended with ${signal ?? `code ${status}`}`, resolve));
  });
  // What cannot be written any more belongs to a process that has ended, which is told above.
  stdin.on('error', () => undefined);
  const read = frameReader(mostBytesOfMessage, (text) => {
    if (cause !== undefined) return;
    const { header, body } = cut(text);
    listeners.message(v.parse(FromWorkerSchema, header), body);
  });
  stdout.on('data', (chunk: Buffer) => {
    try {
      if (cause === undefined) read(chunk);
    } catch (thrown) {
      killFor(`it sent what no worker sends: ${causeOf(thrown)}`);
    }
  });
  stdin.write(framed(code.realm));

  return {
    send: (...messages) => void stdin.write(Buffer.concat(messages.map(([message, body]) => framed(textOf(message, body))))),
    checkMemory() {
      const megabytes = residentMegabytes(child.pid);
      if (megabytes > memory.residentMegabytes) killFor(`it took ${megabytes} MB of memory; ${memory.residentMegabytes} are allowed`);
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };

  function killFor(reason: string): void {
    cause ??= reason;
    child.kill('SIGKILL');
  }

  function end(reason: string, resolve: () => void): void {
    if (hasEnded) return;
    hasEnded = true;
    listeners.ended(cause ?? reason);
    resolve();
  }
}

/** 0 where the system does not say: there the heap alone is limited. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
