import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tarEnd, tarEntries, tarHeader, tarPadding, type TarEntry } from './tar-archive.ts';

const entries: TarEntry[] = [
  { path: 'backup.json', bytes: Buffer.from('{}') },
  { path: 'empty', bytes: Buffer.alloc(0) },
  { path: `releases/${'deep/'.repeat(20)}ünïcode.js`, bytes: Buffer.alloc(512, 'a') },
  { path: 'rows/000001.jsonl', bytes: Buffer.alloc(100_001, 'row\n') },
];
const archive = Buffer.concat([
  ...entries.flatMap((entry) => [tarHeader(entry, new Date(0)), entry.bytes, tarPadding(entry.bytes.length)]),
  tarEnd,
]);

async function read(bytes: Buffer, pieceBytes = 65_536): Promise<TarEntry[]> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  const found = [];
  for await (const entry of tarEntries(pieces())) found.push(entry);
  return found;
}

/** The archive with a header changed and its sum made right again. */
function withHeader(change: (header: Buffer) => void): Buffer {
  const copy = Buffer.from(archive);
  const header = copy.subarray(0, 512);
  change(header);
  header.fill(32, 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return copy;
}

test.each([1000, 512, 7, 1_000_000])('what was packed is unpacked, in whatever pieces of %i bytes it comes', async (pieceBytes) => {
  expect(await read(archive, pieceBytes)).toEqual(entries);
});

test('the tar program of the machine opens an archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-tar-'));
  writeFileSync(join(folder, 'a.tar'), archive);
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder });
  for (const { path, bytes } of entries) expect(readFileSync(join(folder, path))).toEqual(bytes);
  rmSync(folder, { recursive: true });
});

test('an archive that is cut off anywhere is refused', async () => {
  for (let length = 0; length < archive.length; length += 511) await expect(read(archive.subarray(0, length))).rejects.toThrow('cut off');
  await expect(read(archive.subarray(0, -512))).rejects.toThrow('cut off');
});

test.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', './a', 'a\\b', ''])('no file is called %j', async (path) => {
  expect(() => tarHeader({ path, bytes: Buffer.alloc(0) }, new Date(0))).toThrow();
  const forged = withHeader((header) => {
    header.fill(0, 0, 100);
    header.write(path, 0);
  });
  await expect(read(forged)).rejects.toThrow('is no file of a backup');
});

test('links, devices and folders are refused, and so is what was altered', async () => {
  for (const kind of ['1', '2', '3', '5', 'x', 'L'])
    await expect(read(withHeader((header) => header.write(kind, 156)))).rejects.toThrow('is no file');
  const altered = Buffer.from(archive);
  altered.write('B', 0);
  await expect(read(altered)).rejects.toThrow('altered');
  await expect(read(withHeader((header) => header.write('77777777777', 124)))).rejects.toThrow('too large');
  await expect(read(Buffer.concat([archive, Buffer.from('more')]))).rejects.toThrow('after its end');
});
