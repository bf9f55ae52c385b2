import { moduleKey, noProgress } from '@webdocs/contracts/reader/learning-progress';
import { progressStore, type KeepInAccount, type SavingState } from '@webdocs/reading/progress-store';
import { useConfiguration, useFact } from '@webdocs/remote-kit';
import { useEffect, useSyncExternalStore } from 'react';

export interface Ticks {
  readonly isDone: (url: string) => boolean;
  /** Whether any module is ticked, here or in the account. */
  readonly hasTicks: boolean;
}

/** Which modules the reader ticked as done: none on the server, and until the page lives. */
export function useTicks(): Ticks {
  const { chapters } = useSyncExternalStore(progressStore.subscribe, progressStore.now, () => noProgress);
  return {
    isDone: (url) => chapters[moduleKey(url)]?.done === true,
    hasTicks: Object.values(chapters).some(({ done }) => done),
  };
}

export function tick(url: string, done: boolean): void {
  progressStore.change(moduleKey(url), { done });
}

/** Brings the ticks of this browser and those of the account together. A site that takes no changes leaves them in the browser. */
export function useAccountForTicks(keepInAccount: KeepInAccount): void {
  const { isAuthenticated } = useFact('session');
  const { readOnly } = useConfiguration();
  const hasAccount = isAuthenticated && !readOnly;
  useEffect(() => progressStore.useAccount(hasAccount ? keepInAccount : undefined), [hasAccount, keepInAccount]);
}

export function useSaving(): SavingState {
  return useSyncExternalStore(progressStore.subscribe, progressStore.saving, () => 'device');
}

export function saveAgain(): void {
  void progressStore.send();
}
