import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { moduleKey, pagesKept, type BundleReference, type FromWorker, type RenderJob, type ToWorker } from './render-job.ts';
import { openRenderProcess, type RenderProcess, type Workers } from './render-process.ts';
import { sentRequest, type SentRequest } from './sent-request.ts';

export interface RenderPool {
  /** Loads a bundle in a worker to see whether it can be used at all. */
  check(shell: BundleReference, bundle: BundleReference): Promise<void>;
  /** HTML of a part. */
  render(job: RenderJob, deadlineMs: number): Promise<string>;
  /** JSON about a page, or '' where the server entry has no answer. */
  ask(job: RenderJob, deadlineMs: number, read?: ReadSource): Promise<string>;
  /** When the workers that the pool begins with have been started, or cannot be; with how many there are. */
  ready(): Promise<number>;
  /** Lets go of modules that no live or recent composition uses. */
  keepOnly(keys: readonly string[]): void;
  size(): { readonly workers: number; readonly waiting: number; readonly terminated: number };
  close(): Promise<void>;
}

export interface PoolLimits {
  /** Workers beyond those that the pool begins with are started when more wait than there are workers for, up to so many. */
  readonly atMost?: number;
  /** How many may wait for a worker; one more is refused. */
  readonly mostWaiting?: number;
  /** How long each may wait for a worker. Its deadline begins with the work, because others may have held it up. */
  readonly waitMs?: number;
}

/** Why something was not begun: it says nothing of the bundle that was to do it. */
export class NoWorkerFree extends Error {}

/** Its process ended under it, by its own doing: that costs as much as a deadline that passes. */
class WorkerEnded extends Error {}

/** Whether a worker had to be replaced for it: what does so again and again is left out for a while. */
export function tookItsWorkerDown(thrown: unknown): boolean {
  return thrown instanceof Failure && (thrown.code === 'FRAGMENT_TIMEOUT' || thrown.cause instanceof WorkerEnded);
}

/** Answers what a loader reads: JSON for JSON. */
export type ReadSource = (source: string) => Promise<string>;

export interface PoolWorkers extends Workers {
  /** Told what a bundle wrote to its console. */
  readonly said?: (bundle: BundleReference, lines: readonly string[]) => void;
}

interface Task {
  readonly job: RenderJob;
  readonly deadlineMs: number;
  readonly read?: ReadSource | undefined;
  readonly resolve: (answer: string) => void;
  readonly reject: (failure: Failure | NoWorkerFree) => void;
  /** Runs out while it waits. */
  patience?: NodeJS.Timeout;
}

interface Member {
  readonly process: RenderProcess;
  readonly loaded: Set<string>;
  /** Numbers of the pages that were sent last, as the worker keeps them. */
  readonly pages: number[];
  ready: boolean;
  task: Task | undefined;
  /** Under which number the task was sent: an answer under any other is not its answer. */
  taskId: number;
  /** Sent already, and begun by the worker when it has answered the task before. */
  ahead: { readonly task: Task; readonly id: number } | undefined;
  /** How often the task has read. */
  reads: number;
  timer?: NodeJS.Timeout;
}

const startsInVainAtMost = 5;
/** Long, because a busy machine takes seconds to start a process: one that is given up too early is started again and makes it busier. */
const startsWithinMs = 30_000;
const checkDeadlineMs = 15_000;
const memoryCheckMs = 100;
/** Far above what a loader may read: reads beyond that are answered with a refusal, these end it. */
const mostReadsAsked = 200;

/**
 * Renders fragments in processes of their own, one at a time each. A fragment that passes its deadline is ended with its
 * process: nothing else stops an endless loop. The others wait in the queue and never notice.
 */
export function openRenderPool(count: number, workers: PoolWorkers, limits: PoolLimits = {}): RenderPool {
  const { atMost = count } = limits;
  const members = new Set<Member>();
  const queue: Task[] = [];
  let terminated = 0;
  let startsInVain = 0;
  let lastCause = '';
  let nextId = 0;
  let closing = false;
  let tellReady: (started: number) => void = () => undefined;
  const isReady = new Promise<number>((resolve) => (tellReady = resolve));
  const memoryWatch = setInterval(() => members.forEach(({ task, process }) => task && process.checkMemory()), memoryCheckMs);
  memoryWatch.unref();
  for (let index = 0; index < count; index += 1) hire();
  if (count === 0) tellReady(0);

  return {
    // A deploy waits for its turn, however much readers ask.
    check: (shell, bundle) => enqueue({ job: { shell, bundle }, deadlineMs: checkDeadlineMs }, {}).then(() => undefined),
    render: (job, deadlineMs) => enqueue({ job, deadlineMs }, limits),
    ask: (job, deadlineMs, read) => enqueue({ job, deadlineMs, read }, limits),
    ready: () => isReady,
    keepOnly(keys) {
      for (const { process, loaded } of members) {
        process.send([{ kind: 'forget', keep: keys }]);
        for (const key of loaded) if (!keys.includes(key)) loaded.delete(key);
      }
    },
    size: () => ({ workers: members.size, waiting: queue.length, terminated }),
    async close() {
      closing = true;
      tellReady(0);
      clearInterval(memoryWatch);
      const ending = [...members].map(({ process }) => process);
      for (const process of ending) process.kill();
      for (let task = nextTask(); task; task = nextTask()) task.reject(new NoWorkerFree('the site is stopping'));
      await Promise.all(ending.map(({ ended }) => ended));
    },
  };

  function enqueue(wanted: Pick<Task, 'job' | 'deadlineMs' | 'read'>, { mostWaiting = Infinity, waitMs }: PoolLimits): Promise<string> {
    return new Promise((resolve, reject) => {
      // A process that is started now would be ended by no one, and keep this one from ending.
      if (closing) return reject(new NoWorkerFree('the site is stopping'));
      const free = [...members].filter(({ task }) => !task).length;
      if (free === 0 && queue.length >= mostWaiting) return reject(new NoWorkerFree(`${mostWaiting} wait for a worker already`));
      if (members.size === 0 || (members.size < atMost && free <= queue.length)) hire();
      const task: Task = { ...wanted, resolve, reject };
      if (waitMs !== undefined) task.patience = setTimeout(() => giveUp(task, waitMs), waitMs);
      queue.push(task);
      assign();
    });
  }

  function giveUp(task: Task, waitMs: number): void {
    queue.splice(queue.indexOf(task), 1);
    task.reject(new NoWorkerFree(`no worker was free for ${waitMs} ms`));
  }

  function nextTask(): Task | undefined {
    const task = queue.shift();
    clearTimeout(task?.patience);
    return task;
  }

  function assign(): void {
    for (const member of members) {
      if (!member.ready || member.task) continue;
      const task = nextTask();
      if (!task) return;
      begin(member, task, send(member, task));
    }
    for (const member of members) {
      if (!queue[0]?.job.isShort) return;
      if (!member.task?.job.isShort || member.ahead) continue;
      const task = nextTask() as Task;
      member.ahead = { task, id: send(member, task) };
    }
  }

  function started(): number {
    return [...members].filter(({ ready }) => ready).length;
  }

  function begin(member: Member, task: Task, id: number): void {
    member.task = task;
    member.taskId = id;
    member.reads = 0;
    member.timer = setTimeout(
      () => dismiss(member, failureOf(task.job, 'FRAGMENT_TIMEOUT', { milliseconds: task.deadlineMs })),
      task.deadlineMs,
    );
  }

  function send(member: Member, { job: { shell, bundle, request } }: Task): number {
    const id = (nextId += 1);
    const { page, text } = sentRequest(request);
    const asked: ToWorker = { kind: 'job', id, shell: nameOf(shell), bundle: nameOf(bundle), ...(page ? { page: page.number } : {}) };
    member.process.send(...newCode(member, shell, shell), ...newCode(member, shell, bundle), ...newPage(member, page), [asked, text]);
    return id;
  }

  function newCode({ loaded }: Member, shell: BundleReference, bundle: BundleReference): Array<readonly [ToWorker, string]> {
    const key = moduleKey(shell, bundle);
    if (loaded.has(key) || bundle.code === undefined) return [];
    loaded.add(key);
    return [[{ kind: 'bundle', key, file: `${bundle.name}@${bundle.version}/server.cjs` }, bundle.code]];
  }

  function newPage({ pages }: Member, page: SentRequest['page']): Array<readonly [ToWorker, string]> {
    if (!page || pages.includes(page.number)) return [];
    pages.push(page.number);
    if (pages.length > pagesKept) pages.shift();
    return [[{ kind: 'page', page: page.number }, page.text()]];
  }

  function hire(): void {
    const process = openRenderProcess(workers, {
      message: (message, body) => settle(member, message, body),
      ended: (cause) => {
        lastCause = cause;
        dismiss(member, member.task && failureOf(member.task.job, 'FRAGMENT_FAILED', { cause }, { cause: new WorkerEnded(cause) }));
      },
    });
    const member: Member = { process, loaded: new Set(), pages: [], ready: false, task: undefined, taskId: 0, ahead: undefined, reads: 0 };
    member.timer = setTimeout(() => dismiss(member, undefined), startsWithinMs);
    members.add(member);
  }

  /** Throws where the message is none that an honest worker sends now: that ends the worker. */
  function settle(member: Member, message: FromWorker, body: string): void {
    if (!members.has(member)) return;
    const { task } = member;
    if (message.kind === 'ready') {
      if (member.ready) throw new Error('it was ready before');
      member.ready = true;
      clearTimeout(member.timer);
      if (started() >= count) tellReady(started());
      return assign();
    }
    if (!task || message.id !== member.taskId) throw new Error('it was not asked');
    if (message.kind === 'read') return answerRead(member, task, message.readId, body);
    release(member);
    if (message.said.length > 0) workers.said?.(nameOf(task.job.bundle), message.said);
    if (message.kind === 'done') task.resolve(body);
    else {
      // A bundle that failed to load is not in the worker: it must be sent again for the next try.
      member.loaded.delete(moduleKey(task.job.shell, task.job.bundle));
      task.reject(failureOf(task.job, 'FRAGMENT_FAILED', { cause: message.cause }, { stack: body }));
    }
    assign();
  }

  /** The worker goes on waiting, so what comes after the deadline reaches nothing. */
  function answerRead(member: Member, { read }: Task, readId: number, source: string): void {
    if ((member.reads += 1) > mostReadsAsked) throw new Error(`more than ${mostReadsAsked} reads`);
    const { process } = member;
    const reading = read ? read(source) : Promise.reject(new Error('only loaders read'));
    reading.then(
      (value) => process.send([{ kind: 'read', readId }, value]),
      (thrown: unknown) => process.send([{ kind: 'unread', readId }, causeOf(thrown)]),
    );
  }

  function dismiss(member: Member, failure: Failure | undefined): void {
    if (!members.delete(member)) return;
    const { task, ahead } = member;
    clearTimeout(member.timer);
    member.process.kill();
    if (task && failure) task.reject(failure);
    if (closing) return;
    // It was not begun.
    if (ahead) queue.unshift(ahead.task);
    terminated += 1;
    startsInVain = member.ready ? 0 : startsInVain + 1;
    if (startsInVain < startsInVainAtMost) {
      hire();
      return assign();
    }
    // Workers that cannot even start would be hired for ever: what waits gets its fallbacks instead.
    const cause = `no render worker can be started: ${lastCause}`;
    tellReady(started());
    for (let task = nextTask(); task; task = nextTask()) task.reject(failureOf(task.job, 'FRAGMENT_FAILED', { cause }));
    if (members.size === 0) startsInVain = 0;
  }

  /** The task is answered; the one that was sent after it begins. */
  function release(member: Member): void {
    const { ahead } = member;
    clearTimeout(member.timer);
    member.task = undefined;
    member.ahead = undefined;
    if (ahead) begin(member, ahead.task, ahead.id);
  }
}

function nameOf({ name, version }: BundleReference): { readonly name: string; readonly version: string } {
  return { name, version };
}

function failureOf(
  { bundle, request }: RenderJob,
  code: 'FRAGMENT_TIMEOUT' | 'FRAGMENT_FAILED',
  values: Record<string, string | number>,
  { stack, ...options }: { readonly stack?: string; readonly cause?: WorkerEnded } = {},
): Failure {
  const failure = new Failure(code, { part: partOf(request), remote: bundle.name, version: bundle.version, ...values }, options);
  if (stack) failure.stack = stack;
  return failure;
}

/** What failed: a part, an answer, or the bundle as a whole. */
function partOf(request: RenderJob['request']): string {
  if (!request) return 'server bundle';
  return 'ask' in request ? request.ask : request.part;
}
