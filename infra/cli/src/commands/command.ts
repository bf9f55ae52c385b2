import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nearestName } from '@webdocs/configuration/nearest-name';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';
import { numberForms } from './number-forms.ts';
import { runningSiteRegistry, type SiteRegistry } from './running-site.ts';

export type Command = (args: readonly string[], io: Io) => Promise<void>;

/** A command that says how it is used: what a module exports as both, where it holds several. */
export type UsedCommand = Command & CommandModule;

export interface CommandModule {
  /** `<name>` must be given, `[--option <value>]` may be; `[--json]` where one JSON document can be had instead of lines. */
  readonly usage: string;
  readonly run: Command;
}

export interface Call {
  /** What is in place of the `<names>` of the usage line. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  /** All values of an option that may be given more than once. */
  readonly every: (name: string) => readonly string[];
  /** Flags without a value that were given, such as `dry-run`. */
  readonly switches: ReadonlySet<string>;
  readonly dataFolder: string;
  /** With --json all lines go to standard error: the other stream holds the document alone. */
  readonly io: Io;
  /** The result of a command: lines for people, or with --json one document. */
  answer(document: unknown, lines: () => readonly string[]): void;
}

const defaultDataFolder = fileURLToPath(new URL('../../../../.webdocs', import.meta.url));

/** A command as its usage line describes it: `<name>` must be given, `[--option <value>]` and `[--switch]` may be. */
export function command(usage: string, work: (call: Call) => Promise<void>): UsedCommand {
  const run: Command = async (args, io) => {
    const read = readArguments(usage, args);
    const isJson = read.switches.has('json');
    await work({
      ...read,
      io: isJson ? { ...io, out: io.err } : io,
      answer: (document, lines) => (isJson ? io.out(JSON.stringify(document, undefined, 2)) : lines().forEach((line) => io.out(line))),
    });
  };
  return Object.assign((...given: Parameters<Command>) => run(...given), { usage, run });
}

/** A command that talks to the running site. */
export function registryCommand(usage: string, work: (call: Call & { readonly registry: SiteRegistry }) => Promise<void>): UsedCommand {
  return command(usage, async (call) => work({ ...call, registry: await runningSiteRegistry(call.dataFolder) }));
}

/** A path as the person meant it who typed it: npm runs a workspace's script in another folder. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function readArguments(usage: string, args: readonly string[]): Omit<Call, 'io' | 'answer'> {
  const misused = (cause: string) => new Failure('COMMAND_MISUSED', { cause, usage });
  const known = new Map([...usage.matchAll(/\[--([\w-]+)(?: <([^>]+)>)?\]/g)].map(([, name = '', placeholder]) => [name, placeholder]));
  const options: Record<string, string> = {};
  const given: Array<readonly [string, string]> = [];
  const switches = new Set<string>();
  const names: string[] = [];
  for (const token of tokensOf(args, known)) {
    if (token.kind === 'positional') names.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const placeholder = known.get(name);
    const takesValue = placeholder !== undefined;
    if (!known.has(name) || !rawName.startsWith('--')) throw misused(`${rawName} is none of its flags${meantBy(rawName, known)}`);
    if (!takesValue && value !== undefined) throw misused(`${rawName} takes no value`);
    if (takesValue && (!value || (!token.inlineValue && value.startsWith('--')))) throw misused(`${rawName} has no value`);
    const form = numberForms[placeholder ?? ''];
    if (form && !form.is(value ?? '')) throw misused(`${rawName} takes ${form.takes}, not "${value}"`);
    if (takesValue) {
      options[name] = value ?? '';
      given.push([name, value ?? '']);
    } else switches.add(name);
  }
  const wanted: readonly string[] = usage.replace(/\[.*?\]/g, '').match(/<[\w-]+>/g) ?? [];
  if (names.length < wanted.length) throw misused(`${wanted[names.length]} is missing`);
  if (names.length > wanted.length) throw misused(`${names[wanted.length]} is more than it takes`);
  const folder = options['data'] ?? process.env.WEBDOCS_DATA;
  const every = (wanted: string) => given.flatMap(([name, value]) => (name === wanted ? [value] : []));
  return { names, options, every, switches, dataFolder: folder ? typedPath(folder) : defaultDataFolder };
}

function tokensOf(args: readonly string[], known: ReadonlyMap<string, string | undefined>) {
  const options = Object.fromEntries(
    [...known].map(([name, placeholder]) => [name, { type: placeholder ? 'string' : 'boolean' } as const]),
  );
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

function meantBy(given: string, known: ReadonlyMap<string, string | undefined>): string {
  const meant = nearestName(
    given,
    [...known.keys()].map((name) => `--${name}`),
  );
  return meant ? `, perhaps ${meant} was meant` : '';
}
