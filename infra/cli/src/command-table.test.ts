import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandReference } from './command-reference.ts';
import { commands, groups } from './command-table.ts';
import { flagMeanings } from './flag-meanings.ts';
import { flagsIn } from './help-text.ts';

test.each(Object.entries(commands))('`site %s` is used as it is called, and each of its flags is explained', async (name, entry) => {
  const { usage, run } = await entry.load();
  expect(`${usage} `).toContain(`site ${name} `);
  expect(typeof run).toBe('function');
  expect(flagsIn(usage).filter(({ flag }) => !flagMeanings[flag])).toEqual([]);
  expect(entry.examples.filter((example) => !example.startsWith(`site ${name}`))).toEqual([]);
});

test('a command of two words belongs to a group that is explained', () => {
  const firsts = Object.keys(commands).flatMap((name) => (name.includes(' ') ? [name.slice(0, name.indexOf(' '))] : []));
  expect([...new Set(firsts)].sort()).toEqual(Object.keys(groups).sort());
});

test('the page of commands is the one that the table makes (npx tsx infra/cli/src/write-reference.ts)', async () => {
  expect(readFileSync(join(__dirname, '../../docs/commands.md'), 'utf8')).toBe(await commandReference());
});
