import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run } from './promote.ts';

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });

test('a published version becomes live', async () => {
  await folder.deployed(docs('1.0.0'));
  await folder.published(docs('1.1.0'));
  expect(await folder.printed(run, 'mfe-docs', '1.1.0')).toMatch(
    /^mfe-docs 1\.1\.0 is live \(revision 2\); before: 1\.0\.0\nthe running site serves it \(after \d+\.\d s\)$/,
  );
  expect(await folder.live()).toEqual({ 'mfe-docs': '1.1.0' });
});

test('an older version may become live again', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  expect(await folder.printed(run, 'mfe-docs', '1.0.0')).toMatch(
    /^mfe-docs 1\.0\.0 is live \(revision 3\); before: 1\.1\.0\nthe running site serves it \(after \d+\.\d s\)$/,
  );
});

test('the live version stays as it is', async () => {
  await folder.deployed(docs('1.0.0'));
  expect(await folder.printed(run, 'mfe-docs', '1.0.0')).toMatch(
    /^mfe-docs 1\.0\.0 was live already \(revision 1\)\nthe running site serves it \(after \d+\.\d s\)$/,
  );
});

test('a version or remote that was never published is refused with what there is', async () => {
  await folder.published(docs('1.0.0'));
  await expect(folder.printed(run, 'mfe-docs', '2.0.0')).rejects.toMatchObject({
    code: 'VERSION_UNKNOWN',
    remedy: 'Published versions: 1.0.0',
  });
  await expect(folder.printed(run, 'mfe-dogs', '1.0.0')).rejects.toMatchObject({ code: 'REMOTE_UNKNOWN', remedy: 'Known names: mfe-docs' });
});
