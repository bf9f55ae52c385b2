import { nearestName } from '@webdocs/configuration/nearest-name';
import { Failure } from '@webdocs/contracts/failures/failure';
import { commands, groups } from './command-table.ts';

export type Choice =
  | { readonly wish: 'run'; readonly name: string; readonly args: readonly string[] }
  /** Of a command, of a group, or with an empty topic of everything. */
  | { readonly wish: 'help'; readonly topic: string }
  | { readonly wish: 'version' };

const howToAsk = 'site <command>; `site help` lists them';
const helpFlags = ['--help', '-h'];
/** Flags that may come before the command, where they belong to all; true for one that takes a value. */
const flagsOfAll: Readonly<Record<string, boolean>> = { '--json': false, '--data': true, '--help': false, '-h': false, '--version': false };

/** Which command is meant. An unknown word is refused: a pipeline with a slip in it must not end well. */
export function chosenCommand(words: readonly string[]): Choice {
  const { before, rest } = flagsBefore(words);
  if (before.includes('--version')) return { wish: 'version' };
  const [first, second] = rest;
  if (first === undefined || first === 'help') {
    if (first === undefined && !before.some(isHelp)) throw misused('no command is given');
    return { wish: 'help', topic: topicOf(rest.slice(1)) };
  }
  const name = nameOf(first, second);
  const args = [...rest.slice(name.split(' ').length), ...before];
  if (args.some(isHelp)) return { wish: 'help', topic: name };
  if (!Object.hasOwn(commands, name)) throw misused(`${name} needs one of ${subcommandsOf(name).join(', ')}`, `site ${name} <command>`);
  return { wish: 'run', name, args };
}

export function subcommandsOf(group: string): string[] {
  return Object.keys(commands)
    .filter((name) => name.startsWith(`${group} `))
    .map((name) => name.slice(group.length + 1));
}

function flagsBefore(words: readonly string[]): { readonly before: readonly string[]; readonly rest: readonly string[] } {
  const rest = [...words];
  const before: string[] = [];
  while (rest[0]?.startsWith('-')) {
    const flag = rest.shift() ?? '';
    const [name = ''] = flag.split('=');
    const takesValue = Object.hasOwn(flagsOfAll, name) ? flagsOfAll[name] : undefined;
    if (takesValue === undefined)
      throw misused(`${name} is no flag that may come before the command${perhaps(name, Object.keys(flagsOfAll))}`);
    before.push(flag);
    if (takesValue && !flag.includes('=') && rest.length > 0) before.push(rest.shift() ?? '');
  }
  return { before, rest };
}

function topicOf([first, second]: readonly string[]): string {
  return first === undefined ? '' : nameOf(first, second);
}

/** The whole name of a command, or that of a group of which none is named. */
function nameOf(first: string, second: string | undefined): string {
  if (Object.hasOwn(groups, first)) {
    if (second === undefined || second.startsWith('-')) return first;
    const known = subcommandsOf(first);
    if (known.includes(second)) return `${first} ${second}`;
    throw misused(
      `${first} has no command ${second}${perhaps(second, known) || `; it has ${known.join(', ')}`}`,
      `site ${first} <command>`,
    );
  }
  if (Object.hasOwn(commands, first)) return first;
  const inGroup = Object.keys(groups).find((group) => subcommandsOf(group).includes(first));
  const known = [...Object.keys(commands).filter((name) => !name.includes(' ')), ...Object.keys(groups), 'help'];
  throw misused(`there is no command ${first}${inGroup ? `, perhaps ${inGroup} ${first} was meant` : perhaps(first, known)}`);
}

function perhaps(given: string, known: readonly string[]): string {
  const meant = nearestName(given, known);
  return meant ? `, perhaps ${meant} was meant` : '';
}

function isHelp(word: string): boolean {
  return helpFlags.includes(word);
}

function misused(cause: string, usage = howToAsk): Failure {
  return new Failure('COMMAND_MISUSED', { cause, usage });
}
