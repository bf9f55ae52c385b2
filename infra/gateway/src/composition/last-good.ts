import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { LivePointerSchema } from '@webdocs/contracts/remote/composition';
import * as v from 'valibot';

const versionsSchema = LivePointerSchema.entries.versions;

/**
 * Versions that this gateway served last. A start after a bad deploy falls back to them instead of failing, and so does
 * one while the database is away.
 */
export interface LastGood {
  version(name: string): string | undefined;
  /** All of them; none where nothing was served yet. */
  versions(): Readonly<Record<string, string>>;
  keep(versions: Readonly<Record<string, string>>): Promise<void>;
}

export function lastGoodIn(file: string): LastGood {
  let known = readVersions(file);
  let turn = Promise.resolve();
  return {
    version: (name) => known[name],
    versions: () => known,
    keep(versions) {
      known = { ...versions };
      const written = turn.then(() => replace(file, JSON.stringify(versions)));
      turn = written.catch(() => undefined);
      return written;
    },
  };
}

async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.next`, content);
  await rename(`${file}.next`, file);
}

function readVersions(file: string): Record<string, string> {
  try {
    return v.parse(versionsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or unreadable: then there is nothing to fall back to.
    return {};
  }
}
