import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';
import { runningSiteRegistry, type SiteRegistry } from './running-site.ts';

export type Command = (args: readonly string[], io: Io) => Promise<void>;

export interface Call {
  /** What is in place of the `<names>` of the usage line. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly dataFolder: string;
  readonly io: Io;
}

const defaultDataFolder = fileURLToPath(new URL('../../../../.webdocs', import.meta.url));

/** A command as its usage line describes it: `<name>` must be given, `[--option <value>]` may be. */
export function command(usage: string, work: (call: Call) => Promise<void>): Command {
  return async (args, io) => work({ ...read(usage, args), io });
}

/** A command that talks to the running site. */
export function registryCommand(usage: string, work: (call: Call & { readonly registry: SiteRegistry }) => Promise<void>): Command {
  return command(usage, async (call) => work({ ...call, registry: await runningSiteRegistry(call.dataFolder) }));
}

/** A path as the person meant it who typed it: npm runs a workspace's script in another folder. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function read(usage: string, args: readonly string[]): Omit<Call, 'io'> {
  const misused = (cause: string) => new Failure('COMMAND_MISUSED', { cause, usage });
  const known = [...usage.matchAll(/\[--([\w-]+) /g)].map(([, name]) => [name as string, { type: 'string' }] as const);
  const { values, positionals } = parsed({ args: [...args], options: Object.fromEntries(known), allowPositionals: true }, misused);
  const wanted: readonly string[] = usage.replace(/\[.*?\]/g, '').match(/<\w+>/g) ?? [];
  if (positionals.length < wanted.length) throw misused(`${wanted[positionals.length]} is missing`);
  if (positionals.length > wanted.length) throw misused(`${positionals[wanted.length]} is more than it takes`);
  const options = values as Readonly<Record<string, string | undefined>>;
  const given = options.data ?? process.env.WEBDOCS_DATA;
  return { names: positionals, options, dataFolder: given ? typedPath(given) : defaultDataFolder };
}

function parsed(config: ParseArgsConfig, misused: (cause: string) => Failure): ReturnType<typeof parseArgs> {
  try {
    return parseArgs(config);
  } catch (thrown) {
    throw misused((thrown as Error).message);
  }
}
