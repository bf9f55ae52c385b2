import { mkdtempSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isToken, operatorToken, readOperatorToken } from './operator-token.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'webdocs-token-'));
const long = 'a-token-that-somebody-chose';

test('a token is made at first need, for its owner alone, and stays', async () => {
  const folder = newFolder();
  const token = await operatorToken(folder, undefined);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(folder, 'operator-token'))).mode & 0o777).toBe(0o600);
  expect(await operatorToken(folder, '')).toBe(token);
  expect(await readOperatorToken(folder)).toBe(token);
  expect(await readdir(folder)).toEqual(['operator-token']);
});

test('several starts at once agree on one token', async () => {
  const folder = newFolder();
  const tokens = await Promise.all([1, 2, 3, 4].map(() => operatorToken(folder, undefined)));
  expect(new Set(tokens).size).toBe(1);
});

test('no two folders have the same token', async () => {
  expect(await operatorToken(newFolder(), undefined)).not.toBe(await operatorToken(newFolder(), undefined));
});

test('a token that was given is taken, and none is made', async () => {
  const folder = newFolder();
  expect(await operatorToken(folder, long)).toBe(long);
  expect(await readdir(folder)).toEqual([]);
});

test('a short token is refused, wherever it is', async () => {
  const folder = newFolder();
  await expect(operatorToken(folder, 'letmein')).rejects.toMatchObject({ code: 'OPERATOR_TOKEN_WEAK' });
  await writeFile(join(folder, 'operator-token'), 'letmein\n');
  await expect(readOperatorToken(folder)).rejects.toMatchObject({ code: 'OPERATOR_TOKEN_WEAK' });
});

test('where there is no folder there is no token', async () => {
  expect(await readOperatorToken(join(newFolder(), 'nowhere'))).toBeUndefined();
});

test.each(['', 'x', `${long} `, long.toUpperCase(), 'ä'.repeat(100), '\u0000'])('%j is not the token', (given) => {
  expect(isToken(given, long)).toBe(false);
});

test('the token is the token', () => {
  expect(isToken(long, long)).toBe(true);
});
