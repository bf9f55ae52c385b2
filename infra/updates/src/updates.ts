import type { BaselineEvent, BrowserGroup, UpdateList } from '@webdocs/contracts/api/updates';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { followNotifications } from '@webdocs/database/notifications';
import { liveImport, updatesChannel, type LiveImport } from './import/import-rows.ts';
import type { ImportOutcome } from './import/import-updates.ts';
import { runImport } from './import/run-import.ts';
import type { UpdatePlace } from './import/update-source.ts';
import { loadModel } from './query/load-model.ts';
import { UpdateAnswers, type Question } from './query/answer-query.ts';
import type { FeatureHappening } from './query/find-happenings.ts';
import { noUpdates } from './query/no-updates.ts';

export type { Question } from './query/answer-query.ts';
export type { FeatureHappening } from './query/find-happenings.ts';
export { packageNames, type UpdatePlace } from './import/update-source.ts';

export interface UpdatesOptions {
  readonly database: Database;
  /** Where packages are looked for: the installed ones, and where newer ones may come from. */
  readonly places: readonly UpdatePlace[];
  /** Loads `import-thread.ts`: how a thread reads TypeScript is known to the program that starts it. */
  readonly script: string | URL;
  /** The pages of this site; without them those that the data name are taken to be there. */
  readonly pages?: {
    /** The page that the data name, if it is here: without the language. */
    readonly at: (given: string) => string | undefined;
    readonly revision: () => string;
  };
  readonly now?: () => Date;
  /** How long a question waits for what it is answered from. */
  readonly waitMs?: number;
  readonly report: (failure: Failure) => void;
  readonly progress?: (line: string) => void;
}

/** Questions fail with UPDATES_NOT_READY until there is something to answer them from. */
export interface Updates {
  list(question: Question): Promise<UpdateList>;
  /** The newest of a view, as feeds tell them. */
  newest(question: Question, count: number): Promise<ReadonlyArray<BrowserGroup | BaselineEvent>>;
  one(id: string): Promise<BrowserGroup | BaselineEvent | undefined>;
  /** How many changes a release has, without filters. */
  changesOf(id: string): Promise<number>;
  /** All that happened to features and to their parts, by the paths and ids of Baseline that are asked for; undefined before anything is imported. */
  happeningsTo(features: readonly string[]): Promise<ReadonlyMap<string, readonly FeatureHappening[]> | undefined>;
  /** Whether anything happened to a feature, by its path or by its id in Baseline. */
  knows(feature: string): Promise<boolean>;
  /** Another one whenever the same question may be answered otherwise. */
  revision(): Promise<string>;
  /** Reads what was imported before the first question comes. */
  prepare(): void;
  /** From now on this process looks for newer packages; without it, it answers from what others import. */
  keepImported(): void;
  /** Looks now, and again if that is under way. */
  importNow(): void;
  /** Resolves when nothing is looked for any more. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const lookEveryMs = 6 * 60 * 60 * 1000;
/** Where another process is at it, or something failed that may pass. */
const againMs = 60_000;
/** A replica that heard of nothing looks by itself. */
const followEveryMs = 60_000;

/** A page waits three seconds for all that it is made of, and has to say in that time that this is not there yet. */
const usualWaitMs = 1000;

const everyPage = { at: (given: string) => given, revision: () => '' };

interface Answering {
  readonly live: LiveImport | undefined;
  readonly answers: UpdateAnswers | undefined;
}

/** What browsers shipped and what became of features: answers from the last import, and imports newer data beside the work. */
export function openUpdates(options: UpdatesOptions): Updates {
  const { database, report, pages = everyPage, now = () => new Date(), waitMs = usualWaitMs, progress = () => undefined } = options;
  const closing = new AbortController();
  let answering: Promise<Answering> | undefined;
  let isOld = true;
  let working = Promise.resolve();
  let isWanted = false;
  let isImporting = false;
  const timers: NodeJS.Timeout[] = [];
  let later: NodeJS.Timeout | undefined;
  const today = (): string => now().toISOString().slice(0, 10);
  const surroundings = () => ({ today: today(), pageAt: pages.at });

  // What was said before this began to listen is looked up at the first question.
  const stopFollowing = followNotifications({ address: database.address, channel: updatesChannel, onNotice: () => (isOld = true) });
  timers.push(setInterval(() => (isOld = true), followEveryMs).unref());

  /** Loaded when it is asked for, and again when another import is live. Who asks meanwhile is answered from the one before. */
  async function answers(): Promise<UpdateAnswers | undefined> {
    if (!answering) return (await load(undefined)).answers;
    const known = await answering;
    const loading = isOld ? load(known) : undefined;
    // Where there was nothing, whatever there is now is worth the wait.
    return loading && !known.answers ? (await loading).answers : known.answers;
  }

  /** For those that do not wait: a page, a feed, another program. */
  async function answersSoon(): Promise<UpdateAnswers | undefined> {
    const found = await unlessLate(answers(), waitMs);
    if (!found && isImporting) throw new Failure('UPDATES_NOT_READY');
    return found;
  }

  function load(before: Answering | undefined): Promise<Answering> {
    isOld = false;
    const loading = loadNow(before);
    // The first one is waited for; later ones take over when they are there.
    if (!before) answering = loading;
    loading.then(
      (loaded) => void (answering = Promise.resolve(loaded)),
      () => {
        isOld = true;
        if (!before) answering = undefined;
      },
    );
    return loading;
  }

  async function loadNow(before: Answering | undefined): Promise<Answering> {
    const live = await liveImport(database.query);
    if (before && before.live?.id === live?.id) return before;
    return { live, answers: live && new UpdateAnswers(await loadModel(database.query, live)) };
  }

  function importNow(): void {
    isWanted = true;
    isImporting = true;
    working = working.then(importWanted);
  }

  async function importWanted(): Promise<void> {
    if (!isWanted || closing.signal.aborted) return;
    isWanted = false;
    try {
      const began = performance.now();
      const { places, script } = options;
      const outcome = await runImport({ database, places, today: today(), script, report, signal: closing.signal });
      if (outcome.kind === 'busy') return lookAgain();
      if (outcome.kind === 'imported') {
        isOld = true;
        // Who asks first would wait for it longer than a page does.
        await answers().catch(() => undefined);
        progress(lineOf(outcome, performance.now() - began));
      }
      isImporting = isWanted;
    } catch (thrown) {
      isImporting = isWanted;
      if (closing.signal.aborted) return;
      const failure =
        thrown instanceof Failure ? thrown : new Failure('UPDATES_IMPORT_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
      report(failure);
      // A package does not become another one by waiting a minute.
      if (failure.code !== 'UPDATES_PACKAGE_MALFORMED') lookAgain();
    }
  }

  function lookAgain(): void {
    clearTimeout(later);
    later = setTimeout(importNow, againMs).unref();
  }

  return {
    async list(question) {
      return (await answersSoon())?.list(question, surroundings()) ?? noUpdates(question);
    },
    newest: async (question, count) => (await answersSoon())?.newest(question, count, surroundings()) ?? [],
    one: async (id) => (await answersSoon())?.one(id, surroundings()),
    changesOf: async (id) => (await answersSoon())?.changesOf(id) ?? 0,
    happeningsTo: async (features) => (await answers())?.happeningsTo(features, surroundings()),
    knows: async (feature) => (await answersSoon())?.knows(feature) ?? false,
    async revision() {
      await answersSoon();
      return `${String((await answering)?.live?.id ?? 0)} ${today()} ${pages.revision()}`;
    },
    // What fails now is told to who asks.
    prepare: () => void answers().catch(() => undefined),
    keepImported() {
      timers.push(setInterval(importNow, lookEveryMs).unref());
      importNow();
    },
    importNow,
    settled: () => working,
    async close() {
      closing.abort();
      for (const timer of timers) clearInterval(timer);
      clearTimeout(later);
      await working;
      await answering?.catch(() => undefined);
      await stopFollowing();
    },
  };
}

async function unlessLate<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('UPDATES_NOT_READY')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function lineOf({ versions, groups, baselineEvents }: ImportOutcome & { readonly kind: 'imported' }, ms: number): string {
  const seconds = (ms / 1000).toFixed(1);
  return `updates: ${groups} releases (compat data ${versions.compat}) and ${baselineEvents} Baseline events (feature data ${versions.features}) in ${seconds} s`;
}
