import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { BuildSource } from '../build/build-source.ts';
import type { Content } from '../content.ts';
import { indexName, packagesFolder, packsFolder, publicKeyOf, updateName, type PackStep } from './pack-site.ts';
import type { PackOutcome, PackTask, PackWord, ToldFailure } from './pack-task.ts';

export interface PacksOptions {
  readonly content: Pick<Content, 'onChange'>;
  /** What packs are made of, as it is now. */
  readonly source: () => BuildSource;
  readonly siteAddress: string;
  /** Where they are kept, with what is kept to make the next ones. */
  readonly folder: string;
  /** Signs them: Ed25519. */
  readonly key: KeyObject;
  /** Load `packs-thread.ts` and `build-worker.ts`: how a thread reads TypeScript is known to the program that starts it. */
  readonly scripts: { readonly packs: URL; readonly build: URL };
  readonly report: (failure: Failure) => void;
  readonly progress?: (line: string) => void;
  /** How long content has to stay the same before it is packed. */
  readonly quietMs?: number;
}

/** A file that a host of packs serves. */
export interface ServedFile {
  readonly file: string;
  readonly bytes: number;
}

export interface Packs {
  /** Public keys that vouch for these packs: SPKI, in base64. */
  readonly keys: readonly string[];
  /** Of what is being made, from 0 to 100. */
  percent(): number;
  /** Which packs there are; fails with PACKS_NOT_READY until there are some. */
  index(): Promise<ServedFile>;
  /** Which whole site there is, likewise. */
  update(): Promise<ServedFile>;
  pack(name: string): Promise<ServedFile>;
  package(name: string): Promise<ServedFile>;
  /** From now on packs are made whenever the content has changed. */
  keepPacks(): void;
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const usualQuietMs = 5_000;
const againMs = 60_000;
/** Beside it there is one thread that makes pages, with a limit of its own. */
const heapMegabytes = 768;
const shares: Readonly<Record<PackStep['what'], readonly [from: number, to: number]>> = {
  pages: [0, 70],
  packs: [70, 90],
  zips: [90, 100],
};

/** The packs of a site: handed out from a folder, and made beside the work. */
export function openPacks({ content, source, siteAddress, folder, key, scripts, report, ...more }: PacksOptions): Packs {
  const { progress = () => undefined, quietMs = usualQuietMs } = more;
  const closing = new AbortController();
  const { signal } = closing;
  let percent = 0;
  let wanted = 0;
  let working = Promise.resolve();
  let stop = (): void => undefined;

  function want(): void {
    wanted += 1;
    working = working.then(makeWanted);
  }

  async function makeWanted(): Promise<void> {
    while (wanted > 0 && !signal.aborted) {
      const before = wanted;
      await pause(quietMs, undefined, { signal }).catch(() => undefined);
      if (wanted !== before || signal.aborted) continue;
      wanted = 0;
      await make();
    }
  }

  async function make(): Promise<void> {
    try {
      const began = performance.now();
      percent = 0;
      const { packs, written, failed } = await packOnThread();
      percent = 100;
      const without = failed > 0 ? `, without ${failed} pages that could not be made` : '';
      if (written > 0 || failed > 0)
        progress(`offline packs: ${packs}, ${written} of them written, in ${((performance.now() - began) / 1000).toFixed(1)} s${without}`);
    } catch (thrown) {
      if (signal.aborted) return;
      report(thrown instanceof Failure ? thrown : new Failure('PACKS_FAILED', { cause: causeOf(thrown) }, { cause: thrown }));
      await pause(againMs, undefined, { signal }).catch(() => undefined);
      wanted = Math.max(1, wanted);
    }
  }

  function packOnThread(): Promise<PackOutcome> {
    const task: PackTask = { source: source(), out: folder, siteAddress, key, buildScript: scripts.build.href };
    const worker = new Worker(scripts.packs, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    const end = (): void => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    return new Promise<PackOutcome>((resolve, reject) => {
      worker.on('message', (word: PackWord) => {
        if ('step' in word) percent = percentOf(word.step);
        else if ('failed' in word) reject(asFailure(word.failed));
        else resolve(word.outcome);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the thread ended before it was done')));
    }).finally(() => signal.removeEventListener('abort', end));
  }

  /** What is known by its name, or the failure that says why it is not there. */
  async function served(below: string, name: string, form: RegExp): Promise<ServedFile> {
    const file = join(folder, below, name);
    const found = form.test(name) ? await stat(file).catch(() => undefined) : undefined;
    if (found?.isFile()) return { file, bytes: found.size };
    if (!existsSync(join(folder, packsFolder, indexName))) throw new Failure('PACKS_NOT_READY', { percent });
    throw new Failure('PACK_UNKNOWN', { name: name.slice(0, 100) });
  }

  return {
    keys: [publicKeyOf(key)],
    percent: () => percent,
    index: () => served(packsFolder, indexName, /^index\.json$/),
    update: () => served('', updateName, /^update\.json$/),
    pack: (name) => served(packsFolder, name, /^[\w-][\w.-]*\.pack$/),
    package: (name) => served(packagesFolder, name, /^[\w-]+\.zip$/),
    keepPacks() {
      stop = content.onChange(want);
      want();
    },
    settled: () => working,
    async close() {
      stop();
      closing.abort();
      await working;
    },
  };
}

function percentOf({ what, done, total }: PackStep): number {
  const [from, to] = shares[what];
  return Math.floor(from + (to - from) * (total === 0 ? 1 : done / total));
}

function asFailure({ code, values }: ToldFailure): Failure {
  return new Failure(code, values);
}
