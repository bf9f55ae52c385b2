import { availableParallelism } from 'node:os';
import { buildSite, type BuildProgress, type BuildSummary } from '@webdocs/content/build';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';
import { typedPath } from './command.ts';
import { buildSourceOf } from './content/build-source-of.ts';

export const usage = 'site content build <out> [--content <folder>] [--data <folder>] [… the settings of the site]';

const everyMs = 2_000;

/** Writes the data of every page as a tree of files: `site content build <out>`. What an earlier build finished is not made again. */
export async function run([out, ...flags]: readonly string[], { out: tell, err }: Io): Promise<void> {
  if (!out || out.startsWith('--')) throw new Failure('COMMAND_MISUSED', { cause: '<out> is missing', usage });
  const { source, server } = await buildSourceOf(flags);
  const summary = await buildSite({
    source,
    place: { out: typedPath(out), siteAddress: server.publicAddress ?? '' },
    threads: { count: availableParallelism(), script: new URL('./content-build-thread.mjs', import.meta.url) },
    report: ({ message }) => err(message),
    progress: everySoOften((progress) => tell(progressLine(progress))),
  });
  for (const { url, failure } of summary.failed) err(`${url}: ${failure}`);
  for (const line of summaryLines(summary)) tell(line);
  if (summary.failed.length > 0) throw new Failure('CONTENT_BUILD_INCOMPLETE', { count: summary.failed.length });
}

function everySoOften(tell: (progress: BuildProgress) => void): (progress: BuildProgress) => void {
  let last = performance.now();
  return (progress) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    tell(progress);
  };
}

export function progressLine({ done, total, pagesPerSecond, secondsLeft }: BuildProgress): string {
  return `${done} of ${total} pages, ${Math.round(pagesPerSecond)}/s, ${Math.ceil(secondsLeft)} s left`;
}

export function summaryLines({ built, unchanged, removed, failed, bytes, indexSeconds, buildSeconds }: BuildSummary): string[] {
  const rate = built > 0 ? `, ${Math.round(built / buildSeconds)} pages/s` : '';
  return [
    `index   ${indexSeconds.toFixed(1)} s`,
    `build   ${buildSeconds.toFixed(1)} s${rate}`,
    `pages   ${built} built, ${unchanged} unchanged, ${removed} removed, ${failed.length} failed`,
    `size    ${(bytes / 1_000_000).toFixed(1)} MB of page data`,
    `memory  ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
  ];
}
