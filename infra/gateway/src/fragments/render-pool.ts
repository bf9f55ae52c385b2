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

/** Answers what a loader reads: JSON for JSON. */
export type ReadSource = (source: string) => Promise<string>;

interface Task {
  readonly job: RenderJob;
  readonly deadlineMs: number;
  readonly read: ReadSource | undefined;
  readonly resolve: (answer: string) => void;
  readonly reject: (failure: Failure) => void;
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
 * worker: nothing else stops an endless loop. The others wait in the queue and never notice. Workers beyond those that it begins
 * with are started when more wait than there are workers for, up to `atMost`. They run `workerCode`, which is render-worker.ts as one script.
 */
export function openRenderPool(workers: number, workerCode: string, atMost = workers): RenderPool {
  const members = new Set<Member>();
  const queue: Task[] = [];
  let terminated = 0;
  let startsInVain = 0;
  let nextId = 0;
  let closing = false;
  for (let index = 0; index < workers; index += 1) hire();

  return {
    check: (shell, bundle) => enqueue({ shell, bundle }, checkDeadlineMs).then(() => undefined),
    render: (job, deadlineMs) => enqueue(job, deadlineMs),
    ask: enqueue,
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

  function enqueue(job: RenderJob, deadlineMs: number, read?: ReadSource): Promise<string> {
    return new Promise((resolve, reject) => {
      const free = [...members].filter(({ task }) => !task).length;
      if (members.size === 0 || (members.size < atMost && free <= queue.length)) hire();
      queue.push({ job, deadlineMs, read, resolve, reject });
      assign();
    });
  }

  function assign(): void {
    for (const member of members) {
      if (!member.ready || member.task) continue;
      const task = queue.shift();
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
    for (const { job, reject } of queue.splice(0)) reject(failureOf(job, 'FRAGMENT_FAILED', { cause: 'no render worker can be started' }));
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
