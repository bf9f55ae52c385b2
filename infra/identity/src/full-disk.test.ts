import { fillDisk } from '@webdocs/database/fixtures/full-disk';
import { testIdentityPlace, type TestIdentity, type TestIdentityPlace } from '../fixtures/test-identity.ts';
import { siteClient, type SiteClient } from '../fixtures/site-client.ts';

jest.setTimeout(60_000);

let place: TestIdentityPlace;
let provider: TestIdentity;
let site: SiteClient;

beforeAll(async () => {
  place = await testIdentityPlace();
  provider = await place.open();
  site = await siteClient(provider);
});
afterAll(async () => {
  await provider.close();
  await place.close();
});

test('a sign-in that cannot be begun because the disk is full is asked to come back, in the language of its reader', async () => {
  const makeRoom = await fillDisk(provider.database.query, 'identity_artefacts');
  const { address } = await site.attempt();
  const page = await provider.browser().open(address, { accept: 'text/html', 'accept-language': 'fr' });
  expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.text).toContain('<html lang="fr"');
  expect(page.text).toContain('De retour dans un instant');
  expect(provider.failures.at(-1)?.values.cause).toContain('No space left on device');
  await makeRoom();
  expect((await provider.browser().open(address)).status).toBe(200);
});

test('the site, which asks without a page, is told the same', async () => {
  const makeRoom = await fillDisk(provider.database.query, 'identity_artefacts');
  const { address } = await site.attempt();
  const answer = await provider.browser().open(address, { accept: 'application/json' });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  await makeRoom();
});
