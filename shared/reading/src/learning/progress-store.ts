import {
  learningKey,
  mergedProgress,
  readProgress,
  startedAgain,
  withChapter,
  type ChapterProgress,
  type LearningProgress,
} from '@webdocs/contracts/reader/learning-progress';
import { withStorage } from '../device-storage/with-storage.ts';

/** Where the progress is kept besides this browser. */
export type KeepInAccount = (progress: LearningProgress) => Promise<LearningProgress>;
export type SavingState = 'device' | 'saving' | 'account' | 'failed';

/** One call for what a reader does within this time. */
const pauseMs = 1500;

const listeners = new Set<() => void>();
let current: LearningProgress | undefined;
let account: KeepInAccount | undefined;
let saving: SavingState = 'device';
/** Set while something waits to be sent. */
let timer: number | undefined;

/**
 * What the reader has done in chapters and modules, here, in other tabs and on other devices. With blocked storage it lasts for this page.
 * Each remote has one of its own: what they share is the storage.
 */
export const progressStore = {
  now(): LearningProgress {
    return (current ??= stored());
  },
  saving: (): SavingState => saving,
  change(slug: string, change: Partial<Omit<ChapterProgress, 'changed'>>): void {
    keep(withChapter(latest(), slug, change, Date.now()));
    sendSoon();
  },
  startAgain(): void {
    keep(startedAgain(latest(), Date.now()));
    sendSoon();
  },
  /** A reader is signed in: what this browser has and what the account has become one. */
  useAccount(keepInAccount: KeepInAccount | undefined): void {
    if (account === keepInAccount) return;
    account = keepInAccount;
    if (account) return void progressStore.send();
    stopWaiting();
    // Who has signed out takes the progress along: the storage of this browser says what is left.
    current = undefined;
    say('device');
  },
  /** Also "Try again" after a failure. */
  async send(): Promise<void> {
    stopWaiting();
    const sendTo = account;
    if (!sendTo) return;
    say('saving');
    try {
      const merged = await sendTo(progressStore.now());
      // The reader has signed out meanwhile.
      if (account !== sendTo) return;
      // What the reader did while the answer was on its way is merged into it, here or on the page of another remote.
      keep(mergedProgress(merged, latest()));
      say(timer === undefined ? 'account' : 'saving');
    } catch {
      if (account === sendTo) say('failed');
    }
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', followOtherTabs);
      current = undefined;
    };
  },
};

/** Until it is sent it is not in the account, and nothing says that it is. */
function sendSoon(): void {
  if (!account) return;
  stopWaiting();
  say('saving');
  timer = window.setTimeout(() => void progressStore.send(), pauseMs);
}

function stopWaiting(): void {
  window.clearTimeout(timer);
  timer = undefined;
}

/** Another tab may have kept something of which this one was not told yet. */
function latest(): LearningProgress {
  return mergedProgress(stored(), progressStore.now());
}

function keep(progress: LearningProgress): void {
  current = progress;
  withStorage(learningKey, (storage) => storage.setItem(learningKey, JSON.stringify(progress)));
  tell();
}

function say(state: SavingState): void {
  saving = state;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Without a key another tab has cleared everything. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== learningKey) return;
  current = stored();
  tell();
}

function stored(): LearningProgress {
  return readProgress(withStorage(learningKey, (storage) => storage.getItem(learningKey)));
}
