import type { SlotName } from '@webdocs/contracts/remote/slot';
import { createToken, holderOf } from '@webdocs/registry/access-tokens';
import { list as auditList } from './audit.ts';
import { run as history } from './history.ts';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run as rollback } from './rollback.ts';
import { run } from './retire.ts';
import { run as status } from './status.ts';

const folder = useDataFolder();
const docs = { name: 'mfe-docs' };
const games = (version: string) => ({ name: 'mfe-games', version });
const slotOf = (slot: SlotName) => [
  { name: 'mfe-games', definition: { opens: [slot] } },
  { name: 'mfe-ads', definition: { fills: [{ slot, part: 'page', on: ['/:locale/docs/*'] }] } },
];

beforeEach(() => {
  process.env.DATABASE_URL = folder.databaseUrl();
});
afterEach(() => {
  delete process.env.DATABASE_URL;
});

test('a remote that is retired is live no more, its team comes in no more, and a rollback brings it back', async () => {
  await folder.deployed({}, docs, games('1.0.0'), games('1.1.0'));
  const token = (team: string) =>
    createToken(folder.database(), { team, name: 'ci', days: 9 }, { kind: 'machine', name: 'ada', team: null });
  const [ofGames, ofDocs] = [await token('mfe-games'), await token('mfe-docs')];
  const document = (await folder.printed(run, 'mfe-games', '--because', 'no games any more', '--json')).replace(/^! .*$/gm, '');
  expect(JSON.parse(document)).toEqual({
    name: 'mfe-games',
    version: '1.1.0',
    revision: 5,
    tokens: [ofGames.id],
  });
  expect(await folder.live()).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  await expect(holderOf(folder.database(), ofGames.token)).rejects.toMatchObject({ code: 'TOKEN_ENDED' });
  expect(await holderOf(folder.database(), ofDocs.token)).toMatchObject({ team: 'mfe-docs' });
  expect(await folder.printed(status)).toMatch(/^mfe-games +- +/m);

  expect(await folder.printed(rollback, 'mfe-games')).toContain('mfe-games is back at 1.1.0 (revision 6); before: none');
  expect(await folder.printed(rollback, 'mfe-games')).toContain('mfe-games is back at 1.0.0');
});

test('who retired it, and why, is in the history and in the audit', async () => {
  await folder.deployed({}, games('1.0.0'));
  expect(await folder.printed(run, 'mfe-games', '--because', 'no games any more')).toMatch(
    /^mfe-games 1\.0\.0 is retired \(revision 3\)\./,
  );
  expect(await folder.printed(history)).toMatch(/3 .* retire +mfe-games 1\.0\.0 -> none +says: no games any more/);
  expect(await folder.printed(auditList)).toMatch(/live changed +mfe-games/);
});

test('the command ends when the running site serves without it; without a site at once', async () => {
  await folder.deployed({}, games('1.0.0'), { name: 'mfe-chess' });
  const lines = (await folder.printed(run, 'mfe-games')).split('\n');
  expect(lines.at(-1)).toMatch(/^the running site serves without it \(after \d+\.\d s\)$/);
  expect(lines[0]).toMatch(/^mfe-games 1\.0\.0 is retired/);
  await folder.stopSite();
  expect(await folder.printed(run, 'mfe-chess')).toMatch(/^mfe-chess 1\.0\.0 is retired/);
});

test('neither the shell nor what others need is retired, and what is not live cannot be', async () => {
  await folder.deployed({}, ...slotOf('games/board'));
  const before = await folder.live();
  await expect(folder.printed(run, 'shell')).rejects.toMatchObject({ code: 'REMOTE_NEEDED' });
  await expect(folder.printed(run, 'mfe-games')).rejects.toMatchObject({
    code: 'REMOTE_NEEDED',
    values: { cause: 'it opens slot games/board, which the live mfe-ads fills' },
  });
  await expect(folder.printed(run, 'mfe-nope')).rejects.toMatchObject({
    code: 'REMOTE_NOT_LIVE',
    values: { known: 'mfe-ads, mfe-games, shell' },
  });
  await expect(folder.printed(run, 'mfe-ads', '--because', 'a\nb')).rejects.toMatchObject({ code: 'COMMAND_MISUSED' });
  expect(await folder.live()).toEqual(before);
  await folder.printed(run, 'mfe-ads');
  await folder.printed(run, 'mfe-games');
  expect(await folder.live()).toEqual({ shell: '1.0.0' });
});
