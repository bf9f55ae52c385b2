import { fuzz } from '../fixtures/fuzz/fuzz.ts';
import { openIdProvider, type OpenIdProvider } from '../fixtures/openid-provider.ts';
import { siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(180_000);

let provider: OpenIdProvider;
let site: SiteWithAccounts;
beforeAll(async () => {
  provider = await openIdProvider();
  site = await siteWithAccounts(undefined, { signIn: provider.options });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

test('two thousand calls out of the description end in no error of ours, tell nothing of somebody else and change nothing of theirs', async () => {
  const { calls, statuses } = await fuzz(site, { calls: 2000, seed: 4711 });
  expect(calls).toBe(2000);
  // Right calls are among them, and every kind of refusal.
  for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 415]) expect([...statuses.keys()]).toContain(status);
});
