import { generateKeyPairSync } from 'node:crypto';
import { bounceAddress, dkimKey, dkimSelector, emailAddress, smtpAddress } from './kinds-of-mail.ts';

test.each([
  ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, isTls: false }],
  ['smtp://mail.example.org:2525/', { host: 'mail.example.org', port: 2525, isTls: false }],
  ['smtps://mail.example.org', { host: 'mail.example.org', port: 465, isTls: true }],
  ['smtp://[::1]:25', { host: '::1', port: 25, isTls: false }],
  ['', null],
])('%j names a mail server', (given, meant) => {
  expect(smtpAddress.parse(given)).toEqual(meant);
});

test.each([
  'mail.example.org',
  'https://mail.example.org',
  'smtp://',
  'smtp://site:sesame@mail.example.org',
  'smtp://a.example/box',
  'smtp://a.example?x',
])('%j names none', (given) => {
  expect(smtpAddress.parse(given)).toBeUndefined();
});

test.each(['Docs <docs@example.org>', 'docs', 'docs@', 'docs@example.org,more@example.org', 'docs@example.org\r\nBcc: x@example.org'])(
  'mail does not come from %j',
  (given) => {
    expect(emailAddress.parse(given)).toBeUndefined();
    expect(bounceAddress.parse(given)).toBeUndefined();
  },
);

test('reports may go to an address with the number of the mail in it', () => {
  expect(bounceAddress.parse('bounces+{id}@example.org')).toBe('bounces+{id}@example.org');
  expect(bounceAddress.parse('bounces@example.org')).toBe('bounces@example.org');
  expect(bounceAddress.parse('bounces+{number}@example.org')).toBeUndefined();
  expect(bounceAddress.parse(`${'b'.repeat(40)}{id}@example.org`)).toBeUndefined();
});

test('a key to sign with is an RSA key in PEM, also on one line', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const key = privateKey.export(pem).toString();
  expect(dkimKey.parse(key)).toBe(key.trim());
  expect(dkimKey.parse(key.replaceAll('\n', '\\n'))).toBe(key.trim());
  const others = [publicKey.export({ type: 'spki', format: 'pem' }), generateKeyPairSync('ed25519').privateKey.export(pem), 'sesame'];
  for (const wrong of others) expect(dkimKey.parse(wrong.toString())).toBeUndefined();
});

test.each(['docs', '2026-11', 'a.b'])('%j names a key', (given) => expect(dkimSelector.parse(given)).toBe(given));
test.each(['a b', '-a', 'a;d=evil', '.a'])('%j names no key', (given) => expect(dkimSelector.parse(given)).toBeUndefined());
