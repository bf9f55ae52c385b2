import type { ReportProblem } from '../report/problem.ts';
import type { ContentTree } from './content-tree.ts';
import type { SeenTree } from './documents.ts';
import { yieldEvery } from './yield-to-event-loop.ts';
import { lookAt, mediaIn, type ChangedPaths, type SeenFolder, type SeenProblem } from './folder-snapshot.ts';
import { isSameStamp, stampOf, type Stamp } from './file-stamp.ts';

/** Something that was made of a few files, and how they looked then. */
export interface SeenPart {
  readonly files: ReadonlyArray<readonly [file: string, stamp: Stamp]>;
  readonly problems: ReadonlyArray<readonly [file: string, ...problem: SeenProblem]>;
  /** Plain data: it goes into the index file and comes out of it. */
  readonly value: unknown;
}

/** What was read of the roots so far, so that only what has changed since is read again. */
export class ContentMemory {
  readonly trees: Map<string, SeenFolder>;
  readonly parts: Map<string, SeenPart>;
  #told: ReadonlySet<string> = new Set();
  #changed = false;

  constructor(trees: ReadonlyMap<string, SeenFolder> = new Map(), parts: ReadonlyMap<string, SeenPart> = new Map()) {
    this.trees = new Map(trees);
    this.parts = new Map(parts);
  }

  /** Whether something was read that an index file made before does not know. */
  get hasChanged(): boolean {
    return this.#changed;
  }

  /** Tells that an index file holds all of it now. */
  kept(): void {
    this.#changed = false;
  }

  /** The pages of all roots as they are now. */
  async look(roots: readonly ContentTree[], changes: ChangedPaths | undefined): Promise<SeenTree[]> {
    const pause = yieldEvery(100);
    const seen: SeenTree[] = [];
    for (const { root, locales } of roots) {
      for (const tree of locales) {
        const before = this.trees.get(tree.folder);
        const top = await lookAt(tree, before, before && !changes?.cover(tree.folder) ? changes : undefined, pause);
        if (top !== before) this.#changed = true;
        if (!top) this.trees.delete(tree.folder);
        else {
          this.trees.set(tree.folder, top);
          seen.push({ root, top });
        }
      }
    }
    return seen;
  }

  /** Every picture or other media file that is beside a page, with the tree that it is in. */
  *media(): Generator<{ readonly tree: string; readonly file: string }> {
    for (const [tree, top] of this.trees) for (const file of mediaIn(top, tree)) yield { tree, file };
  }

  /** What is made of some files: made anew only where one of them has changed, came or went. */
  part<T>(name: string, files: readonly string[], report: ReportProblem, make: (report: ReportProblem) => T): T {
    const stamps = files.map((file) => [file, stampOf(file)?.stamp ?? [-1, 0, 0]] as const);
    const known = this.parts.get(name);
    if (known && isSame(known.files, stamps)) {
      for (const [file, line, cause] of known.problems) report(file, line, cause);
      return known.value as T;
    }
    const problems: Array<readonly [string, number, string]> = [];
    const value = make((file, line, cause) => {
      problems.push([file, line, cause]);
      report(file, line, cause);
    });
    this.parts.set(name, { files: stamps, problems, value });
    this.#changed = true;
    return value;
  }

  /** What was remembered under a name; the caller must know whether it is still valid. */
  recall(name: string): unknown {
    return this.parts.get(name)?.value;
  }

  remember(name: string, value: object): void {
    this.parts.set(name, { files: [], problems: [], value });
    this.#changed = true;
  }

  /** A reporter for one reading: what the reading before told already is not told again. */
  newsOnly(report: ReportProblem): { readonly report: ReportProblem; readonly done: () => void } {
    const before = this.#told;
    const found = new Set<string>();
    return {
      report(file, line, cause) {
        const problem = `${file}:${line}: ${cause}`;
        if (!before.has(problem) && !found.has(problem)) report(file, line, cause);
        found.add(problem);
      },
      done: () => void (this.#told = found),
    };
  }
}

function isSame(before: SeenPart['files'], now: SeenPart['files']): boolean {
  return (
    before.length === now.length && before.every(([file, stamp], index) => file === now[index]?.[0] && isSameStamp(stamp, now[index][1]))
  );
}
