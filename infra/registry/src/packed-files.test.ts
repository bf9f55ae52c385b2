import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packedFiles } from './packed-files.ts';

let folder: string;
beforeEach(async () => (folder = join(await mkdtemp(join(tmpdir(), 'packed-files-')), 'packed')));
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const words = Array.from({ length: 9000 }, (_, index) => `word${(index * 7919) % 5000}`);
const script = Buffer.from(words.join(' '));
const unpacked = (bytes: Buffer): string => brotliDecompressSync(bytes).toString();

test('the first reader gets a file packed quickly, the next one what was packed well meanwhile', async () => {
  const files = packedFiles(folder);
  const first = await files.packed(script);
  await files.packedWell(script);
  const second = await files.packed(script);
  expect([first.isFinal, second.isFinal]).toEqual([false, true]);
  expect([unpacked(first.bytes), unpacked(second.bytes)]).toEqual([script.toString(), script.toString()]);
  expect(second.bytes.length).toBeLessThan(first.bytes.length);
});

test('what was packed well is there after the next start', async () => {
  await packedFiles(folder).packedWell(script);
  expect(await packedFiles(folder).packed(script)).toMatchObject({ isFinal: true });
});

test('what a build has packed is taken over, and believed no more than what is here', async () => {
  const ofBuilds = join(folder, '../of-builds');
  const packedByBuild = await packedFiles(ofBuilds).packedWell(script);
  const files = packedFiles(folder, ofBuilds);
  expect(await files.packed(script)).toMatchObject({ isFinal: false });
  expect((await files.packedWell(script)).equals(packedByBuild)).toBe(true);
  await rm(ofBuilds, { recursive: true });
  expect(await files.packed(script)).toMatchObject({ isFinal: true });

  const other = Buffer.concat([script, Buffer.from('and more')]);
  await packedFiles(ofBuilds).packedWell(other);
  const [name] = await readdir(ofBuilds);
  await writeFile(join(ofBuilds, String(name)), packedByBuild);
  expect(unpacked(await files.packedWell(other))).toBe(other.toString());
});

test('a file that was changed on disk is not believed, and is packed again', async () => {
  const well = await packedFiles(folder).packedWell(script);
  const [name] = await readdir(folder);
  const files = packedFiles(folder);
  const others = [brotliCompressSync('alert("another")'), Buffer.from('not brotli'), brotliCompressSync(Buffer.alloc(2_000_000))];
  for (const wrong of [...others, Buffer.concat([well, Buffer.from('more behind it')])]) {
    await writeFile(join(folder, String(name)), wrong);
    const { bytes, isFinal } = await files.packed(script);
    expect([isFinal, unpacked(bytes)]).toEqual([false, script.toString()]);
  }
  expect((await files.packedWell(script)).equals(well)).toBe(true);
  expect(await files.packed(script)).toMatchObject({ isFinal: true });
});

test('where nothing can be written, readers still get the file', async () => {
  await writeFile(folder, 'a file in the place of the folder');
  const files = packedFiles(folder);
  expect(unpacked(await files.packedWell(script))).toBe(script.toString());
  expect(await files.packed(script)).toMatchObject({ isFinal: false });
});

test('small files are packed well at once and not kept; large ones of development stay as they were packed first', async () => {
  const files = packedFiles(folder);
  for (const content of [script.subarray(0, 8000), Buffer.alloc(1_000_001, script)]) {
    const { bytes, isFinal } = await files.packed(content);
    expect([isFinal, unpacked(bytes)]).toEqual([true, content.toString()]);
  }
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('a site that ends leaves nothing behind in the folder that goes with it', async () => {
  const files = packedFiles(folder);
  const coming = files.packedWell(script);
  files.close();
  expect(unpacked(await coming)).toBe(script.toString());
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('of more files than are kept the oldest leave', async () => {
  const files = packedFiles(folder);
  await files.packedWell(script);
  const [oldest] = await readdir(folder);
  await Promise.all(Array.from({ length: 1000 }, (_, index) => writeFile(join(folder, `${index}.br`), '')));
  await files.packedWell(Buffer.concat([script, Buffer.from('!')]));
  const names = await readdir(folder);
  expect([names.length, names.includes(String(oldest))]).toEqual([1000, false]);
});
