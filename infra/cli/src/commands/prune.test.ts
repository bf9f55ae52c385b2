import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run } from './prune.ts';
import { run as status } from './status.ts';

jest.setTimeout(30_000);

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });

beforeEach(() => {
  process.env.DATABASE_URL = folder.databaseUrl();
});
afterEach(() => {
  delete process.env.DATABASE_URL;
});

const everythingButDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

function twoDaysLater(): void {
  jest.useFakeTimers({ now: Date.now() + 2 * 86_400_000, doNotFake: [...everythingButDate] });
}
afterEach(() => jest.useRealTimers());

const filesOf = (version: string) => existsSync(join(folder.path(), 'registry/releases/mfe-docs', version));

test('releases that no rollback leads to are removed, rows and files, and the site goes on', async () => {
  await folder.deployed({}, docs('1.0.0'), docs('1.1.0'), docs('1.2.0'));
  await folder.published(docs('1.3.0'));
  twoDaysLater();
  expect(await folder.printed(run, '--keep', '1', '--dry-run')).toBe(
    'would remove mfe-docs 1.0.0\nwould remove mfe-docs 1.3.0\n2 releases',
  );
  expect(filesOf('1.0.0')).toBe(true);
  expect(JSON.parse(await folder.printed(run, '--keep', '1', '--json'))).toEqual({
    isRehearsal: false,
    pruned: [docs('1.0.0'), docs('1.3.0')],
  });
  expect(['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(filesOf)).toEqual([false, true, true, false]);
  expect(await folder.printed(status)).toContain('1.2.0, 1.1.0  ');
  expect(await folder.printed(run, '--keep', '1')).toBe('Nothing to remove.');
  expect(
    await folder.database().query.selectFrom('audit').select(['subject', 'detail']).where('event', '=', 'releases removed').execute(),
  ).toEqual([{ subject: 'mfe-docs', detail: { versions: '1.0.0 1.3.0' } }]);
});

test('what was live or taken in within a day stays, whatever is asked for', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  expect(await folder.printed(run, '--keep', '0')).toBe('Nothing to remove.');
  await expect(folder.printed(run, '--keep', 'few')).rejects.toMatchObject({ code: 'COMMAND_MISUSED' });
});
