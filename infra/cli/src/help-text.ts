import { flagOf } from '@webdocs/configuration/setting';
import { settings } from '@webdocs/configuration/settings';
import { commands, groups, type CommandEntry } from './command-table.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { flagMeanings } from './flag-meanings.ts';
import { table } from './commands/table.ts';
import { subcommandsOf } from './chosen-command.ts';

/** What is in the usage of commands that take every setting of the site as a flag. */
const settingsMark = '[… the settings of the site]';

/** Of a command, of a group, or with an empty topic of everything. */
export async function helpText(topic: string): Promise<readonly string[]> {
  const entry = Object.hasOwn(commands, topic) ? commands[topic] : undefined;
  if (entry) return helpOfCommand(entry);
  return topic === '' ? helpOfAll() : helpOfGroup(topic);
}

function helpOfAll(): string[] {
  const rows = Object.entries(commands).map(([name, { does }]) => [`  ${name}`, does]);
  return [
    'site <command>',
    '',
    ...table(rows),
    '',
    '`site <command> --help` says how one is used. All take --help; those that give data take --json.',
    '`site --version` says which version this is.',
    '',
    ...exitLines([0, 1, 2, 3, 4]),
  ];
}

function helpOfGroup(group: string): string[] {
  const rows = subcommandsOf(group).map((name) => [`  ${name}`, commands[`${group} ${name}`]?.does ?? '']);
  return [`site ${group} <command>: ${groups[group]}`, '', ...table(rows)];
}

async function helpOfCommand({ does, examples, exits = [], load }: CommandEntry): Promise<string[]> {
  const { usage } = await load();
  return [
    usage,
    '',
    `  ${does}`,
    '',
    ...table(flagsIn(usage).map(({ flag, value }) => [`  ${flag}${value}`, flagMeanings[flag] ?? ''])),
    ...(usage.includes(settingsMark) ? ['', 'Settings; infra/docs/configuration.md says more of each:', '', ...settingLines()] : []),
    '',
    ...examples.map((example) => `  ${example}`),
    '',
    ...exitLines([0, 1, 2, ...exits]),
  ];
}

export function flagsIn(usage: string): Array<{ readonly flag: string; readonly value: string }> {
  const own = [...usage.matchAll(/\[(--[\w-]+)( <[^>]+>)?\]/g)].map(([, flag = '', value = '']) => ({ flag, value }));
  return [...own, { flag: '--help', value: '' }];
}

function settingLines(): string[] {
  const shown = Object.values(settings).filter((setting) => !('secret' in setting));
  return table(shown.map((setting) => [`  ${flagOf(setting)}`, setting.default || '-', setting.meaning]));
}

function exitLines(codes: readonly ExitCode[]): string[] {
  return ['Exit codes:', ...codes.map((code) => `  ${code}  ${exitCodes[code]}`)];
}
