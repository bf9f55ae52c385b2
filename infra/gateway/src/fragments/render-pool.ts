import { Worker } from 'node:worker_threads';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { moduleKey, type BundleReference, type FromWorker, type RenderJob, type ToWorker } from './render-job.ts';

export interface RenderPool {
  /** Loads a bundle in a worker to see whether it can be used at all. */
  check(shell: BundleReference, bundle: BundleReference): Promise<void>;
  /** HTML of a part. */
  render(job: RenderJob, deadlineMs: number): Promise<string>;
  /** JSON about a page, or '' where the server entry has no answer. */
  ask(job: RenderJob, deadlineMs: number, read?: ReadSource): Promise<string>;
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

/** Answers what a loader reads: JSON for JSON. */
export type ReadSource = (source: string) => Promise<string>;

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
  readonly worker: Worker;
  readonly loaded: Set<string>;
  ready: boolean;
  task: Task | undefined;
  /** Under which number the task was sent: an answer under any other is not its answer. */
  taskId: number;
  timer?: NodeJS.Timeout;
}

const startsInVainAtMost = 5;
const checkDeadlineMs = 15_000;
const memoryLimitMb = 512;

/**
 * Renders fragments in worker threads, one at a time each. A fragment that passes its deadline is ended with its
 * worker: nothing else stops an endless loop. The others wait in the queue and never notice. The workers run `workerCode`, which is
 * render-worker.ts as one script.
 */
export function openRenderPool(workers: number, workerCode: string, limits: PoolLimits = {}): RenderPool {
  const { atMost = workers } = limits;
  const members = new Set<Member>();
  const queue: Task[] = [];
  let terminated = 0;
  let startsInVain = 0;
  let nextId = 0;
  let closing = false;
  for (let index = 0; index < workers; index += 1) hire();

  return {
    // A deploy waits for its turn, however much readers ask.
    check: (shell, bundle) => enqueue({ job: { shell, bundle }, deadlineMs: checkDeadlineMs }, {}).then(() => undefined),
    render: (job, deadlineMs) => enqueue({ job, deadlineMs }, limits),
    ask: (job, deadlineMs, read) => enqueue({ job, deadlineMs, read }, limits),
    keepOnly(keys) {
      for (const { worker, loaded } of members) {
        worker.postMessage({ kind: 'forget', keep: keys } satisfies ToWorker);
        for (const key of loaded) if (!keys.includes(key)) loaded.delete(key);
      }
    },
    size: () => ({ workers: members.size, waiting: queue.length, terminated }),
    async close() {
      closing = true;
      await Promise.all([...members].map(({ worker }) => worker.terminate()));
    },
  };

  function enqueue(wanted: Pick<Task, 'job' | 'deadlineMs' | 'read'>, { mostWaiting = Infinity, waitMs }: PoolLimits): Promise<string> {
    return new Promise((resolve, reject) => {
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
      start(member, task);
    }
  }

  function start(member: Member, task: Task): void {
    member.task = task;
    member.timer = setTimeout(
      () => dismiss(member, failureOf(task.job, 'FRAGMENT_TIMEOUT', { milliseconds: task.deadlineMs })),
      task.deadlineMs,
    );
    member.taskId = nextId += 1;
    member.worker.postMessage({ kind: 'job', id: member.taskId, job: withoutKnownCode(task.job, member) } satisfies ToWorker);
  }

  function withoutKnownCode({ shell, bundle, request }: RenderJob, { loaded }: Member): RenderJob {
    const trim = (reference: BundleReference): BundleReference => {
      const key = moduleKey(shell, reference);
      if (loaded.has(key)) return { name: reference.name, version: reference.version };
      loaded.add(key);
      return reference;
    };
    return { shell: trim(shell), bundle: bundle.name === 'shell' ? { name: bundle.name, version: bundle.version } : trim(bundle), request };
  }

  function hire(): void {
    const worker = new Worker(workerCode, {
      eval: true,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    const member: Member = { worker, loaded: new Set(), ready: false, task: undefined, taskId: 0 };
    members.add(member);
    worker.on('message', (message: FromWorker) => settle(member, message));
    worker.on('error', (error) => dismiss(member, member.task && failureOf(member.task.job, 'FRAGMENT_FAILED', { cause: error.message })));
    worker.on('exit', () =>
      dismiss(member, member.task && failureOf(member.task.job, 'FRAGMENT_FAILED', { cause: 'the render worker ended' })),
    );
  }

  function settle(member: Member, message: FromWorker): void {
    if (message.kind === 'ready') {
      member.ready = true;
      return assign();
    }
    const { task } = member;
    if (!task || message.id !== member.taskId) return;
    if (message.kind === 'read') return answerRead(member, task, message);
    release(member);
    if (message.kind === 'done') task.resolve(message.answer);
    else {
      // A bundle that failed to load is not in the worker: it must be sent again for the next try.
      member.loaded.delete(moduleKey(task.job.shell, task.job.bundle));
      task.reject(failureOf(task.job, 'FRAGMENT_FAILED', { cause: message.cause }, message.stack));
    }
    assign();
  }

  /** The worker goes on waiting, so what comes after the deadline reaches nothing. */
  function answerRead({ worker }: Member, { read }: Task, { readId, source }: Extract<FromWorker, { kind: 'read' }>): void {
    const reading = read ? read(source) : Promise.reject(new Error('only loaders read'));
    reading.then(
      (value) => worker.postMessage({ kind: 'read', readId, value } satisfies ToWorker),
      (thrown: unknown) => worker.postMessage({ kind: 'unread', readId, cause: causeOf(thrown) } satisfies ToWorker),
    );
  }

  function dismiss(member: Member, failure: Failure | undefined): void {
    if (!members.delete(member)) return;
    const { task } = member;
    release(member);
    if (task && failure) task.reject(failure);
    if (closing) return;
    terminated += 1;
    void member.worker.terminate();
    startsInVain = member.ready ? 0 : startsInVain + 1;
    if (startsInVain < startsInVainAtMost) return hire();
    // Workers that cannot even start would be hired for ever: what waits gets its fallbacks instead.
    for (let task = nextTask(); task; task = nextTask())
      task.reject(failureOf(task.job, 'FRAGMENT_FAILED', { cause: 'no render worker can be started' }));
    if (members.size === 0) startsInVain = 0;
  }

  function release(member: Member): void {
    clearTimeout(member.timer);
    member.task = undefined;
  }
}

function failureOf(
  { bundle, request }: RenderJob,
  code: 'FRAGMENT_TIMEOUT' | 'FRAGMENT_FAILED',
  values: Record<string, string | number>,
  stack?: string,
): Failure {
  const failure = new Failure(code, { part: partOf(request), remote: bundle.name, version: bundle.version, ...values });
  if (stack) failure.stack = stack;
  return failure;
}

/** What failed: a part, an answer, or the bundle as a whole. */
function partOf(request: RenderJob['request']): string {
  if (!request) return 'server bundle';
  return 'ask' in request ? request.ask : request.part;
}
