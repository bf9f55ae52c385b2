import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { configuration } from '@webdocs/testing/public-configuration';
import { writtenTree } from '@webdocs/testing/written-tree';
import { openPacks } from './packs-of-site.ts';

const { privateKey: key } = generateKeyPairSync('ed25519');

/** A thread that says what it is told to, and writes what the packs would be. */
const threadOf = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      import { mkdirSync, writeFileSync } from 'node:fs';
      const say = (word) => parentPort.postMessage(word);
      ${body}`)}`,
  );
const writesAll = `
  mkdirSync(workerData.out + '/packs', { recursive: true });
  for (const name of ['update.json', 'packs/index.json', 'packs/css.pack']) writeFileSync(workerData.out + '/' + name, workerData.siteAddress);
  say({ outcome: { packs: 1, written: 1, failed: 0 } });`;

function opened(body: string, folder = join(writtenTree({}), 'offline')) {
  const failures: Failure[] = [];
  const lines: string[] = [];
  let change: () => void = () => undefined;
  const packs = openPacks({
    content: {
      onChange(callback) {
        change = callback;
        return () => undefined;
      },
    },
    source: () => ({ roots: [], configuration: { ...configuration, blogPaging: false }, indexFile: '', hasSharedAssets: false }),
    siteAddress: 'https://docs.example',
    folder,
    key,
    scripts: { packs: threadOf(body), build: new URL('file:///never-started.mjs') },
    report: (failure) => failures.push(failure),
    progress: (line) => lines.push(line),
    quietMs: 0,
  });
  return { packs, folder, failures, lines, change: () => change() };
}

test('packs are made on a thread, and are there when it is done', async () => {
  const { packs, lines, folder } = opened(writesAll);
  await expect(packs.index()).rejects.toMatchObject({ code: 'PACKS_NOT_READY', values: { percent: 0 }, status: 503 });
  packs.keepPacks();
  await packs.settled();
  expect(await packs.index()).toEqual({ file: join(folder, 'packs/index.json'), bytes: 20 });
  expect(await packs.pack('css.pack')).toMatchObject({ bytes: 20 });
  expect(await packs.update()).toMatchObject({ bytes: 20 });
  expect(packs.percent()).toBe(100);
  expect(lines).toEqual([expect.stringMatching(/^offline packs: 1, 1 of them written, in [\d.]+ s$/)]);
  await packs.close();
});

test('content that has changed is packed again, and what was made before is there meanwhile', async () => {
  const { packs, change, lines } = opened(writesAll);
  packs.keepPacks();
  await packs.settled();
  change();
  expect(await packs.pack('css.pack')).toBeDefined();
  await packs.settled();
  expect(lines).toHaveLength(2);
  await packs.close();
});

test.each(['../memory.json', 'index.json', '.work', 'css.pack/../x.pack', 'none.pack', ''])('there is no pack %j', async (name) => {
  const { packs, folder } = opened(writesAll);
  mkdirSync(join(folder, 'packs'), { recursive: true });
  writeFileSync(join(folder, 'packs/index.json'), '{}');
  writeFileSync(join(folder, 'memory.json'), '{}');
  await expect(packs.pack(name)).rejects.toMatchObject({ code: 'PACK_UNKNOWN' });
  await expect(packs.package(name)).rejects.toMatchObject({ code: 'PACK_UNKNOWN' });
});

test('what fails has its name, and a site that closes does not wait for the next try', async () => {
  const { packs, failures } = opened(`say({ failed: { code: 'PACK_TOO_LARGE', values: { pack: 'css.en-US', bytes: 1, limit: 0 } } });`);
  packs.keepPacks();
  while (failures.length === 0) await new Promise(setImmediate);
  await packs.close();
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining('css.en-US')]);
});

test('a site that closes ends what is being made', async () => {
  const { packs, failures, lines } = opened(`say({ step: { what: 'packs', done: 1, total: 2 } }); setInterval(() => undefined, 1000);`);
  packs.keepPacks();
  while (packs.percent() === 0) await new Promise(setImmediate);
  expect(packs.percent()).toBe(80);
  await packs.close();
  expect([failures, lines]).toEqual([[], []]);
});

test('a thread that dies is tried again, not believed', async () => {
  const { packs, failures } = opened('process.exit(3);');
  packs.keepPacks();
  while (failures.length === 0) await new Promise(setImmediate);
  await packs.close();
  expect(failures[0]?.code).toBe('PACKS_FAILED');
});

test('its keys are public', () => {
  const { keys } = opened('').packs;
  expect(keys).toEqual([expect.stringMatching(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/)]);
});
