import { parentPort, workerData } from 'node:worker_threads';
import { causeOf, Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import { openDatabase } from '@webdocs/database';
import { importNewest, type ImportOutcome } from './import-updates.ts';
import type { UpdatePlace } from './update-source.ts';

export interface ImportTask {
  readonly databaseUrl: string;
  readonly places: readonly UpdatePlace[];
  readonly today: string;
}

export interface ToldFailure {
  readonly code: FailureCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What the thread says: of places that could not be read, and at last what came of it. */
export type ThreadWord = { readonly away: ToldFailure } | { readonly outcome: ImportOutcome } | { readonly failed: ToldFailure };

/** An import on a thread of its own: parsing 25 MB of JSON would hold up every reader for half a second. */
const { databaseUrl, places, today } = workerData as ImportTask;
const say = (word: ThreadWord): void => parentPort?.postMessage(word);

const told = (thrown: unknown): ToldFailure =>
  thrown instanceof Failure
    ? { code: thrown.code, values: thrown.values }
    : { code: 'UPDATES_IMPORT_FAILED', values: { cause: causeOf(thrown) } };

try {
  const database = await openDatabase({ url: databaseUrl, dataFolder: '', report: () => undefined, connections: 1 });
  try {
    say({ outcome: await importNewest({ database, places, today, onAway: (thrown) => say({ away: told(thrown) }) }) });
  } finally {
    await database.close();
  }
} catch (thrown) {
  say({ failed: told(thrown) });
}
