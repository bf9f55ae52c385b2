import { Failure } from '@webdocs/contracts/failures/failure';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { buildRelease } from '@webdocs/testing/release-builder';
import { deployWith, run } from './deploy.ts';

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });

test('a build is published and live, and its version, size and time are told', async () => {
  await folder.deployed({}, docs('1.0.0'));
  const printed = await folder.printed(run, 'mfe-docs', '--from', await folder.build(docs('1.1.0')));
  expect(printed).toMatch(
    /^published mfe-docs 1\.1\.0 \(4 files, 0\.\d KB; to browsers 0\.\d KB brotli\)\nmfe-docs 1\.1\.0 is live after \d+\.\d s \(revision 3\); before: 1\.0\.0\nthe running site serves it \(after \d+\.\d s\)$/,
  );
  expect(await folder.live()).toEqual({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
});

test('what is tried before a release goes live is told line by line, and a refusal after it is the real one', async () => {
  await folder.deployed(docs('1.0.0'));
  folder.registry().beforeActivation(async ({ candidates, onStep }) => {
    onStep?.('drawing it');
    onStep?.('opening it in a browser');
    const [{ name: remote, version } = { name: '', version: '' }] = candidates;
    if (version === '1.2.0') throw new Failure('RELEASE_REHEARSAL_FAILED', { remote, version, cause: 'the page crashed' });
  });
  const printed = await folder.printed(run, 'mfe-docs', '--from', await folder.build(docs('1.1.0')));
  expect(printed.split('\n').slice(1, 4)).toEqual([
    'drawing it',
    'opening it in a browser',
    expect.stringMatching(/^mfe-docs 1\.1\.0 is live after/) as string,
  ]);
  await expect(folder.printed(run, 'mfe-docs', '--from', await folder.build(docs('1.2.0')))).rejects.toMatchObject({
    code: 'RELEASE_REHEARSAL_FAILED',
    values: { version: '1.2.0', cause: 'the page crashed' },
  });
  expect(await folder.live()).toEqual({ 'mfe-docs': '1.1.0' });
});

test('without a build folder the remote is built, in the version that was asked for', async () => {
  const asked: unknown[] = [];
  const built = deployWith(async (name, { version, progress }) => {
    asked.push({ name, version });
    progress(`building ${name} ${version}`);
    return { folder: await folder.build({ name, version }), release: buildRelease({ name, version }).release };
  });
  const printed = await folder.printed(built, 'mfe-docs', '--version', '2.0.0-beta');
  expect(asked).toEqual([{ name: 'mfe-docs', version: '2.0.0-beta' }]);
  expect(printed.split('\n')[0]).toBe('building mfe-docs 2.0.0-beta');
  expect(await folder.live()).toEqual({ 'mfe-docs': '2.0.0-beta' });
});

test('what is live already is said to be', async () => {
  await folder.deployed(docs('1.0.0'));
  expect(await folder.printed(run, 'mfe-docs', '--from', await folder.build(docs('1.0.0')))).toContain(
    'mfe-docs 1.0.0 was live already (revision 1)',
  );
});

test('a build against another React major is refused and changes nothing', async () => {
  await folder.deployed({}, docs('1.0.0'));
  const old = await folder.build({ ...docs('1.1.0'), shared: { react: '^18.3.0' } });
  await expect(folder.printed(run, 'mfe-docs', '--from', old)).rejects.toMatchObject({
    code: 'RELEASE_INCOMPATIBLE',
    message: 'mfe-docs 1.1.0 cannot join the live composition: it was built against react ^18.3.0, shell 1.0.0 provides 19.3.1',
  });
  expect(await folder.live()).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
});

test('a build of another remote than the one named is refused', async () => {
  await expect(folder.printed(run, 'mfe-ads', '--from', await folder.build(docs('1.0.0')))).rejects.toMatchObject({
    code: 'RELEASE_MALFORMED',
  });
  expect(await folder.live()).toEqual({});
});

test('a command that cannot be read says how it is written', async () => {
  const usage =
    'Use: site deploy <name> [--version <version>] [--from <folder>] [--override <reason>] [--because <text>] [--commit <hash>] [--link <address>] [--json] [--data <folder>]';
  await expect(folder.printed(run)).rejects.toMatchObject({
    code: 'COMMAND_MISUSED',
    message: 'The command cannot be read: <name> is missing',
    remedy: usage,
  });
  await expect(folder.printed(run, 'mfe-docs', 'mfe-ads')).rejects.toMatchObject({
    message: 'The command cannot be read: mfe-ads is more than it takes',
  });
  await expect(folder.printed(run, 'mfe-docs', '--force')).rejects.toMatchObject({ code: 'COMMAND_MISUSED' });
  await expect(folder.printed(run, 'mfe-docs', '--version', 'x y')).rejects.toMatchObject({
    message: 'The command cannot be read: "x y" is no version such as 1.2.0 or 1.2.0-abc',
  });
});

test('where no site runs it is told before anything is built', async () => {
  await folder.stopSite();
  const built = deployWith(async () => {
    throw new Error('nothing is to be built');
  });
  await expect(folder.printed(built, 'mfe-docs')).rejects.toMatchObject({ code: 'SITE_NOT_RUNNING' });
});
