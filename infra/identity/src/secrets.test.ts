import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrationPassword, identityKeys } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'webdocs-secrets-')), 'secrets');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);

test('keys are made once, readable by their owner alone', async () => {
  const keys = await identityKeys(folder);
  expect(await identityKeys(folder)).toEqual(keys);
  expect(await modeOf('identity-keys.json')).toBe('600');
  expect(new Set([...keys.cookies, keys.forms, keys.callers]).size).toBe(3);
});

test('several starts at once have the same keys, and leave nothing lying about', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => identityKeys(folder)));
  expect(new Set(all.map(({ signing }) => signing.kid)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['identity-keys.json']);
});

test('a file that others could read is closed again', async () => {
  await demonstrationPassword(folder);
  await chmod(join(folder, 'demonstration-password'), 0o644);
  await demonstrationPassword(folder);
  expect(await modeOf('demonstration-password')).toBe('600');
});

test('the password of demonstration accounts is kept, and can be typed', async () => {
  const password = await demonstrationPassword(folder);
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await demonstrationPassword(folder)).toBe(password);
});

test('keys that cannot be read are named and not replaced', async () => {
  await identityKeys(folder);
  const file = join(folder, 'identity-keys.json');
  await writeFile(file, '{"signing":');
  await expect(identityKeys(folder)).rejects.toMatchObject({ code: 'IDENTITY_KEYS_UNREADABLE', values: { file } });
  expect(await readFile(file, 'utf8')).toBe('{"signing":');
});
