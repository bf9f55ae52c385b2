import { takeEnvironment } from './take-environment.ts';

test('secrets are read once and stay in no environment, and what is not secret stays', () => {
  const environment: Record<string, string | undefined> = {
    DATABASE_URL: 'postgres://webdocs:pw@localhost/webdocs',
    WEBDOCS_IDENTITY_CLIENT_SECRET: 'a',
    WEBDOCS_OPERATOR_TOKEN: 'b',
    WEBDOCS_STRIPE_KEY: 'c',
    WEBDOCS_STRIPE_WEBHOOK_SECRET: 'd',
    WEBDOCS_PORT: '3000',
    PATH: '/usr/bin',
  };
  const before = { ...environment };
  expect(takeEnvironment(environment)).toEqual(before);
  expect(environment).toEqual({ WEBDOCS_PORT: '3000', PATH: '/usr/bin' });
});
