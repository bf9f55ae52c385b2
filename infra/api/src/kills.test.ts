import { writeThroughKills } from '../fixtures/write-through-kills.ts';

jest.setTimeout(240_000);

/** A round begins anew, so that more of them are the soak's: ten, with 10,000 writes each. */
test('the database and the API process are killed while users write: nothing acknowledged is lost, nothing is half written', async () => {
  const { acknowledged, complaints } = await writeThroughKills({ rounds: 1, writes: 300, progress: () => undefined });
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(300);
});
