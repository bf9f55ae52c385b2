import { mkdtempSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressFor, addressOfSite, claimDataFolder, noteAddress, runningSite } from './pid-file.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'webdocs-pid-'));

test('a site is found by its folder from the moment it answers until it ends', async () => {
  const folder = newFolder();
  expect(await addressOfSite(folder)).toBeUndefined();
  const leave = await claimDataFolder(folder);
  expect(await runningSite(folder)).toBe(process.pid);
  expect(await addressOfSite(folder)).toBeUndefined();
  await noteAddress(folder, 'http://127.0.0.1:3000');
  expect(await addressOfSite(folder)).toBe('http://127.0.0.1:3000');
  await leave();
  expect(await addressOfSite(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('what a site that died left behind is no address', async () => {
  const folder = newFolder();
  await writeFile(join(folder, 'site.pid'), '999999999');
  await noteAddress(folder, 'http://127.0.0.1:3000');
  expect(await addressOfSite(folder)).toBeUndefined();
  await claimDataFolder(folder);
  expect(await addressOfSite(folder)).toBeUndefined();
});

test('a second start on the folder of a living site is refused', async () => {
  const folder = newFolder();
  await writeFile(join(folder, 'site.pid'), String(process.ppid));
  await expect(claimDataFolder(folder)).rejects.toMatchObject({ code: 'SITE_RUNNING', values: { pid: process.ppid } });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
])('what listens on %s is reached at %s', (bind, address) => {
  expect(addressFor(bind, 3000)).toBe(address);
});
