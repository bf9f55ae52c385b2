import { FileEdits } from '@webdocs/content/file-edits';
import { rootContext } from '@webdocs/content/root-context';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { sitePagesHere } from '@webdocs/workbench/site-pages-here';
import type { Io } from '../../io.ts';
import { contentRoots, generatedReference } from '../../start/content-roots.ts';
import { sharedAssetsOf } from '../../start/shared-assets.ts';
import type { Command } from '../command.ts';

export type OpenedContent = Awaited<ReturnType<typeof rootContext>>;

export interface ContentCall {
  readonly names: readonly string[];
  readonly flags: Flags;
  readonly context: OpenedContent;
  readonly corpus: OpenedContent['corpus'];
  readonly changes: FileEdits;
  /** What was wrong with files while they were read. */
  readonly problems: readonly Failure[];
  readonly io: Io;
}

export type Flags = Readonly<Record<string, string | true | undefined>>;

/**
 * A command on content, as its usage line describes it: `<name>` must be given, `[names]` may be any number, `[--flag]`
 * and `[--flag <value>]` are its own. All other flags are settings of the site, of which `--content <folder>` says what is worked on.
 */
export function contentCommand(usage: string, work: (call: ContentCall) => void | Promise<void>): Command {
  return async (args, io) => {
    const { names, flags, settings } = readContentArguments(usage, args);
    const { public: configuration, server } = readConfiguration({ environment: process.env, flags: settings });
    const roots = contentRoots(server.content);
    const problems: Failure[] = [];
    const reference = generatedReference(roots, server.content);
    const context = await rootContext({
      roots,
      reference,
      kinds: server.content,
      configuration,
      pages: await sitePagesHere(),
      sharedAssets: sharedAssetsOf(server, (failure) => problems.push(failure)),
      report: (failure) => problems.push(failure),
    });
    await work({ names, flags, context, corpus: context.corpus, changes: new FileEdits(roots), problems, io });
  };
}

/** Of a command on content: its names, its own flags, and the settings of the site. */
export function readContentArguments(
  usage: string,
  args: readonly string[],
): Pick<ContentCall, 'names' | 'flags'> & { readonly settings: string[] } {
  const misused = (cause: string) => new Failure('COMMAND_MISUSED', { cause, usage });
  const own = new Map([...usage.matchAll(/\[--([\w-]+)( <[^>]+>)?\]/g)].map(([, name = '', value]) => [name, value !== undefined]));
  const names: string[] = [];
  const flags: Record<string, string | true> = {};
  const settings: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === '') names.push(arg);
    else if (own.has(name)) {
      const given = value ?? (own.get(name) ? left.shift() : true);
      if (given === undefined) throw misused(`--${name} has no value`);
      flags[name] = given;
    } else {
      settings.push(arg);
      if (value === undefined && left[0] !== undefined && !left[0].startsWith('--')) settings.push(left.shift() ?? '');
    }
  }
  const plain = usage.replace(/\[--[^\]]*\]/g, '');
  const wanted: readonly string[] = plain.match(/<\w+>/g) ?? [];
  if (names.length < wanted.length) throw misused(`${wanted[names.length]} is missing`);
  if (names.length > wanted.length && !/\[\w+\]/.test(plain)) throw misused(`${names[wanted.length]} is more than it takes`);
  return { names, flags, settings };
}

/** A page as users name it: its slug, or its whole address. */
export function pageNamed(name: string, flags: Flags): { readonly locale: Locale; readonly slug: string } {
  const [, named, slug] = /^\/?([A-Za-z-]+)\/docs\/(.+?)\/?$/.exec(name) ?? [];
  const locale = flags['locale'] ?? named ?? fallbackLocale;
  if (locale === true || !isActiveLocale(locale))
    throw new Failure('CONTENT_UNCHANGED', { cause: `${String(locale)} is no language of the site` });
  return { locale, slug: slug ?? name.replace(/^\/|\/$/g, '') };
}

/** Does what was planned, or with --dry-run only tells it. */
export function finish({ changes, flags, io }: Pick<ContentCall, 'changes' | 'flags' | 'io'>): void {
  const isRehearsal = flags['dry-run'] !== undefined;
  for (const line of changes.describe()) io.out(isRehearsal ? `would ${line}` : line);
  if (!isRehearsal) changes.apply();
}

const everyMs = 2_000;

/** Tells now and then how far a long work has come; on the error stream, so that output can be read by programs. */
export function progressIn(io: Io, what: string): (done: number, total: number) => void {
  let last = performance.now();
  return (done, total) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    io.err(`${done} of ${total} ${what}`);
  };
}
