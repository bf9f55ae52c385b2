import {
  editableLanguages,
  learningLimits,
  mergedProgress,
  noProgress,
  type ChapterProgress,
  type ExerciseProgress,
  type LearnerCode,
  type LearningProgress,
} from './learning-progress.ts';

const mostCounted = 1000;

/**
 * What of the progress an account takes: of too much the latest, and nothing that is too long. The browser keeps the rest; sent along, it would
 * have the whole refused, every time.
 */
export function progressForAccount(progress: LearningProgress): LearningProgress {
  const named = Object.entries(progress.chapters).filter(([slug]) => isName(slug) && !/[\s?#]/.test(slug));
  const { since, chapters } = mergedProgress({ ...progress, chapters: Object.fromEntries(named) }, noProgress);
  return { since, chapters: Object.fromEntries(Object.entries(chapters).map(([slug, chapter]) => [slug, chapterForAccount(chapter)])) };
}

function chapterForAccount({ section, exercises, points, ...chapter }: ChapterProgress): ChapterProgress {
  const worked = Object.entries(exercises)
    .filter(([name]) => isName(name))
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, learningLimits.exercises);
  return {
    ...chapter,
    ...(section && isName(section.id) && isName(section.title) ? { section } : {}),
    exercises: Object.fromEntries(worked.map(([name, exercise]) => [name, exerciseForAccount(exercise)])),
    points: points.filter((point) => point <= mostCounted).slice(0, learningLimits.points),
  };
}

function exerciseForAccount({ at, done, count, code }: ExerciseProgress): ExerciseProgress {
  const counts = { at, done: Math.min(done, mostCounted), count: Math.min(count, mostCounted) };
  return code && isShort(code) ? { ...counts, code } : counts;
}

function isShort(code: LearnerCode): boolean {
  return editableLanguages.every((language) => (code[language]?.length ?? 0) <= learningLimits.code);
}

function isName(text: string): boolean {
  return text.length > 0 && text.length <= learningLimits.name;
}
