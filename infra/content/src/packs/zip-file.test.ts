import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { writtenTree } from '@webdocs/testing/written-tree';
import { writeZip, type ZipContent } from './zip-file.ts';

const content = (name: string, text: string, more: Partial<ZipContent> = {}): ZipContent => ({
  name,
  hash: text,
  read: () => Buffer.from(text),
  isCompressed: false,
  ...more,
});

/** Read as a program does that knows nothing of how it was written: from its end. */
function unzipped(file: string): Record<string, string> {
  const zip = readFileSync(file);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const isLong = zip.readUInt16LE(end + 10) === 0xffff;
  const long = isLong ? Number(zip.readBigUInt64LE(end - 20 + 8)) : 0;
  const count = isLong ? Number(zip.readBigUInt64LE(long + 32)) : zip.readUInt16LE(end + 10);
  let at = isLong ? Number(zip.readBigUInt64LE(long + 48)) : zip.readUInt32LE(end + 16);
  const found: Record<string, string> = {};
  for (let one = 0; one < count; one += 1) {
    const [method, packed, named] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(at) !== 0x02014b50 || zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`no file ${one}`);
    const bytes = zip.subarray(local + 30 + named, local + 30 + named + packed);
    found[zip.subarray(at + 46, at + 46 + named).toString()] = (method === 8 ? inflateRawSync(bytes) : bytes).toString();
    at += 46 + named;
  }
  return found;
}

const contents = [
  content('en-us/index.json', '{"home":true}'),
  content('removed', '/a\n/b\n'),
  content('ja/日本.png', 'PNG', { isCompressed: true }),
];

test('what goes in comes out, by its name', async () => {
  const file = join(writtenTree({}), 'folder/site.zip');
  await writeZip(file, contents);
  expect(unzipped(file)).toEqual({ 'en-us/index.json': '{"home":true}', removed: '/a\n/b\n', 'ja/日本.png': 'PNG' });
});

test('another program finds nothing wrong with it', async () => {
  const file = join(writtenTree({}), 'site.zip');
  await writeZip(file, contents);
  const check = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))';
  let said = '';
  try {
    said = execFileSync('python3', ['-c', check, file], { stdio: 'pipe' }).toString().trim();
  } catch (thrown) {
    // A machine without Python has no second opinion.
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw thrown;
  }
  expect(said).toBe('3');
});

test('pieces that are the same are taken from the zip before, and the bytes are those of a new one', async () => {
  const folder = writtenTree({});
  const before = await writeZip(join(folder, 'before.zip'), contents);
  const read: string[] = [];
  const now = [...contents.slice(1), content('en-us/index.json', '{"home":false}')].map((one) => ({
    ...one,
    read: () => (read.push(one.name), one.read()),
  }));
  await writeZip(join(folder, 'now.zip'), now, before);
  expect(read).toEqual(['en-us/index.json']);
  await writeZip(join(folder, 'anew.zip'), now.toReversed());
  expect(readFileSync(join(folder, 'now.zip')).equals(readFileSync(join(folder, 'anew.zip')))).toBe(true);
});

test('where the zip before is gone, everything is made anew', async () => {
  const folder = writtenTree({});
  const before = await writeZip(join(folder, 'before.zip'), contents);
  rmSync(before.file);
  await writeZip(join(folder, 'now.zip'), contents, before);
  expect(Object.keys(unzipped(join(folder, 'now.zip')))).toHaveLength(3);
});

test('more files than the first zips could count are all in it', async () => {
  const file = join(writtenTree({}), 'many.zip');
  const many = Array.from({ length: 66_000 }, (_, number) => content(String(number), '', { isCompressed: true }));
  await writeZip(file, many);
  expect(Object.keys(unzipped(file))).toHaveLength(66_000);
  expect(statSync(file).size).toBeLessThan(10_000_000);
}, 60_000);
