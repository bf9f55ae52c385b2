import { pingsThroughKills } from '../fixtures/pings-through-kills.ts';

jest.setTimeout(240_000);

test('two processes and their database are killed while pages tell of visits: what was acknowledged is there, and once', async () => {
  const { taken, again, complaints } = await pingsThroughKills({ pings: 2000 });
  expect(complaints).toEqual([]);
  expect(taken).toBeGreaterThanOrEqual(2000);
  expect(again).toBeGreaterThan(0);
});
