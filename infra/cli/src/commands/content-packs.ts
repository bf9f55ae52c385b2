import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { packSite, type PackStep, type PackSummary } from '@webdocs/content/pack-site';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';
import { packsKey } from '../start/packs-key.ts';
import { typedPath } from './command.ts';
import { buildSourceOf } from './content/build-source-of.ts';

export const usage = 'site content packs <out> [--content <folder>] [--data <folder>] [… the settings of the site]';

const everyMs = 2_000;

/** Makes what readers download for reading offline. The folder can be served as it is; what did not change is not made again. */
export async function run([out, ...flags]: readonly string[], { out: tell, err }: Io): Promise<void> {
  if (!out || out.startsWith('--')) throw new Failure('COMMAND_MISUSED', { cause: '<out> is missing', usage });
  const { source, server } = await buildSourceOf(flags);
  const summary = await packSite({
    source,
    out: typedPath(out),
    siteAddress: server.publicAddress ?? '',
    threads: { count: availableParallelism(), script: new URL('./content-build-thread.mjs', import.meta.url) },
    key: await packsKey(resolve(server.dataFolder)),
    now: () => new Date(),
    report: ({ message }) => err(message),
    progress: everySoOften((step) => tell(stepLine(step))),
  });
  const { failed } = summary.build;
  for (const { url, failure } of failed) err(`${url}: ${failure}`);
  for (const line of packLines(summary)) tell(line);
  if (failed.length > 0) throw new Failure('CONTENT_BUILD_INCOMPLETE', { count: failed.length });
}

function everySoOften(tell: (step: PackStep) => void): (step: PackStep) => void {
  let last = performance.now();
  return (step) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    tell(step);
  };
}

export function stepLine({ what, done, total }: PackStep): string {
  return what === 'zips' ? 'zips of the whole site' : `${done} of ${total} ${what === 'pages' ? 'pages' : 'groups of packs'}`;
}

export function packLines({ build, packs, written, latest, packSeconds, zipSeconds }: PackSummary): string[] {
  const all = packs.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...packs.map(({ area, locale, part, parts, bytes, pages: count, updates }) => {
      const name = `${area} ${locale}${parts > 1 ? ` ${part}/${parts}` : ''}`;
      return `${name.padEnd(30)} ${megabytes(bytes).padStart(6)} MB  ${String(count).padStart(5)} pages  ${updates.length} updates`;
    }),
    `index   ${build.indexSeconds.toFixed(1)} s`,
    `pages   ${build.buildSeconds.toFixed(1)} s, ${build.built} built, ${build.unchanged} unchanged`,
    `packs   ${packSeconds.toFixed(1)} s, ${written.length} of ${packs.length} written, ${megabytes(all)} MB`,
    `zips    ${zipSeconds.toFixed(1)} s`,
    `version ${latest}`,
    `memory  ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
  ];
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2);
}
