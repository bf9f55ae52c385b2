/** @jest-environment jsdom */
import { learningKey, noProgress, readProgress } from '@webdocs/contracts/reader/learning-progress';
import { exerciseMemory } from './exercise-memory.ts';
import { progressStore } from '@webdocs/reading/progress-store';

const page = '/en-US/docs/Learn/CSS/Flexbox';
const stored = () => readProgress(localStorage.getItem(learningKey)).chapters['Learn/CSS/Flexbox']?.exercises;

let stopListening: () => void;
beforeEach(() => {
  localStorage.clear();
  stopListening = progressStore.subscribe(() => undefined);
});
afterEach(() => stopListening());

test('the code of an exercise is there again after a reload, in every language of the page', () => {
  exerciseMemory(page, 'Bar').keep({ css: '.bar { display: flex }' });
  expect(exerciseMemory('/fr/docs/Learn/CSS/Flexbox', 'Bar').read()).toEqual({ css: '.bar { display: flex }' });
  expect(exerciseMemory(page, 'Gaps').read()).toBeUndefined();
});

test('how many checks pass is kept with the code', () => {
  const memory = exerciseMemory(page, 'Bar');
  memory.keepResults(0, 3);
  expect(stored()?.Bar).toEqual({ at: 0, done: 0, count: 3 });
  memory.keep({ css: 'x' });
  memory.keepResults(2, 3);
  expect(stored()?.Bar).toMatchObject({ done: 2, count: 3, code: { css: 'x' } });
});

test('code that is as the chapter has it does not undo what was solved on another device', () => {
  const memory = exerciseMemory(page, 'Bar');
  memory.keepResults(0, 3);
  memory.keepResults(1, 3);
  expect(stored()?.Bar).toEqual({ at: 0, done: 0, count: 3 });
});

test('a reset forgets the code and what was solved with it', () => {
  const memory = exerciseMemory(page, 'Bar');
  memory.keep({ css: 'x' });
  memory.keepResults(3, 3);
  memory.keep(undefined);
  expect(memory.read()).toBeUndefined();
  expect(stored()?.Bar).toMatchObject({ done: 0, count: 3 });
});

test('what is not readable in the storage is no progress', () => {
  stopListening();
  localStorage.setItem(learningKey, '{"chapters":');
  stopListening = progressStore.subscribe(() => undefined);
  expect(progressStore.now()).toEqual(noProgress);
});
