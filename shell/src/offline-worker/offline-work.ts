import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { KeptArea } from '@webdocs/contracts/offline/offline-status';
import { PackIndexSchema, PackKeysSchema, type PackIndex } from '@webdocs/contracts/offline/pack-index';
import { importPackKeys } from '@webdocs/contracts/offline/pack-signature';
import type { OfflineChoice } from '@webdocs/contracts/offline/worker-messages';
import * as v from 'valibot';
import { fetchApplication, keepOnlyApplications } from './application.ts';
import { checkPack, fetchPack } from './fetch-pack.ts';
import type { KeptApplication, KeptPack, OfflineStore } from './offline-store.ts';
import type { PackFiles } from './pack-files.ts';
import { filesOf, isChosen, plannedUpdate, type PlannedArea, type PlannedUpdate } from './planned-update.ts';
import { failureIn, type StatusBoard } from './status-board.ts';

export interface WorkOptions {
  readonly store: OfflineStore;
  readonly files: PackFiles;
  readonly caches: CacheStorage;
  readonly send: typeof fetch;
  readonly board: StatusBoard;
  /** What is read from now on is others. */
  readonly changed: () => void;
}

/** Fetches what a reader has chosen, and takes it away again. One run at a time. */
export function createOfflineWork({ store, files, caches, send, board, changed }: WorkOptions) {
  let running: { readonly work: Promise<void>; readonly stop: AbortController } | undefined;

  return {
    /** What was kept from earlier starts, on the board. */
    async remember(): Promise<void> {
      const [{ application, choice, remote }, packs] = await Promise.all([store.state(), store.packs()]);
      board.set({
        phase: board.now().phase === 'initial' ? 'idle' : board.now().phase,
        local: localOf(application),
        remote,
        composition: application?.composition,
        areas: choice ? keptAreas(packs) : [],
      });
    },
    async check(): Promise<void> {
      try {
        const { index } = await whatIsThere();
        await store.keep({ remote: remoteOf(index) });
        const [{ choice }, packs] = await Promise.all([store.state(), store.packs()]);
        board.set({ remote: remoteOf(index), failure: undefined });
        if (choice && !running) board.set({ areas: areasOf(plannedUpdate(index, choice, packs)) });
      } catch (thrown) {
        board.set({ failure: failureIn(thrown) });
      }
    },
    /** Joins the run that is under way, unless something else is wanted now. */
    async update(choice?: OfflineChoice): Promise<void> {
      if (running && !choice) return running.work;
      return inPlaceOfRunning(async (signal) => {
        // Said before the choice is known: a page that asks meanwhile sees no pause.
        board.set({ phase: 'download', progress: 0 });
        if (choice) await store.keep({ choice });
        if (signal.aborted) board.set({ phase: 'idle', progress: null });
        if (!signal.aborted) await run(signal);
      });
    },
    async pause(): Promise<void> {
      running?.stop.abort();
      await running?.work;
    },
    async clear(): Promise<void> {
      return inPlaceOfRunning(async () => {
        board.set({ phase: 'clear', progress: 0 });
        await store.clear();
        changed();
        for (const name of await files.names()) await files.remove(name);
        await keepOnlyApplications(caches, []);
        board.set({ phase: 'idle', local: null, remote: null, composition: undefined, areas: [], progress: null, failure: undefined });
      });
    },
  };

  /** Stops what is under way, and begins once that has ended: however many ask at once, one follows the other. */
  function inPlaceOfRunning(begin: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const before = running;
    before?.stop.abort();
    const stop = new AbortController();
    const next = { stop, work: ended() };
    running = next;
    return next.work;

    async function ended(): Promise<void> {
      await before?.work.catch(() => undefined);
      try {
        await begin(stop.signal);
      } finally {
        if (running === next) running = undefined;
      }
    }
  }

  /** Never rejects: what went wrong is on the board. */
  async function run(signal: AbortSignal): Promise<void> {
    const { choice, application: before } = await store.state();
    if (!choice) return;
    board.set({ phase: 'download', progress: 0, failure: undefined });
    try {
      await giveUp((await store.packs()).filter((pack) => !isChosen(pack, choice)));
      const { index, address, keys } = await whatIsThere(signal);
      const plan = plannedUpdate(index, choice, await wholePacks());
      board.set({ remote: remoteOf(index), areas: areasOf(plan) });
      await store.keep({ remote: remoteOf(index) });
      await removeUnused(plan);
      const composition = await fetchApplication({ caches, send, locale: choice.locale, signal, progressed: () => undefined });
      // Those of deploys that were never read: one after the other would fill the device.
      await keepOnlyApplications(caches, [composition, ...(before ? [before.composition] : [])]);
      const application: KeptApplication = { composition, locale: choice.locale, content: index.latest, date: index.date };
      // What was written for another deploy is read by that one, until all that belongs to this is here.
      const isDeploy = before !== null && before.composition !== composition;
      if (!isDeploy) await takeIntoUse([], application);
      const failures: unknown[] = [];
      for (const area of plan.areas) {
        try {
          await fetchArea(area, plan, { address, keys, signal });
          if (!isDeploy) await takeIntoUse([area], application);
          else if (area.missing.length > 0) board.setArea(area, { state: 'waiting' });
        } catch (thrown) {
          if (signal.aborted) throw thrown;
          board.setArea(area, { state: 'failed', failure: failureIn(thrown) });
          failures.push(thrown);
        }
      }
      if (isDeploy && failures[0] !== undefined) throw failures[0];
      if (isDeploy) await takeIntoUse(plan.areas, application);
      await giveUp(plan.unwanted);
      if (failures[0] !== undefined) throw failures[0];
      await removeUnused();
      await keepOnlyApplications(caches, [composition]);
    } catch (thrown) {
      if (!signal.aborted) board.set({ failure: failureIn(thrown) });
    } finally {
      board.forgetRate();
      board.set({ phase: 'idle', progress: null });
    }
  }

  interface Surroundings {
    readonly address: string;
    readonly keys: readonly CryptoKey[];
    readonly signal: AbortSignal;
  }

  /** What was read before serves until here. */
  async function takeIntoUse(areas: readonly PlannedArea[], application: KeptApplication): Promise<void> {
    await store.replaceAreas(areas, { application });
    board.set({ local: localOf(application), composition: application.composition });
    for (const area of areas) {
      const total = sizeOf(area.missing);
      board.setArea(area, { state: 'ready', bytes: total, total, failure: undefined, version: area.packs[0]?.version });
    }
    changed();
  }

  /** All files of an area, looked at. */
  async function fetchArea(area: PlannedArea, plan: PlannedUpdate, { address, keys, signal }: Surroundings): Promise<void> {
    const total = sizeOf(area.missing);
    let done = 0;
    for (const file of area.missing) {
      const pack = { ...file.pack, ...file };
      let here = 0;
      board.setArea(area, { state: 'download' });
      await fetchPack(pack, {
        ...{ files, send, address, signal },
        progressed: (bytes) => {
          if (bytes > here && here > 0) board.came(bytes - here);
          here = bytes;
          board.setArea(area, { bytes: done + here, total });
          board.set({ progress: progressOf(plan, area, done + here) });
        },
      });
      board.set({ phase: 'unpack' });
      board.setArea(area, { state: 'unpack' });
      await checkPack(pack, keys, files);
      done += file.bytes;
      board.set({ phase: 'download' });
    }
    signal.throwIfAborted();
  }

  async function giveUp(areas: ReadonlyArray<Pick<KeptArea, 'area' | 'locale'>>): Promise<void> {
    if (areas.length === 0) return;
    await store.replaceAreas(areas.map((area) => ({ ...area, packs: [] })));
    changed();
  }

  /** Packs of which the browser has taken no file away. */
  async function wholePacks(): Promise<KeptPack[]> {
    const packs = await store.packs();
    const isWhole = await Promise.all(
      packs.map(async (pack) => {
        const sizes = await Promise.all(filesOf(pack).map(async ({ file, bytes }) => (await files.size(file)) === bytes));
        return sizes.every(Boolean);
      }),
    );
    return packs.filter((_, at) => isWhole[at]);
  }

  /** Files of no pack any more: of those before, and what was begun and is not wanted now. */
  async function removeUnused(plan?: PlannedUpdate): Promise<void> {
    const wanted = plan?.areas.flatMap(({ missing }) => missing) ?? [];
    const used = new Set([...(await store.packs()).flatMap(filesOf), ...wanted].map(({ file }) => file));
    for (const name of await files.names()) if (!used.has(name)) await files.remove(name);
  }

  async function whatIsThere(signal?: AbortSignal): Promise<{ index: PackIndex; address: string; keys: CryptoKey[] }> {
    const known = v.parse(PackKeysSchema, await jsonAt('/packs/keys.json', signal));
    const address = known.address ?? '';
    const index = v.parse(PackIndexSchema, await jsonAt(`${address}/packs/index.json`, signal));
    return { index, address, keys: await importPackKeys(known.keys) };
  }

  async function jsonAt(address: string, signal: AbortSignal | undefined): Promise<unknown> {
    const response = await send(address, { cache: 'no-cache', ...(signal ? { signal } : {}) });
    if (response.ok) return response.json();
    const said = (await response.json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
    if (said?.failure === 'PACKS_NOT_READY') throw new Failure('PACKS_NOT_READY', { percent: Number(said.values?.percent ?? 0) });
    if (said?.failure === 'PACKS_OFF') throw new Failure('PACKS_OFF');
    throw new Failure('OFFLINE_FILE_MISSING', { file: address, cause: `status ${response.status}` });
  }
}

function localOf(application: KeptApplication | null) {
  return application && { version: application.content, date: application.date };
}

function remoteOf({ latest, date }: PackIndex) {
  return { latest, date, updates: [] };
}

function sizeOf(files: ReadonlyArray<{ readonly bytes: number }>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function progressOf({ areas }: PlannedUpdate, current: PlannedArea, bytes: number): number {
  const total = sizeOf(areas.flatMap(({ missing }) => missing));
  const before = sizeOf(areas.slice(0, areas.indexOf(current)).flatMap(({ missing }) => missing));
  return total === 0 ? 1 : (before + bytes) / total;
}

/** Before anything has come. */
function areasOf({ areas }: PlannedUpdate): KeptArea[] {
  return areas.map(({ area, locale, packs, missing }) => ({
    ...{ area, locale },
    state: missing.length === 0 ? 'ready' : isRead(packs, missing) ? 'update' : 'waiting',
    bytes: 0,
    total: sizeOf(missing),
    size: sizeOf(packs.flatMap(filesOf)),
    version: packs[0]?.version,
  }));
}

function isRead(packs: readonly KeptPack[], missing: PlannedArea['missing']): boolean {
  return packs.some((pack) => !missing.some(({ file }) => file === pack.full.file));
}

function keptAreas(packs: readonly KeptPack[]): KeptArea[] {
  const names = [...new Set(packs.map(({ area, locale }) => `${locale} ${area}`))];
  return names.map((name) => {
    const own = packs.filter(({ area, locale }) => `${locale} ${area}` === name);
    const [{ area, locale, version }] = own as [KeptPack];
    const size = sizeOf(own.flatMap(filesOf));
    return { area, locale, state: 'ready', bytes: 0, total: 0, size, version };
  });
}
