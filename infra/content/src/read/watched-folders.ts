import { readdirSync, watch, type FSWatcher, type WatchEventType } from 'node:fs';
import { join, sep } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import type { ReportProblem } from '../report/problem.ts';
import { yieldEvery } from './yield-to-event-loop.ts';
import { stampOf } from './file-stamp.ts';

/**
 * Watches every folder below a root, those that come later too. Whatever changes while they are set up is told as well.
 * Our own, because chokidar looks at each file too: 9 s and 300 MB for 14,593 pages, this 1 s and 110 MB (decision 031).
 */
export function watchFolders(root: string, report: ReportProblem, touch: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const pause = yieldEvery(50);
  let isOpen = true;
  let isComplete = true;

  void watchFrom(root).then(() => isOpen && touch(root));
  return () => {
    isOpen = false;
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };

  /** First the watcher, then the look inside: what comes in between is seen by one of the two. */
  async function watchFrom(folder: string): Promise<void> {
    if (!isOpen || watchers.has(folder) || !watchOne(folder)) return;
    const turn = pause();
    if (turn) await turn;
    for (const name of foldersIn(folder)) await watchFrom(join(folder, name));
  }

  function watchOne(folder: string): boolean {
    try {
      const watcher = watch(folder, (event, name) => name !== null && isWatched(name) && changed(event, join(folder, name)));
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
      return true;
    } catch (thrown) {
      // A folder that went away meanwhile is no loss; too many of them are, and are told once.
      if (isComplete && stampOf(folder)) report(folder, 1, `changes are not seen from here on: ${causeOf(thrown)}`);
      isComplete &&= !stampOf(folder);
      return false;
    }
  }

  function changed(event: WatchEventType, path: string): void {
    touch(path);
    if (event !== 'rename') return;
    // A folder of this name may have taken the place of another one, whose watchers look elsewhere now.
    forget(path);
    if (stampOf(path)?.kind === 'folder') void watchFrom(path).then(() => isOpen && touch(path));
  }

  function forget(path: string): void {
    if (!watchers.has(path)) return;
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  }
}

function isWatched(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isWatched(entry.name))
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}
