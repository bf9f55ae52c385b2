import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '@webdocs/content/build-source';
import { writtenRedirects } from '@webdocs/content/written-redirects';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';
import { startSite } from '../start/start-site.ts';
import { needsAnswer } from '../static-export/exported-pages.ts';
import { exportSite } from '../static-export/export-site.ts';
import { switchedOff } from '../static-export/switched-off.ts';
import { typedPath } from './command.ts';
import { buildSourceOf } from './content/build-source-of.ts';
import { readContentArguments } from './content/content-command.ts';
import { progressIn } from './progress-line.ts';

export const usage =
  'site export [--static] [--to <folder>] [--address <address>] [--base-path <path>] [--content <folder>] [… the settings of the site]';

const ownFlags = 'site export [--static] [--to <folder>] [--address <address>] [--base-path <path>]';

/** No user waits for a page, and a part that was given up would be missing for good. */
const patient = [
  '--no-updates-import',
  '--log-to',
  'file',
  '--deadline-main',
  '60000',
  '--deadline-slot',
  '60000',
  '--deadline-frame',
  '60000',
];

/** Writes the whole site as files: `site export --static --to <folder>`. The site runs meanwhile, for this alone. */
export async function run(args: readonly string[], { out, err }: Io): Promise<void> {
  const began = performance.now();
  const { flags, settings } = readContentArguments(ownFlags, args);
  if (typeof flags['to'] !== 'string') throw new Failure('COMMAND_MISUSED', { cause: '--to is missing', usage });
  if (flags['static'] === undefined)
    throw new Failure('COMMAND_MISUSED', { cause: 'only --static exports can be made; a section is one of `site content export`', usage });
  const folder = typedPath(flags['to']);
  const siteAddress = addressIn(flags['address']);
  const basePath = basePathIn(flags['base-path']);
  const ownData = settings.some((flag) => /^--data(=|$)/.test(flag)) ? undefined : await mkdtemp(join(tmpdir(), 'webdocs-export-'));
  const siteFlags = [
    ...settings,
    ...(ownData === undefined ? [] : ['--data', ownData]),
    ...switchedOff,
    ...patient,
    '--port',
    '0',
    '--operations-port',
    '0',
  ];
  try {
    const { source, server } = await buildSourceOf(siteFlags);
    const site = await startSite(siteFlags, { out: err, err }, { hides: needsAnswer });
    // A signal ends the process by an exit; listeners are called in their order, and what stops the database listens already.
    process.once('exit', removeOwn);
    try {
      const opened = await openSite(source, ({ message }) => err(message));
      const summary = await exportSite({
        origin: `http://localhost:${site.port}`,
        siteAddress,
        basePath,
        folder,
        locales: source.configuration.locales,
        compatAddress: source.configuration.addresses.compat,
        redirects: writtenRedirects(opened.site.corpus),
        progress: progressIn(out),
      });
      for (const [path, cause] of summary.failed) err(`${path}: ${cause}`);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      out(
        `${summary.pages} pages, ${summary.redirects} redirects, ${summary.files} files, ${(summary.bytes / 1_000_000).toFixed(1)} MB, ${seconds} s`,
      );
      if (server.content.sharedAssets === null)
        out('pictures that many pages share are not in it: WEBDOCS_SHARED_ASSETS names where they are');
      if (summary.failed.length > 0) throw new Failure('SITE_EXPORT_INCOMPLETE', { count: summary.failed.length });
    } finally {
      await site.close();
    }
  } finally {
    process.off('exit', removeOwn);
    removeOwn();
  }

  function removeOwn(): void {
    if (ownData !== undefined) rmSync(ownData, { recursive: true, force: true });
  }
}

/** Scheme and host; empty where it is not said. */
function addressIn(given: string | true | undefined): string {
  if (given === undefined) return '';
  const isWhole =
    typeof given === 'string' && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) && new URL(given).pathname === '/';
  if (!isWhole) throw new Failure('COMMAND_MISUSED', { cause: `--address takes scheme and host, not "${String(given)}"`, usage });
  return new URL(given).origin;
}

/** '/docs' for '/docs/' and 'docs': what all addresses of the export begin with; empty at the root. */
function basePathIn(given: string | true | undefined): string {
  if (given === undefined) return '';
  const path = typeof given === 'string' ? given.replace(/^\/|\/$/g, '') : undefined;
  if (path !== undefined && (path === '' || /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(path)) && !path.split('/').some((name) => /^\.+$/.test(name)))
    return path === '' ? '' : `/${path}`;
  throw new Failure('COMMAND_MISUSED', { cause: `--base-path takes a path such as /docs, not "${String(given)}"`, usage });
}
