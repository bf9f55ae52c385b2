import { writeThroughKills } from '../fixtures/write-through-kills.ts';

jest.setTimeout(240_000);

test('three times the database and three times the API process are killed while users write: nothing acknowledged is lost, nothing is half written', async () => {
  const { acknowledged, complaints } = await writeThroughKills({ rounds: 3, writes: 300, progress: () => undefined });
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(900);
});
