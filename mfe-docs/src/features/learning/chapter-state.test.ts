import { noProgress, withChapter, type LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { nextChapter, slugOf, stateOf, totalsOf, type Chapter } from './chapter-state.ts';

const chapters: Chapter[] = ['First', 'Second', 'Third'].map((title) => ({
  slug: `Learn/${title}`,
  url: `/en-US/docs/Learn/${title}`,
  title,
}));
const day = 86_400_000;
const exercise = (done: number) => ({ at: 1, done, count: 3 });

test('a chapter is to come until it is opened, and done when it is read and its exercises are solved', () => {
  const chapter = { changed: 1, exercises: {}, points: [] };
  expect(stateOf(undefined)).toBe('to-come');
  expect(stateOf(chapter)).toBe('here');
  expect(stateOf({ ...chapter, read: 2 })).toBe('done');
  expect(stateOf({ ...chapter, read: 2, exercises: { Bar: exercise(2) } })).toBe('open');
  expect(stateOf({ ...chapter, read: 2, exercises: { Bar: exercise(3) } })).toBe('done');
});

test('the same chapter in another language is the same chapter', () => {
  expect(slugOf('/fr/docs/Learn/CSS/Flexbox')).toBe('Learn/CSS/Flexbox');
});

test('a learner goes on with the chapter that was worked on last, else with the first that is to come', () => {
  expect(nextChapter(chapters, noProgress)?.title).toBe('First');
  const both = withChapter(withChapter(noProgress, 'Learn/Third', {}, 5), 'Learn/Second', {}, 3);
  expect(nextChapter(chapters, both)?.title).toBe('Third');
  const read = chapters.reduce<LearningProgress>((progress, { slug }) => withChapter(progress, slug, { read: 9 }, 9), noProgress);
  expect(nextChapter(chapters, read)).toBeUndefined();
});

test('the totals count what was read, what was solved, and what was read this week', () => {
  const now = 100 * day;
  let progress = withChapter(
    noProgress,
    'Learn/First',
    { read: now - 30 * day, exercises: { a: exercise(3), b: exercise(1) } },
    now - 30 * day,
  );
  progress = withChapter(progress, 'Learn/Second', { read: now - day }, now - day);
  expect(totalsOf(chapters, progress, now)).toEqual({ read: 2, solved: 1, known: 2, thisWeek: 1, lastVisit: now - day });
  expect(totalsOf(chapters, noProgress, now).lastVisit).toBeUndefined();
});
