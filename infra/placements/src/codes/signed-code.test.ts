import { readCode, signedCode } from './signed-code.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-11-27T10:00:00Z');
const content = { creative: '75106424-f435-4724-a672-b802137b812f', placed: 'AAECAwQFBgcICQoL', until: now.getTime() / 1000 + 60 };
const code = signedCode(key, 'click', content);

test('a code is read as it was made', () => {
  expect(readCode(key, 'click', code, now)).toEqual(content);
});

const [text = '', signed = ''] = code.split('.');
const forged = Buffer.alloc(32, 255).toString('base64url');
test.each<[string, string]>([
  ['with another content', `${forged}.${signed}`],
  ['with one letter of the signature changed', `${text}.${signed.startsWith('A') ? 'B' : 'A'}${signed.slice(1)}`],
  ['with half a signature', `${text}.${signed.slice(0, 20)}`],
  ['without a signature', text],
  ['with more behind it', `${code}.more`],
  ['that is empty', ''],
])('a code %s is not read', (_, other) => {
  expect(readCode(key, 'click', other, now)).toBeUndefined();
});

test('a code is good for its purpose, for the site that made it, and until it expires', () => {
  expect(readCode(key, 'view', code, now)).toBeUndefined();
  expect(readCode(Buffer.alloc(32, 2), 'click', code, now)).toBeUndefined();
  expect(readCode(key, 'click', code, new Date(now.getTime() + 59_000))).toEqual(content);
  expect(readCode(key, 'click', code, new Date(now.getTime() + 60_000))).toBeUndefined();
});
