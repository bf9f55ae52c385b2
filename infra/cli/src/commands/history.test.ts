import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run } from './history.ts';
import { run as rollback } from './rollback.ts';

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });
const columns = (line: string | undefined) => line?.split(/ {2,}/);

test('each change is a line, the newest first', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  await folder.printed(rollback, 'mfe-docs');
  const [head, ...lines] = (await folder.printed(run)).split('\n').map(columns);
  expect(head).toEqual(['revision', 'when', 'who', 'why', 'what', 'said']);
  expect(lines.map((line) => [line?.[0], line?.[3], line?.[4]])).toEqual([
    ['3', 'rollback', 'mfe-docs 1.1.0 -> 1.0.0'],
    ['2', 'deploy', 'mfe-docs 1.0.0 -> 1.1.0'],
    ['1', 'deploy', 'mfe-docs none -> 1.0.0'],
  ]);
  for (const line of lines) expect(line?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
});

test('a limit shows fewer', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'), docs('1.2.0'));
  expect((await folder.printed(run, '--limit', '1')).split('\n')).toHaveLength(2);
  await expect(folder.printed(run, '--limit', 'few')).rejects.toMatchObject({
    code: 'COMMAND_MISUSED',
    message: 'The command cannot be read: --limit takes a whole number from 1 to 999999, not "few"',
  });
});

test('before the first change it says so', async () => {
  expect(await folder.printed(run)).toBe('Nothing was live yet.');
});

test('programs read it as JSON', async () => {
  await folder.deployed(docs('1.0.0'));
  expect(JSON.parse(await folder.printed(run, '--json'))).toMatchObject([{ revision: 1, reason: 'deploy', changes: [{ to: '1.0.0' }] }]);
});
