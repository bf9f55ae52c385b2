import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'webdocs-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is made with all above it, and one that is there is fine', async () => {
  await makeFolder(join(folder, 'a/b'), 0o700);
  await makeFolder(join(folder, 'a/b'), 0o700);
  expect(statSync(join(folder, 'a/b')).mode & 0o777).toBe(0o700);
});

test.each([
  ['below a file', join(folder, 'file/data'), 'ENOTDIR'],
  ['in place of a file', join(folder, 'file'), 'is a file'],
  ['below /proc, where Node itself would try for ever', '/proc/webdocs/data', 'E'],
])('%s it is refused with the place and the reason', async (_, place, cause) => {
  writeFileSync(join(folder, 'file'), '');
  await expect(makeFolder(place)).rejects.toMatchObject({
    code: 'FOLDER_NOT_WRITABLE',
    values: { folder: place, cause: expect.stringContaining(cause) as string },
  });
});
