/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { mergedProgress, noProgress, withChapter, type LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { progressStore, type KeepInAccount } from './progress-store.ts';

const slug = 'Learn/CSS/Flexbox';
const elsewhere = withChapter(noProgress, 'Learn/HTML/Forms', { read: 5 }, 5);

let stopListening: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  stopListening = progressStore.subscribe(() => undefined);
});
afterEach(() => {
  progressStore.useAccount(undefined);
  stopListening();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settled = () => jest.advanceTimersByTimeAsync(2000);

test('a reader without an account keeps the progress in this browser', () => {
  progressStore.change(slug, { read: 1 });
  expect(progressStore.saving()).toBe('device');
  stopListening();
  stopListening = progressStore.subscribe(() => undefined);
  expect(progressStore.now().chapters[slug]?.read).toBe(1);
});

test('signing in brings together what was done here and on other devices', async () => {
  progressStore.change(slug, { read: 1 });
  const sent: LearningProgress[] = [];
  progressStore.useAccount(async (progress) => {
    sent.push(progress);
    return mergedProgress(elsewhere, progress);
  });
  await settled();
  expect(Object.keys(sent[0]?.chapters ?? {})).toEqual([slug]);
  expect(Object.keys(progressStore.now().chapters).sort()).toEqual([slug, 'Learn/HTML/Forms']);
  expect(progressStore.saving()).toBe('account');
});

test('what follows is sent in one call', async () => {
  const keep = jest.fn<ReturnType<KeepInAccount>, Parameters<KeepInAccount>>(async (progress) => progress);
  progressStore.useAccount(keep);
  await settled();
  progressStore.change(slug, { points: [0] });
  progressStore.change(slug, { points: [0, 1] });
  expect(progressStore.saving()).toBe('saving');
  await settled();
  expect(progressStore.saving()).toBe('account');
  expect(keep).toHaveBeenCalledTimes(2);
  expect(keep.mock.lastCall?.[0].chapters[slug]?.points).toEqual([0, 1]);
});

test('an account that cannot be reached is told of, and nothing is lost', async () => {
  let fails = true;
  progressStore.useAccount(async (progress) => {
    if (fails) throw new Error('503');
    return progress;
  });
  progressStore.change(slug, { read: 1 });
  await settled();
  expect(progressStore.saving()).toBe('failed');
  fails = false;
  await progressStore.send();
  expect([progressStore.saving(), progressStore.now().chapters[slug]?.read]).toEqual(['account', 1]);
});

test('after the end of a session nothing of it comes back into this browser', async () => {
  progressStore.useAccount(async (progress) => progress);
  progressStore.change(slug, { read: 1 });
  await settled();
  localStorage.removeItem('learning-progress');
  progressStore.useAccount(undefined);
  progressStore.change('Learn/HTML/Forms', { read: 2 });
  expect(Object.keys(progressStore.now().chapters)).toEqual(['Learn/HTML/Forms']);
});

test('what is done in another tab is seen in this one', () => {
  localStorage.setItem('learning-progress', JSON.stringify(elsewhere));
  window.dispatchEvent(new StorageEvent('storage', { key: 'learning-progress' }));
  expect(progressStore.now().chapters['Learn/HTML/Forms']?.read).toBe(5);
});

test('a blocked storage is only warned of', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  progressStore.change(slug, { read: 1 });
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('full')));
  expect(progressStore.now().chapters[slug]?.read).toBe(1);
});

test('what another remote kept while the account answered is not overwritten', async () => {
  let answer: (progress: LearningProgress) => void = () => undefined;
  progressStore.useAccount(() => new Promise((resolve) => (answer = resolve)));
  localStorage.setItem('learning-progress', JSON.stringify(withChapter(noProgress, '/curriculum/core/styling', { done: true }, 7)));
  answer(noProgress);
  await settled();
  expect(progressStore.now().chapters['/curriculum/core/styling']?.done).toBe(true);
});

test('what is done while the account answers is not called saved before it is sent too', async () => {
  const answers: Array<(progress: LearningProgress) => void> = [];
  progressStore.useAccount(() => new Promise((resolve) => answers.push(resolve)));
  progressStore.change(slug, { read: 1 });
  answers[0]?.(noProgress);
  await jest.advanceTimersByTimeAsync(10);
  expect(progressStore.saving()).toBe('saving');
  await settled();
  answers[1]?.(noProgress);
  await jest.advanceTimersByTimeAsync(10);
  expect([answers.length, progressStore.saving()]).toEqual([2, 'account']);
});

test('an answer that comes after the end of a session is not kept', async () => {
  let answer: (progress: LearningProgress) => void = () => undefined;
  progressStore.useAccount(() => new Promise((resolve) => (answer = resolve)));
  progressStore.useAccount(undefined);
  answer(elsewhere);
  await settled();
  expect([progressStore.now(), progressStore.saving()]).toEqual([noProgress, 'device']);
});

test('two tabs that tick at the same time keep the ticks of both', () => {
  progressStore.change(slug, { done: true });
  // The other tab was quicker than the event that tells of it.
  localStorage.setItem('learning-progress', JSON.stringify(elsewhere));
  progressStore.change('/curriculum/core/styling', { done: true });
  const kept = JSON.parse(localStorage.getItem('learning-progress') ?? '') as LearningProgress;
  expect(Object.keys(kept.chapters).sort()).toEqual(['/curriculum/core/styling', slug, 'Learn/HTML/Forms'].sort());
});
