import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failures } from '@webdocs/contracts/failures/failure';
import { Linter } from 'eslint';
import { prepareCommand } from './bundling/prepare-command.ts';
import { inRepository } from './repository.ts';

// Starts processes, which take their time on a busy machine.
jest.setTimeout(60_000);

const script = inRepository('infra/workbench/bootstrap.cjs');

interface Bootstrap {
  failures: Record<string, { says: string; remedy: string }>;
  failureText(code: string, values: Record<string, string | number>): string;
  isAtLeast(version: string, wanted: string): boolean;
  looksOffline(output: string): boolean;
  nodeWords(verb: object, words: readonly string[]): readonly string[];
  preparedCommand(folder: string): string | null;
  verbs: { readonly site: object; readonly test: object };
}
const bootstrap = createRequire(__filename)(script) as Bootstrap;

/** A clone that was never installed: the script, a lock file, and whatever npm the test puts before the real one. */
function freshClone(fakeNpm = 'exit 0'): { folder: string; run: (...words: string[]) => { code: number | null; says: string } } {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-clone-'));
  mkdirSync(join(folder, 'infra/workbench'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  cpSync(script, join(folder, 'infra/workbench/bootstrap.cjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${fakeNpm}\n`, { mode: 0o755 });
  return {
    folder,
    run(...words) {
      const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, npm_execpath: '' };
      const [minFree] = words.filter((word) => word.startsWith('free='));
      const ended = spawnSync(
        process.execPath,
        [join(folder, 'infra/workbench/bootstrap.cjs'), ...words.filter((word) => word !== minFree)],
        {
          env: minFree ? { ...env, WEBDOCS_MIN_FREE_MB: minFree.slice(5) } : env,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      return { code: ended.status, says: ended.stdout + ended.stderr };
    },
  };
}

const clones: string[] = [];
function clone(fakeNpm?: string) {
  const made = freshClone(fakeNpm);
  clones.push(made.folder);
  return made;
}
afterAll(() => clones.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('a Node of ten years ago can read the script that refuses it', () => {
  const problems = new Linter().verify(readFileSync(script, 'utf8'), { languageOptions: { ecmaVersion: 5, sourceType: 'commonjs' } });
  expect(problems).toEqual([]);
});

test.each([
  ['v20.20.0', true],
  ['v20.20.2', true],
  ['v21.0.0', true],
  ['v100.0.0', true],
  ['v20.19.9', false],
  ['v18.20.8', false],
  ['v0.10.48', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(bootstrap.isAtLeast(version, '20.20.0')).toBe(enough);
});

test('the oldest Node is the one that package.json and .nvmrc name', () => {
  const { engines } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('>=20.20');
  expect(readFileSync(inRepository('.nvmrc'), 'utf8').trim()).toBe('20.20');
});

test('its sentences are those of the failure catalogue', () => {
  for (const [code, { says, remedy }] of Object.entries(bootstrap.failures)) expect(failures).toHaveProperty(code, { says, remedy });
});

test('an old Node is told in one line what is wrong and in one what to do', () => {
  expect(bootstrap.failureText('NODE_TOO_OLD', { version: 'v16.1.0' })).toBe(
    'NODE_TOO_OLD  Node v16.1.0 is too old\n-> Install Node 20.20 or newer.',
  );
});

test('a full disk is reported before anything is installed', () => {
  const { code, says } = clone('echo installed').run('test', 'free=99999999999');
  expect(code).toBe(1);
  expect(says).toMatch(/^DISK_FULL {2}Only \d+ MB are free in .+; 99999999999 MB are needed\n-> Free some space/m);
  expect(says).not.toContain('Installing');
});

test('packages are not changed under a running site', () => {
  const { folder, run } = clone('echo installed');
  mkdirSync(join(folder, '.webdocs'));
  writeFileSync(join(folder, '.webdocs/site.pid'), String(process.pid));
  const { code, says } = run('test', 'free=1');
  expect(code).toBe(1);
  expect(says).toBe(
    `SITE_RUNNING  A site is running on this folder (process ${process.pid}); packages are not changed under it\n-> Stop it first.\n`,
  );
});

test.each(['ENOTFOUND', 'ECONNREFUSED', 'EAI_AGAIN', 'ETIMEDOUT'])('a registry out of reach (%s) is said in one line', (cause) => {
  const { code, says } = clone(`echo "npm error code ${cause}" >&2; exit 1`).run('test', 'free=1');
  expect(code).toBe(1);
  expect(says).toContain('INSTALL_OFFLINE  The packages could not be installed: the package registry does not answer\n-> Connect once');
  expect(says).not.toContain('npm error');
});

test('another failure of npm is shown with what npm said', () => {
  const { code, says } = clone('echo "npm error code EUSAGE" >&2; exit 7').run('test', 'free=1');
  expect(code).toBe(1);
  expect(says).toContain('npm error code EUSAGE\nINSTALL_FAILED  npm ci ended with code 7');
});

test('installs when the lock file changed and only then, and ends as the verb ends', () => {
  // This npm counts its calls and installs tsx, which is all that the verb below needs.
  const { folder, run } = clone(`echo call >> calls; mkdir -p node_modules; ln -sfn ${inRepository('node_modules/tsx')} node_modules/tsx`);
  mkdirSync(join(folder, 'infra/workbench/src'));
  writeFileSync(join(folder, 'infra/workbench/src/test.ts'), 'process.exit(Number(process.argv[2]));');
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length;

  expect(run('test', 'free=1', '0').code).toBe(0);
  expect(calls()).toBe(1);
  expect(run('test', 'free=1', '3').code).toBe(3);
  expect(calls()).toBe(1);
  writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }');
  expect(run('test', 'free=1', '0').code).toBe(0);
  expect(calls()).toBe(2);
});

test('what was installed by hand is not installed again', () => {
  const { folder, run } = clone('echo called >> calls; exit 1');
  mkdirSync(join(folder, 'node_modules'));
  const entry = (version: string) => ({
    '': { version: '1.0.0' },
    'node_modules/tea': { version },
    'node_modules/for-mac': { version, optional: true },
  });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: entry('2.0.0') }));
  const installed = (version: string) =>
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: { 'node_modules/tea': { version } } }));

  installed('1.0.0');
  expect(run('test', 'free=1').says).toContain('INSTALL_FAILED');
  expect(existsSync(join(folder, 'calls'))).toBe(true);
  rmSync(join(folder, 'calls'));
  installed('2.0.0');
  run('test', 'free=1');
  expect(existsSync(join(folder, 'calls'))).toBe(false);
});

test('an unknown verb is answered with the known ones', () => {
  const { code, says } = clone().run('bild', 'free=1');
  expect(code).toBe(2);
  expect(says).toContain('Unknown verb bild. Known: start, site');
});

describe('the command site', () => {
  const prepared = /prepared-command\/[0-9a-f]{10}\/site\.mjs$/;
  const chosen = (...words: string[]) => bootstrap.nodeWords(bootstrap.verbs.site, words)[0];
  beforeAll(prepareCommand);

  test('runs as it was prepared, and says what its sources say', () => {
    const [entry = '', ...words] = bootstrap.nodeWords(bootstrap.verbs.site, ['help']);
    expect(entry).toMatch(prepared);
    const run = (...all: string[]) => spawnSync(process.execPath, all, { encoding: 'utf8', cwd: inRepository() });
    const answer = run(entry, ...words);
    expect(answer.stderr).toBe('');
    expect(answer.stdout).toBe(run('--import', 'tsx', 'infra/cli/src/site.ts', 'help').stdout);
    // Its words and its version lie beside its sources.
    expect(run(entry, '--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('runs from its sources where it builds', () => {
    for (const words of [['start'], ['deploy', 'mfe-docs'], ['prepare'], ['content', 'check'], ['--data', 'folder', 'start']])
      expect(chosen(...words)).toBe('--import');
    expect(bootstrap.nodeWords(bootstrap.verbs.test, ['unit'])[0]).toBe('--import');
  });

  test('runs from its sources when one of them is another one, or is gone', () => {
    const { folder } = clone();
    const home = join(folder, '.cache/prepared-command');
    mkdirSync(home, { recursive: true });
    writeFileSync(join(folder, 'a.ts'), 'one');
    const hash = createHash('sha256').update('a.ts\0one\0').digest('hex');
    writeFileSync(join(home, 'prepared.json'), JSON.stringify({ entry: 'x/site.mjs', hash, inputs: ['a.ts'] }));
    expect(bootstrap.preparedCommand(folder)).toBe(join(home, 'x/site.mjs'));
    writeFileSync(join(folder, 'a.ts'), 'two');
    expect(bootstrap.preparedCommand(folder)).toBeNull();
    rmSync(join(folder, 'a.ts'));
    expect(bootstrap.preparedCommand(folder)).toBeNull();
    rmSync(home, { recursive: true });
    expect(bootstrap.preparedCommand(folder)).toBeNull();
  });
});
