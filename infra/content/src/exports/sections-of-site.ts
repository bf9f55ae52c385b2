import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { BuildSource } from '../build/build-source.ts';
import type { Content } from '../content.ts';
import type { SectionFormat } from './section-export.ts';
import { unfinishedName, type SectionTask, type SectionWord } from './section-task.ts';

export interface SectionsOptions {
  readonly content: Pick<Content, 'paths' | 'revision'>;
  /** What sections are made of, as it is now. */
  readonly source: () => BuildSource;
  readonly siteAddress: string;
  readonly siteName: string;
  /** Where some of those that were asked for are kept. */
  readonly folder: string;
  /** Loads `section-thread.ts`: how a thread reads TypeScript is known to the program that starts it. */
  readonly script: URL;
  readonly report: (failure: Failure) => void;
  readonly limits?: Partial<typeof usualLimits>;
}

export interface SectionFile {
  readonly file: string;
  readonly bytes: number;
  /** Of the section, its format and the content: another state of the site has another. */
  readonly version: string;
}

/** Sections of a site as files, made when they are asked for. */
export interface Sections {
  /** Fails with SECTION_UNKNOWN, SECTION_TOO_LARGE, SECTION_EXPORTS_BUSY, and SECTION_EXPORT_PENDING where it takes longer than a request may. */
  section(address: string, format: SectionFormat): Promise<SectionFile>;
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const usualLimits = {
  mostPages: 2_500,
  mostWaiting: 8,
  keptBytes: 256 * 1024 * 1024,
  /** So long a request waits for a section that is made for it. */
  waitMs: 20_000,
};
const heapMegabytes = 768;

export function openSections({ content, source, siteAddress, siteName, folder, script, report, limits = {} }: SectionsOptions): Sections {
  const { mostPages, mostWaiting, keptBytes, waitMs } = { ...usualLimits, ...limits };
  const making = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let turn = Promise.resolve();
  let known = { revision: '', urls: new Map<string, string>() };

  async function section(asked: string, format: SectionFormat): Promise<SectionFile> {
    const address = addressOf(asked);
    const version = createHash('sha256').update(`${content.revision()} ${siteAddress} ${format} ${address}`).digest('hex').slice(0, 32);
    const file = join(folder, `${version}.${format === 'docset' ? 'docset.tgz' : format}`);
    const before = await found(file);
    if (before !== undefined) return { file, bytes: before, version };
    await withinWait(making.get(file) ?? begin({ address, format, file }), address);
    const bytes = await found(file);
    if (bytes === undefined) throw new Failure('SECTION_EXPORT_FAILED', { address, cause: 'it was removed again' });
    return { file, bytes, version };
  }

  /** As it is spelled, if there is a section there that is not too large. */
  function addressOf(asked: string): string {
    const urls = addresses();
    const address = urls.get(asked.toLowerCase());
    if (address === undefined) throw new Failure('SECTION_UNKNOWN', { address: asked.slice(0, 200) });
    const below = `${address.toLowerCase()}/`;
    let pages = 1;
    for (const url of urls.keys()) if (url.startsWith(below)) pages += 1;
    if (pages > mostPages) throw new Failure('SECTION_TOO_LARGE', { address, pages, limit: mostPages });
    return address;
  }

  function addresses(): ReadonlyMap<string, string> {
    const revision = content.revision();
    if (known.revision !== revision) {
      const documents = content.paths().filter((path) => /^\/[^/]+\/docs\/./.test(path));
      known = { revision, urls: new Map(documents.map((path) => [path.toLowerCase(), path])) };
    }
    return known.urls;
  }

  function begin(wanted: Pick<SectionTask, 'address' | 'format' | 'file'>): Promise<void> {
    if (making.size >= mostWaiting) throw new Failure('SECTION_EXPORTS_BUSY', { waiting: making.size });
    const made = turn.then(() => makeOnThread(wanted)).finally(() => making.delete(wanted.file));
    making.set(wanted.file, made);
    // One at a time: readers need the processor too. Who asked is told what went wrong.
    turn = made.catch((thrown: unknown) => {
      if (!closing.signal.aborted && thrown instanceof Failure && thrown.status >= 500) report(thrown);
    });
    return made;
  }

  function makeOnThread(wanted: Pick<SectionTask, 'address' | 'format' | 'file'>): Promise<void> {
    if (closing.signal.aborted) throw new Failure('SECTION_EXPORT_FAILED', { address: wanted.address, cause: 'the site stops' });
    mkdirSync(folder, { recursive: true });
    const task: SectionTask = { ...wanted, source: source(), siteAddress, siteName, mostPages };
    const worker = new Worker(script, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    const end = (): void => void worker.terminate();
    closing.signal.addEventListener('abort', end, { once: true });
    const failed = (cause: string): Failure => new Failure('SECTION_EXPORT_FAILED', { address: wanted.address, cause });
    return new Promise<void>((resolve, reject) => {
      worker.on('message', (word: SectionWord) => {
        if ('done' in word) resolve();
        else reject(new Failure(word.failed.code, word.failed.values));
      });
      worker.on('error', (thrown) => reject(failed(causeOf(thrown))));
      worker.on('exit', () => reject(failed('the thread ended before it was done')));
    }).finally(() => {
      closing.signal.removeEventListener('abort', end);
      removeUnfinished(folder, basename(wanted.file));
      removeOldest(folder, keptBytes, wanted.file);
    });
  }

  async function withinWait(made: Promise<void>, address: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Failure('SECTION_EXPORT_PENDING', { address })), waitMs);
    });
    await Promise.race([made, late]).finally(() => clearTimeout(timer));
  }

  return {
    section,
    settled: () => turn,
    async close() {
      closing.abort();
      await turn;
    },
  };
}

/** Its length, and from now on it is the one that was asked for last. */
async function found(file: string): Promise<number | undefined> {
  const known = await stat(file).catch(() => undefined);
  if (!known?.isFile()) return undefined;
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // It was removed in the meantime.
    return undefined;
  }
  return known.size;
}

/** A thread that was ended, or had no room, leaves what it had written. */
function removeUnfinished(folder: string, name: string): void {
  for (const one of readdirSync(folder))
    if (one.startsWith(unfinishedName(name))) rmSync(join(folder, one), { recursive: true, force: true });
}

/** The least recently requested go first; one that is being sent stays open until it has been. */
function removeOldest(folder: string, most: number, newest: string): void {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((file) => ({ file, state: statSync(file, { throwIfNoEntry: false }) }))
    .sort((one, other) => (other.state?.mtimeMs ?? 0) - (one.state?.mtimeMs ?? 0));
  let sum = 0;
  for (const { file, state } of files) {
    sum += state?.size ?? 0;
    if (sum > most && file !== newest) rmSync(file, { recursive: true, force: true });
  }
}
