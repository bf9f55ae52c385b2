import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { configuration } from '@webdocs/testing/public-configuration';
import { writtenTree } from '@webdocs/testing/written-tree';
import { openSections, type SectionsOptions } from './sections-of-site.ts';

/** A thread that does what it is told to. */
const threadOf = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      import { writeFileSync } from 'node:fs';
      const say = (word) => parentPort.postMessage(word);
      const write = () => writeFileSync(workerData.file, workerData.address + ' ' + workerData.format);
      ${body}`)}`,
  );

function opened(body: string, limits: SectionsOptions['limits'] = {}) {
  const failures: Failure[] = [];
  const state = { revision: 'one' };
  const folder = join(writtenTree({}), 'sections');
  const sections = openSections({
    content: {
      paths: () => ['/en-US/', '/en-US/docs/Web/CSS', '/en-US/docs/Web/CSS/gap', '/en-US/docs/Web/CSSOM', '/fr/docs/Web/CSS'],
      revision: () => state.revision,
    },
    source: () => ({ roots: [], configuration: { ...configuration, blogPaging: false }, indexFile: '', hasSharedAssets: false }),
    siteAddress: 'https://docs.example',
    siteName: 'Docs',
    folder,
    script: threadOf(body),
    report: (failure) => failures.push(failure),
    limits,
  });
  return { sections, failures, state, folder };
}

const writes = 'write(); say({ done: true });';

test('a section is made when it is asked for, and once for all who ask', async () => {
  const { sections } = opened(writes);
  const [one, other] = await Promise.all([sections.section('/en-us/docs/web/css', 'zip'), sections.section('/en-US/docs/Web/CSS', 'zip')]);
  expect(one).toEqual(other);
  expect(readFileSync(one.file, 'utf8')).toBe('/en-US/docs/Web/CSS zip');
  expect(one.bytes).toBe(23);
  await sections.close();
});

test('what is kept is handed out until the content is another, and each format is a file of its own', async () => {
  const { sections, state } = opened(writes);
  const zip = await sections.section('/en-US/docs/Web/CSS', 'zip');
  const before = readFileSync(zip.file);
  expect((await sections.section('/en-US/docs/Web/CSS', 'epub')).file).toMatch(/\.epub$/);
  expect((await sections.section('/en-US/docs/Web/CSS', 'docset')).file).toMatch(/\.docset\.tgz$/);
  expect(await sections.section('/en-US/docs/Web/CSS', 'zip')).toEqual(zip);
  expect(readFileSync(zip.file)).toEqual(before);
  state.revision = 'two';
  expect((await sections.section('/en-US/docs/Web/CSS', 'zip')).version).not.toBe(zip.version);
  await sections.close();
});

test.each([
  ['/en-US/docs/Web/Tea', {}, 'SECTION_UNKNOWN', 404],
  ['/en-US/', {}, 'SECTION_UNKNOWN', 404],
  ['/en-US/docs/Web/CSS', { mostPages: 1 }, 'SECTION_TOO_LARGE', 413],
  ['/en-US/docs/Web/CSS', { mostWaiting: 0 }, 'SECTION_EXPORTS_BUSY', 503],
  ['/en-US/docs/Web/CSS', { waitMs: 0 }, 'SECTION_EXPORT_PENDING', 503],
])('%s with the limits %j is refused: %s', async (address, limits, code, status) => {
  const { sections } = opened(writes, limits);
  await expect(sections.section(address, 'zip')).rejects.toMatchObject({ code, status });
  await sections.close();
});

test('who was told to come again finds the section made', async () => {
  const { sections } = opened(writes, { waitMs: 0 });
  await expect(sections.section('/en-US/docs/Web/CSS', 'zip')).rejects.toMatchObject({ code: 'SECTION_EXPORT_PENDING' });
  await sections.settled();
  expect((await sections.section('/en-US/docs/Web/CSS', 'zip')).bytes).toBe(23);
  await sections.close();
});

test.each([
  ['a thread that says why', "say({ failed: { code: 'SECTION_EXPORT_FAILED', values: { address: 'x', cause: 'no disk' } } });"],
  ['a thread that dies', "throw new Error('no disk');"],
])('%s fails the request by name, and the operator is told; the next one is made', async (_, body) => {
  const { sections, failures } = opened(body);
  await expect(sections.section('/en-US/docs/Web/CSS', 'zip')).rejects.toMatchObject({ code: 'SECTION_EXPORT_FAILED', status: 500 });
  await sections.settled();
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining('no disk')]);
  await expect(sections.section('/en-US/docs/Web/CSS/gap', 'zip')).rejects.toMatchObject({ code: 'SECTION_EXPORT_FAILED' });
  await sections.close();
});

test('what a thread had begun to write does not stay', async () => {
  const { sections, folder } = opened(
    "writeFileSync(workerData.file.replace(/([^/]+)$/, 'making-$1.new'), 'half'); throw new Error('no disk');",
  );
  await expect(sections.section('/en-US/docs/Web/CSS', 'zip')).rejects.toMatchObject({ code: 'SECTION_EXPORT_FAILED' });
  expect(readdirSync(folder)).toEqual([]);
  await sections.close();
});

test('those that are not asked for make room', async () => {
  const { sections } = opened(writes, { keptBytes: 60 });
  const old = await sections.section('/en-US/docs/Web/CSS', 'zip');
  utimesSync(old.file, new Date(0), new Date(0));
  const used = await sections.section('/en-US/docs/Web/CSSOM', 'zip');
  await sections.section('/en-US/docs/Web/CSS/gap', 'zip');
  expect([existsSync(old.file), existsSync(used.file)]).toEqual([false, true]);
  await sections.close();
});

test('a site that stops waits for no section', async () => {
  const { sections } = opened('setInterval(() => undefined, 1000);');
  const asked = sections.section('/en-US/docs/Web/CSS', 'zip');
  asked.catch(() => undefined);
  await sections.close();
  await expect(asked).rejects.toMatchObject({ code: 'SECTION_EXPORT_FAILED' });
});
