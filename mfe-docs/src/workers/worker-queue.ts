/** What a worker says where it can do nothing with what it was asked. */
export interface WorkerFailure {
  readonly failed: string;
}

interface WorkerQueueOptions {
  /** Called when there is something to ask, and again once the worker had to be ended. */
  readonly start: () => Worker;
  /** What takes longer is given up with its worker: the page is never held up. */
  readonly longestMs: number;
}

/** Asks a worker one thing after the other. Rejects where there is no answer in time, and asks a new worker the next time. */
export function workerQueue<Request, Answer extends object>({ start, longestMs }: WorkerQueueOptions) {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  return (request: Request): Promise<Exclude<Answer, WorkerFailure>> => {
    const answer = queue.then(() => ask(request));
    queue = answer.catch(() => undefined);
    return answer;
  };

  function ask(request: Request): Promise<Exclude<Answer, WorkerFailure>> {
    const asked = (worker ??= start());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => giveUp('no answer in time'), longestMs);
      asked.onmessage = ({ data }: MessageEvent<Answer | WorkerFailure>) => {
        clearTimeout(timer);
        if ('failed' in data) giveUp(data.failed);
        else resolve(data as Exclude<Answer, WorkerFailure>);
      };
      asked.onerror = ({ message }) => giveUp(message);
      asked.postMessage(request);

      function giveUp(cause: string): void {
        clearTimeout(timer);
        asked.terminate();
        worker = undefined;
        reject(new Error(cause));
      }
    });
  }
}
