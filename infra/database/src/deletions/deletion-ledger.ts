import { open, readFile } from 'node:fs/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '../database.ts';
import { isLedgeredTable, type LedgeredTable } from './note-deletion.ts';

/** Something that was deleted on purpose, as its hash. */
export interface Deletion {
  readonly at: Date;
  readonly table: LedgeredTable;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

export interface LedgerOptions {
  readonly database: Database;
  readonly file: string;
  readonly report: (failure: Failure) => void;
  readonly everyMs?: number;
}

const firstLine = 'webdocs deletions 1';
const lineForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\w+) ([0-9a-f]{64})$/;
const usualEveryMs = 2000;
/** A transaction that takes long is noted with the moment at which it began, and is seen when it ends. */
const longestTransactionMs = 5 * 60 * 1000;

/**
 * Writes what is deleted into a file beside the database, which no restore takes back: a line for each deletion, soon after
 * its transaction. What a killed process did not write is written at the next start. Returns what ends it, with all of it written.
 */
export function keepLedger({ database, file, report, everyMs = usualEveryMs }: LedgerOptions): () => Promise<void> {
  const written = new Set<string>();
  let since: Date | undefined;
  let isFailing = false;
  let turn: Promise<void> = Promise.resolve();

  const writeOn = async (): Promise<void> => {
    if (!since) for (const deletion of await readIfThere(file)) written.add(keyOf(deletion));
    const from = since ?? new Date(0);
    const rows = await database.query.selectFrom('deletions').selectAll().where('at', '>=', from).orderBy('at').execute();
    const all = rows.map(({ table, id_hash, at }) => ({ at, table: table as LedgeredTable, hash: id_hash.toString('hex') }));
    const fresh = all.filter((deletion) => !written.has(keyOf(deletion)));
    if (fresh.length > 0 || !since) await append(file, fresh);
    for (const deletion of fresh) written.add(keyOf(deletion));
    since = new Date((all.at(-1)?.at ?? new Date()).getTime() - longestTransactionMs);
  };
  const look = (): Promise<void> => {
    turn = turn.then(writeOn).then(
      () => void (isFailing = false),
      (thrown: unknown) => {
        // The database tells of its absence itself, and a full disk is told of once.
        const isAway = thrown instanceof Failure && thrown.code === 'DATABASE_AWAY';
        if (!isAway && !isFailing) report(asFailure(thrown, file));
        if (!isAway) isFailing = true;
      },
    );
    return turn;
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await look();
  };
}

/** Every whole line. One that a power cut broke off was written again after it. */
export async function readLedger(file: string): Promise<Deletion[]> {
  const text = await readFile(file, 'utf8').catch((thrown: unknown) => {
    throw new Failure('LEDGER_MALFORMED', { file, cause: causeOf(thrown) }, { cause: thrown });
  });
  const [head, ...lines] = text.split('\n');
  if (head !== firstLine) throw new Failure('LEDGER_MALFORMED', { file, cause: `it does not begin with "${firstLine}"` });
  return lines.flatMap((line) => {
    const [, at, table, hash] = lineForm.exec(line) ?? [];
    return at && table && hash && isLedgeredTable(table) ? [{ at: new Date(at), table, hash }] : [];
  });
}

/** One of which a power cut left a part of the first line is as good as none. */
async function readIfThere(file: string): Promise<Deletion[]> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length + 1), 0, firstLine.length + 1, 0);
    if (size > firstLine.length || !firstLine.startsWith(buffer.toString('utf8', 0, bytesRead))) return await readLedger(file);
    await handle.truncate();
    return [];
  } finally {
    await handle.close();
  }
}

async function append(file: string, deletions: readonly Deletion[]): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    const begin = size === 0 ? `${firstLine}\n` : last.toString() === '\n' ? '' : '\n';
    const lines = deletions.map(({ at, table, hash }) => `${at.toISOString()} ${table} ${hash}\n`);
    await handle.writeFile(begin + lines.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function keyOf({ table, hash }: Deletion): string {
  return `${table} ${hash}`;
}

function asFailure(thrown: unknown, file: string): Failure {
  return thrown instanceof Failure ? thrown : new Failure('LEDGER_NOT_WRITTEN', { file, cause: causeOf(thrown) }, { cause: thrown });
}
