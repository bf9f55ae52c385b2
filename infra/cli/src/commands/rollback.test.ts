import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run } from './rollback.ts';

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });

test('the version before is live again', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  expect(await folder.printed(run, 'mfe-docs')).toMatch(
    /^mfe-docs is back at 1\.0\.0 \(revision 3\); before: 1\.1\.0\nthe running site serves it \(after \d+\.\d s\)$/,
  );
  expect(await folder.live()).toEqual({ 'mfe-docs': '1.0.0' });
});

test('a first version cannot be rolled back', async () => {
  await folder.deployed(docs('1.0.0'));
  await expect(folder.printed(run, 'mfe-docs')).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
  expect(await folder.live()).toEqual({ 'mfe-docs': '1.0.0' });
});

test('a remote that there is not is named, with those that there are', async () => {
  await folder.deployed(docs('1.0.0'));
  await expect(folder.printed(run, 'mfe-nope')).rejects.toMatchObject({
    code: 'REMOTE_UNKNOWN',
    message: 'No remote is called mfe-nope',
    remedy: 'Known names: mfe-docs',
  });
});
