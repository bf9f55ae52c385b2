import { settingsHere, settingsOf } from './settings-file.ts';

const backedUp = `WEBDOCS_DATA='/srv/lost'\nWEBDOCS_SITE_NAME='Ada'\\''s docs'\nDATABASE_URL='postgres://lost/docs'\n`;

test('the settings of a restored site lead to its new folder and database, never to those of the lost machine', () => {
  expect(settingsOf(settingsHere(backedUp, '/srv/found', 'postgres://found/docs'))).toEqual({
    WEBDOCS_DATA: '/srv/found',
    WEBDOCS_SITE_NAME: "Ada's docs",
    DATABASE_URL: 'postgres://found/docs',
  });
});

test('a site that was restored into a database of its own is not started on the one of before', () => {
  expect(settingsOf(settingsHere(backedUp, '/srv/found', undefined))).toEqual({
    WEBDOCS_DATA: '/srv/found',
    WEBDOCS_SITE_NAME: "Ada's docs",
  });
});
