import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { updatePlaces } from './update-places.ts';

const placesWith = (environment: Readonly<Record<string, string>>) =>
  updatePlaces(readConfiguration({ environment, flags: [] }), () => undefined);

test('the installed data are where the site begins, and all that it knows of without a setting', () => {
  const places = placesWith({});
  expect(places).toHaveLength(1);
  for (const folder of Object.values(places[0] ?? {})) expect(existsSync(join(folder, 'data.json'))).toBe(true);
});

test('newer ones may come from a folder and from an address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-places-'));
  expect(placesWith({ WEBDOCS_UPDATES_FOLDER: folder, WEBDOCS_UPDATES_ADDRESS: 'https://updates.example.org/data' }).slice(1)).toEqual([
    { compat: join(folder, '@mdn/browser-compat-data'), features: join(folder, 'web-features') },
    { address: 'https://updates.example.org/data' },
  ]);
});

test('a path of this site is where browsers look, not the site itself', () => {
  expect(placesWith({ WEBDOCS_UPDATES_ADDRESS: '/updates' })).toHaveLength(1);
});
