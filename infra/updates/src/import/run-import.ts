import { Worker } from 'node:worker_threads';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { ImportTask, ThreadWord, ToldFailure } from './import-thread.ts';
import type { ImportOutcome } from './import-updates.ts';
import type { UpdatePlace } from './update-source.ts';

export interface RunningImport {
  readonly database: Pick<Database, 'address'>;
  readonly places: readonly UpdatePlace[];
  readonly today: string;
  /** Loads `import-thread.ts`: how a thread reads TypeScript is known to the program that starts it. */
  readonly script: string | URL;
  readonly report: (failure: Failure) => void;
  readonly signal: AbortSignal;
}

/** Two packages of 25 MB and what is made of them take 190 MB; without a limit the thread may take as much as the site. */
const heapMegabytes = 512;

/** Imports on a thread; fails with what the thread failed with. A site that closes ends the thread, and its lease ends by itself. */
export function runImport({ database, places, today, script, report, signal }: RunningImport): Promise<ImportOutcome> {
  const task: ImportTask = { databaseUrl: urlOf(database), places, today };
  const worker = new Worker(script, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
  const end = (): void => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  return new Promise<ImportOutcome>((resolve, reject) => {
    worker.on('message', (word: ThreadWord) => {
      if ('away' in word) report(asFailure(word.away));
      else if ('failed' in word) reject(asFailure(word.failed));
      else resolve(word.outcome);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread ended before it was done')));
  }).finally(() => signal.removeEventListener('abort', end));
}

function asFailure({ code, values }: ToldFailure): Failure {
  return new Failure(code, values);
}

function urlOf({ address }: Pick<Database, 'address'>): string {
  const { connectionString, user, password, host, port, database } = address();
  if (connectionString) return connectionString;
  const [name, secret] = [user, password].map((value) => encodeURIComponent(String(value)));
  return `postgres://${name}:${secret}@${String(host)}:${String(port)}/${String(database)}`;
}
