import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationReference } from './configuration-reference.ts';
import { settingList } from './given-values.ts';
import { flagOf } from './setting.ts';
import { settings, testVariables } from './settings.ts';

test.each(settingList)('the default of %s is a value that it allows', (_, { kind, default: usual }) => {
  expect(kind.parse(usual.replace('{play}', 'http://play.localhost').replace('{port}', '3000'))).toBeDefined();
});

test('no two settings share a variable or a flag', () => {
  const names = settingList.flatMap(([, setting]) => {
    const flag = flagOf(setting);
    return setting.kind.bare ? [setting.variable, flag, flag.replace('--', '--no-')] : [setting.variable, flag];
  });
  expect(new Set([...names, ...testVariables]).size).toBe(names.length + testVariables.length);
});

test('a setting leans only on settings that exist', () => {
  for (const [, { needs, onlyWith }] of settingList)
    for (const name of [needs, onlyWith]) if (name) expect(Object.keys(settings)).toContain(name);
});

test('the reference page is the one that the table of settings gives (see its first lines for how to write it anew)', () => {
  expect(readFileSync(join(__dirname, '../../docs/configuration.md'), 'utf8')).toBe(configurationReference());
});
