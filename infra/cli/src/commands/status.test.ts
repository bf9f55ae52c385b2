import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run } from './status.ts';

jest.setTimeout(60_000);

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });
const columns = (line: string | undefined) => line?.split(/ {2,}/);

test('each remote is a line, the shell first, with what is live and what is served, since when, and what else there is', async () => {
  await folder.deployed({ name: 'mfe-ads' }, {}, docs('1.0.0'), docs('1.1.0'));
  await folder.published(docs('1.2.0'), docs('1.3.0'), { name: 'mfe-plus' });
  folder.serving().versions = { 'mfe-docs': '1.0.0' };
  folder.serving().refused = [{ name: 'mfe-docs', version: '1.1.0', isHeld: true, cause: 'it throws' }];
  folder.serving().crashing = { 'mfe-docs': '1.1.0' };
  const lines = (await folder.printed(run)).split('\n');
  const rows = lines.slice(0, -3).map(columns);
  expect(rows.map((row) => row?.[0])).toEqual(['name', 'shell', 'mfe-ads', 'mfe-docs', 'mfe-plus']);
  expect(rows[3]).toEqual([
    'mfe-docs',
    '1.1.0',
    '1.0.0',
    expect.stringMatching(/UTC$/),
    expect.any(String),
    'deploy',
    '1.0.0',
    '1.3.0, 1.2.0, 1.1.0 and 1 more',
    expect.stringMatching(/^4 files, .* brotli$/),
    '-',
  ]);
  expect(rows[4]).toEqual(['mfe-plus', '-', '-', '-', '-', '-', '-', '1.0.0', '-', '-']);
  expect(lines.slice(-3)).toEqual([
    'The live shell provides react 19.3.1, @webdocs/remote-kit 1.0.0.',
    'mfe-docs 1.1.0 is live and cannot be used by this gateway: it throws',
    'The site ended soon after each start with what is live (SITE_CRASHES): what ran before is served.',
  ]);
});

test('programs read it as one JSON document', async () => {
  await folder.deployed({}, docs('1.0.0'), docs('1.1.0'));
  const { revision, remotes } = JSON.parse(await folder.printed(run, '--json')) as { revision: number; remotes: unknown[] };
  expect(revision).toBe(3);
  expect(remotes).toMatchObject([
    { name: 'shell', live: '1.0.0', before: null },
    { name: 'mfe-docs', live: '1.1.0', reason: 'deploy', before: '1.0.0', published: ['1.1.0', '1.0.0'], size: { files: 4 }, damage: null },
  ]);
});

test('what readers and the gateway saw fail of the version that is served is told by remote', async () => {
  await folder.deployed({}, docs('1.0.0'));
  folder.serving().versions = { shell: '1.0.0', 'mfe-docs': '1.0.0' };
  const failures = { server: 12, browser: 3, codes: { PART_RENDER_FAILED: 3, FRAGMENT_TIMEOUT: 12 }, notTried: ['page'] };
  folder.failures()['mfe-docs'] = failures;
  const lines = (await folder.printed(run)).split('\n');
  expect(lines.slice(0, 3).map((line) => columns(line)?.at(-1))).toEqual(['failures', '-', '12 here, 3 in browsers, hangs']);
  expect(lines.slice(-2)).toEqual([
    'mfe-docs 1.0.0 fails: FRAGMENT_TIMEOUT 12, PART_RENDER_FAILED 3',
    'mfe-docs 1.0.0 hangs and is not tried for a while: page',
  ]);
  const { remotes } = JSON.parse(await folder.printed(run, '--json')) as { remotes: unknown[] };
  expect(remotes).toMatchObject([
    { name: 'shell', failures: { server: 0, browser: 0, codes: {}, notTried: [] } },
    { name: 'mfe-docs', failures },
  ]);
});

test('what is being tried is told with how far it is, and what was refused with the reason: who asked may not have heard', async () => {
  await folder.deployed(docs('1.0.0'));
  const asked = (version: string) => ({ changes: { 'mfe-docs': version }, reason: 'deploy', by: 'mfe-docs/ci' }) as const;
  const refused = new Failure('RELEASE_TRIAL_FAILED', { remote: 'mfe-docs', version: '1.1.0', cause: 'part page is empty' });
  await folder
    .requested()
    .begin(asked('1.1.0'), () => Promise.reject(refused))
    .done.catch(() => undefined);
  let end = () => undefined as void;
  const trying = folder.requested().begin(asked('1.2.0'), (onStep) => {
    onStep('opening /en-US/ in a browser (1 of 9 pages)');
    return new Promise((_, reject) => (end = () => reject(refused)));
  });
  expect((await folder.printed(run)).split('\n').slice(-2)).toEqual([
    expect.stringMatching(
      /^under way: deploy of mfe-docs 1\.2\.0 by mfe-docs\/ci, .* UTC: opening \/en-US\/ in a browser \(1 of 9 pages\)$/,
    ),
    expect.stringMatching(
      /^refused: deploy of mfe-docs 1\.1\.0 by mfe-docs\/ci, .* UTC: mfe-docs 1\.1\.0 was tried .*: part page is empty$/,
    ),
  ]);
  const { requested } = JSON.parse(await folder.printed(run, '--json')) as { requested: unknown[] };
  expect(requested).toMatchObject([{ outcome: null }, { outcome: { kind: 'refused', code: 'RELEASE_TRIAL_FAILED' } }]);
  end();
  await trying.done.catch(() => undefined);
});

test('a live release that was damaged is marked, and the rest is shown', async () => {
  await folder.deployed({}, docs('1.0.0'));
  const manifest = join(folder.path(), 'registry/releases/mfe-docs/1.0.0/release.json');
  await chmod(manifest, 0o644);
  await writeFile(manifest, '{}');
  const rows = (await folder.printed(run)).split('\n').map(columns);
  expect(rows[2]?.at(-2)).toBe('RELEASE_MALFORMED');
  expect(rows[1]?.slice(0, 2)).toEqual(['shell', '1.0.0']);
});

test('an empty registry says what to do', async () => {
  expect(await folder.printed(run)).toContain('`npm start` publishes everything');
});
