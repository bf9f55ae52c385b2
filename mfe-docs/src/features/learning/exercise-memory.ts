import type { ExerciseProgress, LearnerCode } from '@webdocs/contracts/reader/learning-progress';
import { slugOf } from './chapter-state.ts';
import { progressStore } from '@webdocs/reading/progress-store';

export interface ExerciseMemory {
  readonly read: () => LearnerCode | undefined;
  /** Undefined where the code is as the chapter has it. */
  readonly keep: (code: LearnerCode | undefined) => void;
  readonly keepResults: (done: number, count: number) => void;
}

/** Keeps the code of one exercise and how many of its checks pass. */
export function exerciseMemory(page: string, name: string): ExerciseMemory {
  const slug = slugOf(page);
  const exercises = () => progressStore.now().chapters[slug]?.exercises ?? {};
  const change = (exercise: ExerciseProgress) => progressStore.change(slug, { exercises: { ...exercises(), [name]: exercise } });

  return {
    read: () => exercises()[name]?.code,
    keep(code: LearnerCode | undefined) {
      const before = exercises()[name];
      if (JSON.stringify(before?.code) === JSON.stringify(code)) return;
      const { done = 0, count = 0 } = before ?? {};
      change({ at: Date.now(), ...(code ? { done, count, code } : { done: 0, count }) });
    },
    /** The code of the chapter itself says only how many checks there are: what the learner solved elsewhere may still arrive. */
    keepResults(done, count) {
      const before = exercises()[name];
      if (before && !before.code && before.count === count) return;
      if (before?.done === done && before.count === count) return;
      change({ ...(before ?? { at: 0 }), done, count });
    },
  };
}
