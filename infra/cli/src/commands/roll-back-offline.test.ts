import { useDataFolder } from '../../fixtures/data-folder.ts';
import { rollBackOffline } from './roll-back-offline.ts';

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });
const back = () => rollBackOffline('mfe-docs', folder.path(), {}, folder.databaseUrl());

test('while no site runs the version before becomes live, and the next start serves it', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  await folder.stopSite();
  expect(await back()).toMatchObject({ before: '1.1.0', pointer: { revision: 3, versions: { 'mfe-docs': '1.0.0' } } });
  expect(await folder.live()).toEqual({ 'mfe-docs': '1.0.0' });
  await expect(back()).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
});

test('while a site runs on the folder it is refused, and nothing changes', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  await expect(back()).rejects.toMatchObject({ code: 'ROLLBACK_SITE_RUNNING', values: { remote: 'mfe-docs' } });
  expect(await folder.live()).toEqual({ 'mfe-docs': '1.1.0' });
});

test('where no site was ever started there is nothing to go back to, and no database is made', async () => {
  await expect(rollBackOffline('mfe-docs', `${folder.path()}/none`, {}, '')).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
});
