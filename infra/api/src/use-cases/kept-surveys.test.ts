import type { ShownSurvey } from '@webdocs/contracts/api/surveys';
import { keptSurveys } from './kept-surveys.ts';

const survey = (key: string) => ({ key, starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' }) as ShownSurvey;
const now = () => new Date('2026-11-21T12:00:00Z');

/** Surveys whose reads are answered by the test, in any order. */
function readByHand() {
  const reads: Array<{ resolve(surveys: readonly ShownSurvey[]): void; reject(why: Error): void }> = [];
  const read = () => new Promise<readonly ShownSurvey[]>((resolve, reject) => void reads.push({ resolve, reject }));
  return { reads, kept: keptSurveys({ read, now }) };
}
const keys = (surveys: readonly ShownSurvey[]) => surveys.map(({ key }) => key);

test('all who ask before anything was read wait for the first read', async () => {
  const { reads, kept } = readByHand();
  expect(kept.areThere()).toBe(false);
  const lists = Promise.all([kept.all(), kept.all()]);
  reads[0]?.resolve([survey('TEA')]);
  expect((await lists).map(keys)).toEqual([['TEA'], ['TEA']]);
  expect([reads.length, kept.areThere()]).toEqual([1, true]);
});

test('where nothing was read yet and nothing can be, there is no list, until it can', async () => {
  const { reads, kept } = readByHand();
  const first = kept.all();
  reads[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = kept.all();
  reads[1]?.resolve([survey('TEA')]);
  expect(keys(await second)).toEqual(['TEA']);
});

test('a read that began before a change and ends after it is not kept', async () => {
  const { reads, kept } = readByHand();
  const before = kept.all();
  const changed = kept.readAnew();
  reads[1]?.resolve([]);
  await changed;
  reads[0]?.resolve([survey('PAUSED')]);
  expect([keys(await before), kept.areThere()]).toEqual([[], false]);
});
