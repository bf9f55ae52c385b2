import type { PackArea } from '@webdocs/contracts/offline/pack-areas';
import type { OfflineSettings } from '@webdocs/contracts/offline/offline-settings';
import type { PackIndex } from '@webdocs/contracts/offline/pack-index';
import type { KeptRunner } from '@webdocs/contracts/samples/kept-runner';
import { keepaliveMs, pollMs, type FromWorker, type OfflineChoice } from '@webdocs/contracts/offline/worker-messages';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { keepSamples } from '@webdocs/reading/kept-samples';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askToPersist, readPackIndex, readStorage, type StorageOfSite } from '../../data/offline-packs.ts';
import { readOfflineSettings, writeOfflineSettings } from '../../data/offline-settings.ts';
import { canKeepWorker, endWorker, findWorker, startWorker, whenCleared, type OfflineWorker } from '../../data/offline-worker.ts';

/** While nothing is under way another tab may begin something. */
const restingPollMs = 5000;

export interface Offline {
  readonly state: 'looking' | 'unsupported' | 'no-packs' | 'ready';
  readonly index: PackIndex | undefined;
  readonly pong: FromWorker | undefined;
  readonly choice: OfflineChoice | undefined;
  readonly storage: StorageOfSite | undefined;
  readonly settings: OfflineSettings;
  /** Why the worker could not be kept at all. */
  readonly problem: unknown;
  readonly isBusy: boolean;
  choose(areas: readonly PackArea[]): void;
  update(): void;
  pause(): void;
  clear(): void;
  persist(): void;
  change(settings: Partial<OfflineSettings>): void;
  again(): void;
}

/** What can be had, what is here and what is under way; and the ways to change it. */
export function useOffline(locale: Locale, samples: KeptRunner | undefined): Offline {
  const [state, setState] = useState<Offline['state']>('looking');
  const [index, setIndex] = useState<PackIndex>();
  const [pong, setPong] = useState<FromWorker>();
  const [storage, setStorage] = useState<StorageOfSite>();
  const [settings, setSettings] = useState<OfflineSettings>({ offline: false, preferOnline: false, autoUpdates: false });
  const [problem, setProblem] = useState<unknown>();
  /** What was ticked, until the worker says that it knows. */
  const [wanted, setWanted] = useState<OfflineChoice>();
  const worker = useRef<OfflineWorker>(undefined);
  const choice = wanted ?? pong?.choice ?? undefined;
  const isBusy = wanted !== undefined || (pong !== undefined && pong.status.phase !== 'idle' && pong.status.phase !== 'initial');

  const look = useCallback(async () => {
    setState('looking');
    setSettings(readOfflineSettings());
    if (!canKeepWorker()) return setState('unsupported');
    worker.current = await findWorker().catch(() => undefined);
    const [found, kept, pages] = await Promise.allSettled([worker.current?.ask(), readStorage(), readPackIndex()]);
    if (found.status === 'fulfilled') setPong(found.value);
    if (kept.status === 'fulfilled') setStorage(kept.value);
    if (pages.status === 'fulfilled') setIndex(pages.value);
    else setProblem(pages.reason);
    setState(pages.status === 'fulfilled' || (found.status === 'fulfilled' && found.value) ? 'ready' : 'no-packs');
    // Of what is here it is known at once whether it is the latest.
    if (pages.status === 'fulfilled') worker.current?.tell({ type: 'checkForUpdate' });
  }, []);

  useEffect(() => void look(), [look]);

  const poll = useCallback(async () => {
    // A release brings another one, another tab may begin with one; and of one that was taken away its last word is heard.
    worker.current = (await findWorker().catch(() => undefined)) ?? worker.current;
    const answer = await worker.current?.ask().catch(() => undefined);
    if (!answer) return;
    setPong(answer);
    setWanted((before) => (before && isSame(before, answer.choice) ? undefined : before));
  }, []);
  useEffect(() => {
    const timer = setInterval(() => void poll(), isBusy ? pollMs : restingPollMs);
    return () => clearInterval(timer);
  }, [poll, isBusy]);
  useEffect(() => {
    if (!isBusy) {
      readStorage().then(setStorage, () => undefined);
      return undefined;
    }
    const timer = setInterval(() => worker.current?.tell({ type: 'keepalive' }), keepaliveMs);
    // Who leaves now has a part of it: it goes on at the next visit.
    const warn = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isBusy]);

  const keep = (next: OfflineSettings): void => {
    writeOfflineSettings(next);
    setSettings(next);
  };

  async function choose(areas: readonly PackArea[]): Promise<void> {
    const next: OfflineChoice = { locale: choice?.locale ?? locale, areas: [...areas] };
    setProblem(undefined);
    setWanted(next);
    try {
      // Another tab may have taken away the one that was here.
      const found = await findWorker();
      worker.current = found ?? (await startWorker(settings.preferOnline ? 'PreferOnline' : 'PreferOffline'));
      if (!found) {
        // Without it a browser may take everything away when it runs short of room.
        void askToPersist().catch(() => false);
      }
      keep({ ...settings, offline: areas.length > 0 });
      if (samples && areas.length > 0) void keepSamples(samples);
      worker.current.tell({ type: 'update', choice: next });
      await poll();
    } catch (thrown) {
      setWanted(undefined);
      setProblem(thrown);
    }
  }

  async function clear(): Promise<void> {
    setProblem(undefined);
    try {
      // It has to be there to the end.
      if (worker.current) await whenCleared(worker.current, setPong);
      await endWorker();
    } catch (thrown) {
      return setProblem(thrown);
    }
    worker.current = undefined;
    setPong(undefined);
    keep({ ...settings, offline: false });
    setStorage(await readStorage());
  }

  async function change(wanted: Partial<OfflineSettings>): Promise<void> {
    const next = { ...settings, ...wanted };
    keep(next);
    if (wanted.preferOnline === undefined || !worker.current) return;
    try {
      worker.current = await startWorker(next.preferOnline ? 'PreferOnline' : 'PreferOffline');
    } catch (thrown) {
      setProblem(thrown);
    }
  }

  const tell = (type: 'update' | 'pause'): void => {
    if (samples && type === 'update') void keepSamples(samples);
    worker.current?.tell({ type });
    void poll();
  };

  return {
    ...{ state, index, pong, choice, storage, settings, problem, isBusy },
    choose: (areas) => void choose(areas),
    update: () => tell('update'),
    pause: () => tell('pause'),
    clear: () => void clear(),
    persist: () => void askToPersist().then(async () => setStorage(await readStorage())),
    change: (wanted) => void change(wanted),
    again: () => void look(),
  };
}

function isSame({ locale, areas }: OfflineChoice, other: OfflineChoice | null): boolean {
  return locale === other?.locale && areas.join() === other.areas.join();
}
