import { readConfiguration } from '@webdocs/configuration/read-configuration';
import type { Database } from '@webdocs/database';
import { observatoryOfSite } from './observatory-of-site.ts';

function openedWith(...flags: readonly string[]) {
  const configuration = readConfiguration({ environment: {}, flags });
  const database = { query: { selectFrom: () => Promise.reject(new Error('away')) } } as unknown as Database;
  return observatoryOfSite({ configuration, database, commit: 'c1', report: () => undefined });
}

test('a site scans by itself, unless it has no Observatory or browsers are to ask another scanner', async () => {
  const own = openedWith();
  expect(own?.version()).toMatchObject({ commit: 'c1' });
  await own?.close();
  expect(openedWith('--no-observatory')).toBeUndefined();
  for (const address of ['https://scanner.example/v2', '/scanner']) expect(openedWith('--observatory-address', address)).toBeUndefined();
});
