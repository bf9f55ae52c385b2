import { renameSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { ToldFailure } from '../packs/pack-task.ts';
import { openSite } from '../build/build-source.ts';
import { exportSection } from './section-export.ts';
import { unfinishedName, type SectionTask, type SectionWord } from './section-task.ts';

/** Exports a section on a thread of its own, after everything that readers wait for. */
const { source, file, ...wish } = workerData as SectionTask;
const say = (word: SectionWord): void => parentPort?.postMessage(word);

const told = (thrown: unknown): ToldFailure =>
  thrown instanceof Failure
    ? { code: thrown.code, values: thrown.values }
    : { code: 'SECTION_EXPORT_FAILED', values: { address: wish.address, cause: causeOf(thrown) } };

try {
  // On Linux that of this thread alone.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Then it has the one of the site.
}

try {
  // What is wrong with the content is told by the site that serves it.
  const opened = await openSite(source, () => undefined);
  const making = join(dirname(file), unfinishedName(basename(file)));
  await exportSection(opened, { ...wish, file: making });
  renameSync(making, file);
  say({ done: true });
} catch (thrown) {
  say({ failed: told(thrown) });
}
