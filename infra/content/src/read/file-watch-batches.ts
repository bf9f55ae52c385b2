import { watch } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import type { ReportProblem } from '../report/problem.ts';
import { watchFolders } from './watched-folders.ts';

const quietMilliseconds = 60;

/** Tells which paths below the roots changed, together once an editor or a checkout has come to rest. */
export function watchRoots(roots: readonly string[], report: ReportProblem, changed: (paths: readonly string[]) => void): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const paths = [...waiting];
    waiting.clear();
    changed(paths);
  };
  const touch = (path: string) => {
    waiting.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, quietMilliseconds);
  };
  const stops = roots.map((root) => watchTree(root, report, touch));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Linux watches folders one by one; Node's own recursion there also watches every file, which takes seconds and misses new folders. */
function watchTree(root: string, report: ReportProblem, touch: (path: string) => void): () => void {
  if (process.platform === 'linux') return watchFolders(root, report, touch);
  try {
    const watcher = watch(root, { recursive: true }, (_, name) => name !== null && touch(join(root, name)));
    watcher.on('error', (error) => report(root, 1, `changes are not seen any more: ${error.message}`));
    return () => watcher.close();
  } catch (thrown) {
    report(root, 1, `changes are not seen: ${causeOf(thrown)}`);
    return () => undefined;
  }
}
