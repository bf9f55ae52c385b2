import type { Database } from '@webdocs/database';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { openAccounts } from './open-accounts.ts';
import { OpenServices } from './open-services.ts';

const opened = (environment: Readonly<Record<string, string>>) =>
  openAccounts({
    configuration: readConfiguration({
      environment: {
        WEBDOCS_PUBLIC_ADDRESS: 'https://docs.example.org',
        WEBDOCS_IDENTITY_ISSUER: 'https://id.example.org',
        ...environment,
      },
      flags: [],
    }),
    // With a provider elsewhere nothing is asked of it.
    database: {} as Database,
    secretsFolder: 'none',
    parts: new OpenServices(),
    announce: () => undefined,
    report: () => undefined,
  });

test('a site with another provider does not start without the secret that the provider knows it by', async () => {
  await expect(opened({})).rejects.toMatchObject({ code: 'IDENTITY_SECRET_MISSING', values: { issuer: 'https://id.example.org' } });
});

test('whether another provider vouches for all addresses is the word of the operator', async () => {
  const secret = { WEBDOCS_IDENTITY_CLIENT_SECRET: 'a secret' };
  expect((await opened(secret)).accounts.signIn).toMatchObject({ clientSecret: 'a secret', vouchesForAddresses: false });
  expect((await opened({ ...secret, WEBDOCS_IDENTITY_VOUCHES: 'on' })).accounts.signIn).toMatchObject({ vouchesForAddresses: true });
});
