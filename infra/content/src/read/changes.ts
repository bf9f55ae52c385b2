import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from '@webdocs/contracts/failure';
import type { ReportProblem } from '../check/problem.ts';

const quietMilliseconds = 60;

/** Tells which files below the roots changed, together once an editor or a checkout has come to rest. */
export function watchRoots(roots: readonly string[], report: ReportProblem, changed: (files: readonly string[]) => void): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const files = [...waiting];
    waiting.clear();
    changed(files);
  };
  const watchers = roots.flatMap((root) => {
    try {
      const watcher = watch(root, { recursive: true }, (_, name) => {
        if (name === null) return;
        waiting.add(join(root, name));
        clearTimeout(timer);
        timer = setTimeout(settle, quietMilliseconds);
      });
      watcher.on('error', (error) => report(root, 1, `changes are not seen any more: ${error.message}`));
      return [watcher];
    } catch (thrown) {
      report(root, 1, `changes are not seen: ${causeOf(thrown)}`);
      return [] as FSWatcher[];
    }
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
