import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '@webdocs/contracts/failures/failure';
import { exitCodeOf } from './exit-codes.ts';
import { runCommand } from './run-command.ts';

const empty = mkdtempSync(join(tmpdir(), 'webdocs-commands-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

async function site(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(words, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test.each([
  [['depoly', 'mfe-docs'], 'there is no command depoly, perhaps deploy was meant'],
  [['nonsense'], 'there is no command nonsense'],
  [['backup', 'file'], 'there is no command backup, perhaps data backup was meant'],
  [['__proto__'], 'there is no command __proto__'],
  [[], 'no command is given'],
  [['data'], 'data needs one of backup, restore, drill'],
  [['users', '--json'], 'users needs one of list, grant, revoke, sign-out'],
  [['data', 'bakcup'], 'data has no command bakcup, perhaps backup was meant'],
  [['data', 'erase'], 'data has no command erase; it has backup, restore, drill'],
  [['help', 'depoly'], 'there is no command depoly, perhaps deploy was meant'],
  [['--jsno', 'status'], '--jsno is no flag that may come before the command, perhaps --json was meant'],
  [['history', '--limt', '3'], '--limt is none of its flags, perhaps --limit was meant'],
  [['history', '-l', '3'], '-l is none of its flags'],
  [['history', '--limit'], '--limit has no value'],
  [['history', '--limit', '--json'], '--limit has no value'],
  [['history', '--json=yes'], '--json takes no value'],
  [['history', '--limit', 'abc'], '--limit takes a whole number from 1 to 999999, not "abc"'],
  [['history', '--limit', '0'], '--limit takes a whole number from 1 to 999999, not "0"'],
  [['history', '--limit', '-5'], '--limit takes a whole number from 1 to 999999, not "-5"'],
  [['history', '--limit', '1000000'], '--limit takes a whole number from 1 to 999999, not "1000000"'],
  [['history', '--limit', '1e3'], '--limit takes a whole number from 1 to 999999, not "1e3"'],
  [['audit', 'list', '--limit', '2.5'], '--limit takes a whole number from 1 to 999999, not "2.5"'],
  [['prune', '--keep', 'all'], '--keep takes a whole number from 0 to 9999, not "all"'],
  [['doctor', '--port', '70000'], '--port takes a whole number from 0 to 65535, not "70000"'],
  [['tokens', 'create', 'operator', '--expires', 'never'], '--expires takes a time from 1d to 3650d, not "never"'],
  [['tokens', 'create', 'operator', '--expires', '90'], '--expires takes a time from 1d to 3650d, not "90"'],
  [['deploy'], '<name> is missing'],
  [['deploy', 'mfe-docs', 'mfe-ads'], 'mfe-ads is more than it takes'],
  [['rollback', 'mfe-docs', '--json', '--dry-run'], '--dry-run is none of its flags'],
])('site %j is refused and does nothing', async (words, cause) => {
  const { code, out, err } = await site(...words);
  expect(code).toBe(2);
  expect(out + err).toContain(cause);
});

test.each([
  [['help'], 'data backup'],
  [['--help'], 'content check'],
  [['help', 'data'], 'prove a backup'],
  [['data', '--help'], 'prove a backup'],
  [['help', 'deploy'], 'site deploy <name>'],
  [['deploy', '--help'], 'take this finished build instead of building'],
  [['deploy', 'mfe-docs', '-h'], 'site deploy mfe-docs --from'],
  [['--help', 'data', 'drill'], '--passphrase-file <file>'],
  [['start', '--help'], 'Port of the listener for readers'],
])('site %j explains', async (words, text) => {
  const { code, out, err } = await site(...words);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(text);
});

test('the version is that of the package', async () => {
  expect(await site('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string });
});

test('secrets are no flags, and so not in the help', async () => {
  expect((await site('start', '--help')).out).not.toMatch(/--operator-token|--stripe-key/);
});

test('a failure is one JSON document for a program, wherever the flag was', async () => {
  for (const words of [
    ['--json', '--data', empty, 'status'],
    ['status', '--data', empty, '--json'],
  ]) {
    const { code, out, err } = await site(...words);
    expect([code, err]).toEqual([4, '']);
    expect(JSON.parse(out)).toEqual({
      code: 'SITE_NOT_RUNNING',
      message: `No site answers for ${empty}: no site runs on this folder`,
      remedy: expect.stringContaining('npm start') as string,
      values: { place: empty, cause: 'no site runs on this folder' },
    });
  }
});

test.each([
  ['data', 'backup', 'FILE'],
  ['audit', 'verify'],
  ['prune', '--dry-run'],
  ['tokens', 'list'],
])('in a folder without a site %s %s has nothing to look at, says so and makes nothing there', async (...words) => {
  const folder = join(empty, 'mistyped');
  const given = words.map((word) => (word === 'FILE' ? join(empty, 'monday.backup') : word));
  const { code, err } = await site(...given, '--data', folder);
  expect(code).toBe(2);
  expect(err).toContain(`DATABASE_NOT_MADE  No site was started on ${folder} yet`);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [['promote', 'mfe-docs', '1.0.0', '--override', 'short'], '--override takes a reason, one line of 10 to 300 characters'],
  [['promote', 'mfe-docs', '1.0.0', '--commit', 'HEAD'], '--commit takes the hash of a commit, 7 to 64 characters'],
  [['rollback', 'mfe-docs', '--offline', '--link', 'ticket 12'], '--link takes an http or https address of at most 500 characters'],
])('%j is misused, and the flag is named with what it takes', async (words, cause) => {
  // A site that would not answer: nothing is asked.
  process.env.WEBDOCS_SITE = 'http://127.0.0.1:9';
  const { code, err } = await site(...words, '--data', empty).finally(() => delete process.env.WEBDOCS_SITE);
  expect([code, err]).toEqual([2, expect.stringContaining(cause)]);
});

test('a token that ended, or that is of another team, is a refusal of the site for a pipeline', () => {
  expect(exitCodeOf(new Failure('TOKEN_ENDED', { id: 'b367ced8', cause: 'expired' }))).toBe(3);
  expect(exitCodeOf(new Failure('TOKEN_OF_OTHER_TEAM', { team: 'mfe-ads', remote: 'mfe-docs' }))).toBe(3);
});

test.each([
  ['backup', ['--data', empty]],
  ['drill', []],
])('where data %s finds no such folder, the place is named, without a stack', async (name, more) => {
  const { code, err } = await site('data', name, join(empty, 'nowhere/monday.backup'), ...more);
  expect(code).toBe(1);
  expect(err).toContain(join(empty, 'nowhere'));
  expect(err).not.toMatch(/^ +at /m);
});

test('a full disk is called full, with the way to room, and no mistake of the program', async () => {
  const err: string[] = [];
  const out = () => writeFileSync('/dev/full', 'a line');
  const code = await runCommand(['--version'], { out, err: (line) => err.push(line) });
  expect([code, err]).toEqual([
    1,
    [
      'NO_ROOM_ON_DISK  There is no room on the disk: ENOSPC: no space left on device, write\n' +
        '-> Make room, then do it again: infra/docs/operations.md, "The disk is full".',
    ],
  ]);
});

test('a reader that leaves after the first line is no failure', async () => {
  const command = fileURLToPath(new URL('site.ts', import.meta.url));
  const inShell = `{ "${process.execPath}" --import tsx "${command}" help; echo "ended with $?" >&2; } | head -n 1`;
  const { stdout, stderr } = await promisify(execFile)('/bin/sh', ['-c', inShell]);
  expect([stdout, stderr]).toEqual(['site <command>\n', 'ended with 0\n']);
}, 30_000);
