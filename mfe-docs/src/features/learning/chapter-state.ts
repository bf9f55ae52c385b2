import type { ChapterProgress, LearningProgress } from '@webdocs/contracts/reader/learning-progress';

/** `open`: read, with an exercise that is not solved. */
export type ChapterState = 'done' | 'open' | 'here' | 'to-come';

export interface Chapter {
  readonly slug: string;
  readonly url: string;
  readonly title: string;
}

export function slugOf(url: string): string {
  return decodeURIComponent(url.split('/').slice(3).join('/'));
}

export function stateOf(chapter: ChapterProgress | undefined): ChapterState {
  if (!chapter) return 'to-come';
  if (chapter.read === undefined) return 'here';
  return openExercisesOf(chapter).length ? 'open' : 'done';
}

export function openExercisesOf({ exercises }: ChapterProgress) {
  return Object.entries(exercises).flatMap(([name, { done, count }]) => (done < count ? [{ name, missing: count - done }] : []));
}

export function solvedOf(chapter: ChapterProgress | undefined): { readonly solved: number; readonly known: number } {
  const all = Object.values(chapter?.exercises ?? {});
  return { solved: all.filter(({ done, count }) => done === count).length, known: all.length };
}

/** Where to go on: the chapter that was worked on last and is not read, or the first that is still to come. */
export function nextChapter(chapters: readonly Chapter[], { chapters: known }: LearningProgress): Chapter | undefined {
  const begun = chapters.filter(({ slug }) => stateOf(known[slug]) === 'here');
  const [last] = [...begun].sort((a, b) => (known[b.slug]?.changed ?? 0) - (known[a.slug]?.changed ?? 0));
  return last ?? chapters.find(({ slug }) => stateOf(known[slug]) === 'to-come');
}

const weekMs = 7 * 86_400_000;

export interface Totals {
  readonly read: number;
  readonly solved: number;
  readonly known: number;
  readonly thisWeek: number;
  readonly lastVisit: number | undefined;
}

export function totalsOf(chapters: readonly Chapter[], { chapters: known }: LearningProgress, now: number): Totals {
  const visited = chapters.flatMap(({ slug }) => known[slug] ?? []);
  const read = visited.filter((chapter) => chapter.read !== undefined);
  const exercises = visited.map(solvedOf);
  return {
    read: read.length,
    solved: exercises.reduce((sum, { solved }) => sum + solved, 0),
    known: exercises.reduce((sum, one) => sum + one.known, 0),
    thisWeek: read.filter((chapter) => Number(chapter.read) > now - weekMs).length,
    lastVisit: visited.length ? Math.max(...visited.map(({ changed }) => changed)) : undefined,
  };
}
