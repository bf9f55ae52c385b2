import { existsSync } from 'node:fs';
import { startTestServer, type TestServer } from '@webdocs/database/fixtures/test-servers';
import { binariesIn } from '@webdocs/database/engine-binaries';
import { startSite, type RunningSite } from '../site/running-site.ts';
import { test } from '../site/site-test.ts';
import { keepAnAccount } from './keep-an-account.ts';

const oldest = '/usr/lib/postgresql/15';

test.describe('on a PostgreSQL that DATABASE_URL names', () => {
  test.skip(!existsSync(oldest), `PostgreSQL 15 is not in ${oldest} (Debian: apt-get install postgresql-15)`);
  let server: TestServer | undefined;
  let elsewhere: RunningSite | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    server = await startTestServer(binariesIn(oldest));
    elsewhere = await startSite([], { DATABASE_URL: await server.newEmptyDatabase() });
  });
  test.afterAll(async () => {
    await elsewhere?.stop();
    await server?.close();
  });

  test('a user creates an account, saves, subscribes, cancels, exports and deletes the account', async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: elsewhere?.address ?? '' });
    await keepAnAccount(await context.newPage());
    await context.close();
  });
});
