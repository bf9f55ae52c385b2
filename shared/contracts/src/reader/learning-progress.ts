/**
 * What a learner has done in the chapters of a path and in the modules of the curriculum. The browser keeps it, and the account of a
 * signed-in user; both are merged by chapter. No schema: it travels to browsers, and what is stored there may be of any form.
 */
export const learningKey = 'learning-progress';

export const editableLanguages = ['html', 'css', 'js'] as const;
/** The code of a learner, by language. */
export type LearnerCode = { readonly [language in (typeof editableLanguages)[number]]?: string | undefined };

export interface ExerciseProgress {
  /** When the learner last changed the code, in milliseconds; 0 where it was only seen. */
  readonly at: number;
  /** How many of its checks pass, */
  readonly done: number;
  /** of how many. */
  readonly count: number;
  /** Absent where it is as the chapter has it. */
  readonly code?: LearnerCode | undefined;
}

export interface ChapterProgress {
  /** When it last changed, in milliseconds. */
  readonly changed: number;
  /** When its end was reached. */
  readonly read?: number | undefined;
  /** Whether the learner ticked it as done. A module of the curriculum has nothing else. */
  readonly done?: boolean | undefined;
  /** The heading that the reader was at. */
  readonly section?: { readonly id: string; readonly title: string } | undefined;
  /** By the name of the exercise. */
  readonly exercises: Readonly<Record<string, ExerciseProgress>>;
  /** Which points of the list at the end are ticked, counted from zero. */
  readonly points: number[];
}

export interface LearningProgress {
  /** When the user last started from nothing: what is older counts no more. */
  readonly since: number;
  /** By the slug of the chapter, which is the same in every language; modules of the curriculum by `moduleKey`. */
  readonly chapters: Readonly<Record<string, ChapterProgress>>;
}

/** Limits of what one account keeps: a path of 250 chapters, and far more code than an exercise asks for. */
export const learningLimits = { chapters: 250, exercises: 30, points: 50, code: 10_000, name: 200 } as const;

export const noProgress: LearningProgress = { since: 0, chapters: {} };
export const newChapter: ChapterProgress = { changed: 0, exercises: {}, points: [] };

/** Both, as one: of a chapter that is in both, the later state counts, and nothing that only the earlier one has is lost. */
export function mergedProgress(one: LearningProgress, other: LearningProgress): LearningProgress {
  const since = Math.max(one.since, other.since);
  const slugs = [...new Set([...Object.keys(one.chapters), ...Object.keys(other.chapters)])];
  const chapters = slugs.flatMap((slug) => {
    const known = [one.chapters[slug], other.chapters[slug]].filter((chapter) => chapter !== undefined && chapter.changed > since);
    const [earlier, later] = known.sort((a, b) => Number(a?.changed) - Number(b?.changed));
    if (!earlier) return [];
    return [[slug, later ? mergedChapter(earlier, later) : earlier] as const];
  });
  return { since, chapters: Object.fromEntries(newestFirst(chapters).slice(0, learningLimits.chapters)) };
}

function mergedChapter(earlier: ChapterProgress, later: ChapterProgress): ChapterProgress {
  const read = later.read ?? earlier.read;
  const done = later.done ?? earlier.done;
  const section = later.section ?? earlier.section;
  return {
    ...later,
    ...(read === undefined ? {} : { read }),
    ...(done === undefined ? {} : { done }),
    ...(section ? { section } : {}),
    exercises: mergedExercises(earlier.exercises, later.exercises),
  };
}

/** An exercise that was only seen on one device does not undo what was written on another. */
function mergedExercises(earlier: ChapterProgress['exercises'], later: ChapterProgress['exercises']): ChapterProgress['exercises'] {
  const worked = Object.entries(earlier).filter(([name, { at }]) => at > (later[name]?.at ?? -1));
  return { ...later, ...Object.fromEntries(worked) };
}

function newestFirst(chapters: ReadonlyArray<readonly [string, ChapterProgress]>) {
  return [...chapters].sort(([, a], [, b]) => b.changed - a.changed);
}

/** The progress after a change of one chapter. What is done last counts as last, also where the clock of another device is ahead of this one. */
export function withChapter(
  progress: LearningProgress,
  slug: string,
  change: Partial<Omit<ChapterProgress, 'changed'>>,
  now: number,
): LearningProgress {
  const before = progress.chapters[slug] ?? newChapter;
  const chapter = { ...before, ...change, changed: Math.max(now, before.changed + 1, progress.since + 1) };
  return { ...progress, chapters: { ...progress.chapters, [slug]: chapter } };
}

/** A module by its address without the language and the last slash: no slug of a document begins with a slash. */
export function moduleKey(url: string): string {
  return url.replace(/^\/[^/]+/, '').replace(/\/$/, '');
}

/** Nothing of what is known so far counts, whatever clock it was told by. */
export function startedAgain({ since, chapters }: LearningProgress, now: number): LearningProgress {
  return { since: Math.max(now, since, ...Object.values(chapters).map(({ changed }) => changed)), chapters: {} };
}

/** What is in a storage; whatever has another form is none. */
export function readProgress(stored: string | null): LearningProgress {
  try {
    const { since, chapters } = record(JSON.parse(stored ?? '{}'));
    const known = Object.entries(record(chapters)).flatMap(([slug, chapter]) => asChapter(slug, chapter));
    return { since: isCount(since) ? since : 0, chapters: Object.fromEntries(known) };
  } catch {
    // Half a record, or text of another program: there is nothing in it to keep.
    return noProgress;
  }
}

function asChapter(slug: string, stored: unknown): Array<readonly [string, ChapterProgress]> {
  const { changed, read, done, section, exercises, points } = record(stored);
  if (!isCount(changed)) return [];
  const { id, title } = record(section);
  const known = Object.entries(record(exercises)).flatMap(([name, exercise]) => asExercise(name, exercise));
  return [
    [
      slug,
      {
        changed,
        ...(isCount(read) ? { read } : {}),
        ...(typeof done === 'boolean' ? { done } : {}),
        ...(typeof id === 'string' && typeof title === 'string' ? { section: { id, title } } : {}),
        exercises: Object.fromEntries(known),
        points: Array.isArray(points) ? points.filter(isCount) : [],
      },
    ],
  ];
}

function asExercise(name: string, stored: unknown): Array<readonly [string, ExerciseProgress]> {
  const { at, done, count, code } = record(stored);
  if (!isCount(at) || !isCount(done) || !isCount(count)) return [];
  const written = editableLanguages.flatMap((language) => {
    const text = record(code)[language];
    return typeof text === 'string' ? [[language, text] as const] : [];
  });
  return [[name, { at, done, count, ...(written.length ? { code: Object.fromEntries(written) } : {}) }]];
}

function record(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Record<string, unknown>) : {};
}

/** Moments are counted too, in milliseconds. */
function isCount(stored: unknown): stored is number {
  return Number.isSafeInteger(stored) && Number(stored) >= 0;
}
