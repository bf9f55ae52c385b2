import { commonPasswords } from './common-passwords.ts';
import { flawOfPassword, hashPassword, isPassword, longestPassword, shortestPassword } from './passwords.ts';

test.each(['correct horse battery', 'zwölf Äpfel', '📚📗📘📙📕📒📓📔', 'x9k2m4p7'])('%s will do', (password) => {
  expect(flawOfPassword(password, 'me@example.org')).toBeUndefined();
});

test.each([
  ['seven77', 'short'],
  ['a'.repeat(longestPassword + 1), 'long'],
  ['PASSWORD', 'common'],
  ['Michael1', 'common'],
  ['summer2020', 'common'],
  ['qwerty123!', 'common'],
  ['1qaz2wsx', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abababababab', 'common'],
  ['reader-of-docs', 'common'],
  ['Reader-Of-Docs@Example.org', 'common'],
])('%s will not', (password, why) => {
  expect(flawOfPassword(password, 'reader-of-docs@example.org')).toBe(why);
});

test('a character counts once, however many bytes it has', () => {
  expect(flawOfPassword('📚📗📘📙')).toBe('short');
});

test('the list is longer than the three thousand that ASVS 6.2.4 asks for', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
});

test('every password of the list is long enough to be chosen otherwise', () => {
  expect([...commonPasswords].filter((password) => password.length < shortestPassword || password !== password.toLowerCase())).toEqual([]);
});

test('a password is kept as argon2id with a salt of its own', async () => {
  const [one, other] = [await hashPassword('four green shelves'), await hashPassword('four green shelves')];
  expect(one).toMatch(/^\$argon2id\$/);
  expect(one).not.toBe(other);
  expect(await isPassword('four green shelves', one)).toBe(true);
  expect(await isPassword('four green shelve', one)).toBe(false);
});

test('an unknown user has no password, and a password that is too long is not checked', async () => {
  expect(await isPassword('four green shelves', undefined)).toBe(false);
  expect(await isPassword('x'.repeat(1_000_000), await hashPassword('x'))).toBe(false);
});
