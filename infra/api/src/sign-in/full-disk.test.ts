import { testServers } from '@webdocs/database/fixtures/test-servers';
import { fillDisk } from '@webdocs/database/fixtures/full-disk';
import { browserAt } from '../../fixtures/browser.ts';
import { openIdProvider } from '../../fixtures/openid-provider.ts';
import { siteWithAccounts } from '../../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

test.each(testServers)('a sign-in that finds the disk of the database full ends on a page that says so, on $name', async ({ binaries }) => {
  const provider = await openIdProvider();
  const site = await siteWithAccounts(binaries, { signIn: provider.options, siteName: 'Webdocs' });
  provider.user = { sub: 'ada', email: 'ada@example.org', email_verified: true };
  const makeRoom = await fillDisk(site.database.query, 'sessions');
  const browser = browserAt(site.server);
  const full = await browser.signIn(provider);
  expect([full.statusCode, full.headers['retry-after'], full.headers['content-type']]).toEqual([503, '2', 'text/html; charset=utf-8']);
  expect(full.body).toContain('No room to save anything right now');
  expect(full.body).toContain('DATABASE_FULL');
  expect(await site.database.query.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await makeRoom();
  expect((await browser.signIn(provider)).statusCode).toBe(302);
  await site.close();
  await provider.close();
});
