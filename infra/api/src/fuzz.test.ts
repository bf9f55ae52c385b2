import { fuzz } from '../fixtures/fuzz/fuzz.ts';
import { fuzzedSite } from '../fixtures/fuzz/fuzzed-site.ts';

jest.setTimeout(180_000);

let open: Awaited<ReturnType<typeof fuzzedSite>>;
beforeAll(async () => {
  open = await fuzzedSite();
});
afterAll(() => open.close());

test('two thousand calls out of the description end in no error of ours, tell nothing of somebody else and change nothing of theirs', async () => {
  const { calls, statuses } = await fuzz(open.site, { calls: 2000, seed: 4711 });
  expect(calls).toBe(2000);
  // Right calls are among them, and every kind of refusal.
  for (const status of [200, 201, 202, 302, 303, 307, 400, 401, 403, 404, 405, 409, 415]) expect([...statuses.keys()]).toContain(status);
});
