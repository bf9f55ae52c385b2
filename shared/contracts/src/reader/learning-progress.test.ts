import {
  learningLimits,
  mergedProgress,
  moduleKey,
  noProgress,
  readProgress,
  startedAgain,
  withChapter,
  type LearningProgress,
} from './learning-progress.ts';

const flexbox = 'Learn/CSS/Flexbox';
const forms = 'Learn/HTML/Forms';
const exercise = (done: number, at = 1) => ({ at, done, count: 3 });

test('what was done on two devices is all there after both have met', () => {
  const desk = withChapter(noProgress, flexbox, { exercises: { 'Two axes': exercise(3) } }, 1000);
  const phone = withChapter(noProgress, forms, { read: 2000 }, 2000);
  expect(Object.keys(mergedProgress(desk, phone).chapters).sort()).toEqual([flexbox, forms]);
  expect(mergedProgress(desk, phone)).toEqual(mergedProgress(phone, desk));
});

test('of a chapter that was worked on twice the later state counts, and the exercises of both are kept', () => {
  const desk = withChapter(noProgress, flexbox, { read: 900, exercises: { 'Two axes': exercise(3), Gaps: exercise(1) } }, 1000);
  const phone = withChapter(noProgress, flexbox, { points: [1], exercises: { 'Two axes': exercise(2, 2) } }, 2000);
  expect(mergedProgress(phone, desk).chapters[flexbox]).toEqual({
    changed: 2000,
    read: 900,
    points: [1],
    exercises: { 'Two axes': exercise(2, 2), Gaps: exercise(1) },
  });
});

test('an exercise that was only seen on another device keeps what was written here', () => {
  const desk = withChapter(noProgress, flexbox, { exercises: { Bar: { ...exercise(3, 900), code: { css: 'a {}' } } } }, 1000);
  const phone = withChapter(noProgress, flexbox, { exercises: { Bar: exercise(0, 0) } }, 2000);
  expect(mergedProgress(phone, desk).chapters[flexbox]?.exercises.Bar).toEqual({ at: 900, done: 3, count: 3, code: { css: 'a {}' } });
});

test('a module is done or not as it was last ticked, on whichever device, and the same in every language', () => {
  const module = moduleKey('/en-US/curriculum/core/styling/');
  expect(module).toBe(moduleKey('/fr/curriculum/core/styling'));
  const desk = withChapter(noProgress, module, { done: true }, 1000);
  const phone = withChapter(desk, module, { done: false }, 2000);
  expect(mergedProgress(phone, desk).chapters[module]?.done).toBe(false);
  expect(mergedProgress(desk, withChapter(noProgress, module, { points: [0] }, 3000)).chapters[module]?.done).toBe(true);
});

test('what was reset does not come back from another device', () => {
  const desk = withChapter(noProgress, flexbox, { read: 1000 }, 1000);
  const phone = withChapter(startedAgain(noProgress, 1500), forms, { points: [0] }, 2000);
  expect(Object.keys(mergedProgress(desk, phone).chapters)).toEqual([forms]);
});

test('what is done last counts where the clock of another device is ahead', () => {
  const fast = withChapter(noProgress, flexbox, { done: true }, 9000);
  const here = withChapter(fast, flexbox, { done: false }, 1000);
  expect(mergedProgress(fast, here).chapters[flexbox]?.done).toBe(false);
  expect(mergedProgress(here, fast).chapters[flexbox]?.done).toBe(false);
});

test('starting from nothing is meant by whichever clock, and what is done after it counts', () => {
  const fast = withChapter(noProgress, flexbox, { done: true }, 9000);
  const reset = startedAgain(fast, 1000);
  expect(mergedProgress(fast, reset).chapters).toEqual({});
  const after = withChapter(reset, forms, { done: true }, 2000);
  expect(Object.keys(mergedProgress(fast, after).chapters)).toEqual([forms]);
});

test('an account keeps the chapters that were worked on last', () => {
  const many = Array.from({ length: learningLimits.chapters + 5 }, (_, index) => index + 1).reduce<LearningProgress>(
    (progress, at) => withChapter(progress, `Learn/${at}`, {}, at),
    noProgress,
  );
  const { chapters } = mergedProgress(many, noProgress);
  expect(Object.keys(chapters)).toHaveLength(learningLimits.chapters);
  expect(chapters['Learn/5']).toBeUndefined();
});

test('what a browser stored is read back as it was', () => {
  const progress = withChapter(
    noProgress,
    flexbox,
    {
      read: 5,
      done: false,
      section: { id: 'two_axes', title: 'Two axes' },
      exercises: { Bar: { ...exercise(1), code: { css: 'a {}' } } },
      points: [0, 2],
    },
    10,
  );
  expect(readProgress(JSON.stringify(progress))).toEqual(progress);
});

test.each([
  ['nothing', null],
  ['half a record', '{"since":1,"chapters":{"a":'],
  ['a list', '[1]'],
  ['chapters of another form', '{"chapters":{"a":7,"b":{"changed":"x"}}}'],
  ['chapters of no time', '{"chapters":{"a":{"changed":-1},"b":{"changed":1.5},"c":{"changed":1e300}}}'],
])('%s in the storage is no progress', (_, stored) => {
  expect(readProgress(stored).chapters).toEqual({});
});
