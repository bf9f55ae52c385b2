import { progressStore } from './progress-store.ts';

/** All that a reader has done, as a file of theirs. */
export function downloadProgress(): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(progressStore.now(), null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'learning-progress.json';
  link.click();
  URL.revokeObjectURL(address);
}
