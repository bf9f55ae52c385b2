import { generateKeyPairSync } from 'node:crypto';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { openDatabase } from '@webdocs/database';
import { lentTestServer } from '@webdocs/database/fixtures/test-servers';
import { smtpInbox } from '@webdocs/mail/fixtures/smtp-inbox';
import { OpenServices } from './open-services.ts';
import { openWayOut } from './open-way-out.ts';
import { smtpServerOf } from './smtp-server-of.ts';

jest.setTimeout(60_000);

const configured = (environment: Readonly<Record<string, string>>) => readConfiguration({ environment, flags: [] });
const smtpOf = (environment: Readonly<Record<string, string>>) => smtpServerOf(configured(environment).server.mail);
const server = { WEBDOCS_SMTP_ADDRESS: 'smtp://mail.example.org' };
const named = { ...server, WEBDOCS_MAIL_FROM: 'docs@example.org' };
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

test('a mail server is taken as it was named', () => {
  expect(smtpOf({})).toBeUndefined();
  const whole = {
    ...named,
    WEBDOCS_SMTP_USER: 'site',
    WEBDOCS_SMTP_PASSWORD: 'sesame',
    WEBDOCS_DKIM_SELECTOR: 'docs',
    WEBDOCS_DKIM_KEY: privateKey,
  };
  expect(smtpOf(whole)).toEqual({
    host: 'mail.example.org',
    port: 587,
    isTls: false,
    encryption: 'auto',
    user: 'site',
    password: 'sesame',
    connections: 4,
    dkim: { domain: 'example.org', selector: 'docs', privateKey: privateKey.trim() },
  });
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['without a sender', server, 'MAIL_SENDER_MISSING'],
  ['that would hear the password unencrypted', { ...named, WEBDOCS_SMTP_TLS: 'none', WEBDOCS_SMTP_USER: 'site' }, 'MAIL_PASSWORD_OPEN'],
  ['with a key of no name', { ...named, WEBDOCS_DKIM_KEY: privateKey }, 'MAIL_SIGNATURE_HALF'],
  ['with the name of no key', { ...named, WEBDOCS_DKIM_SELECTOR: 'docs' }, 'MAIL_SIGNATURE_HALF'],
])('a site does not start with a mail server %s', (_, environment, code) => {
  expect(() => smtpOf(environment)).toThrow(expect.objectContaining({ code }));
});

test('secrets of mail leave the terminal neither by a flag nor by what is said of a wrong value', () => {
  expect(() => readConfiguration({ environment: {}, flags: ['--smtp-password', 'sesame'] })).toThrow(expect.not.stringContaining('sesame'));
  expect(() => configured({ WEBDOCS_DKIM_KEY: 'sesame' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('sesame') }),
  );
});

describe('mail of a site', () => {
  test('goes to the mail server that is named, also in a local run, and to the sandbox inbox where none is', async () => {
    const [postgres, inbox] = await Promise.all([lentTestServer(), smtpInbox()]);
    const database = await openDatabase({ url: await postgres.newDatabase(), dataFolder: postgres.folder, report: () => undefined });
    const parts = new OpenServices();
    const open = (environment: Readonly<Record<string, string>>) =>
      openWayOut({ configuration: configured(environment), database, parts, report: () => undefined });
    const mail = { kind: 'account', locale: 'en-US', subject: 'Hello', text: 'Hello' } as const;

    const sandbox = await open({});
    await sandbox?.send({ ...mail, to: 'stays@example.org' });
    expect(await sandbox?.sandboxInbox?.()).toMatchObject([{ recipient: 'stays@example.org', subject: 'Hello' }]);

    const leaving = await open({ WEBDOCS_SMTP_ADDRESS: `smtp://127.0.0.1:${inbox.server.port}`, WEBDOCS_MAIL_FROM: 'docs@example.org' });
    expect(leaving?.sandboxInbox).toBeUndefined();
    await leaving?.send({ ...mail, to: 'leaves@example.org' });
    expect(
      await open({ WEBDOCS_PUBLIC_ADDRESS: 'https://docs.example.org', WEBDOCS_IDENTITY_ISSUER: 'https://id.example.org' }),
    ).toBeUndefined();
    await parts.close();
    expect(inbox.arrived.map(({ to, from }) => [from, to])).toEqual([['docs@example.org', 'leaves@example.org']]);
    await Promise.all([database.close(), inbox.close()]);
    await postgres.close();
  });
});
