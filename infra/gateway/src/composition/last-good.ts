import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/** Versions that this gateway served last. A start after a bad deploy falls back to them instead of failing. */
export interface LastGood {
  version(name: string): string | undefined;
  keep(versions: Readonly<Record<string, string>>): Promise<void>;
}

export function lastGoodIn(file: string): LastGood {
  const known = readVersions(file);
  return {
    version: (name) => known[name],
    async keep(versions) {
      Object.assign(known, versions);
      await writeFile(`${file}.next`, JSON.stringify(versions));
      await rename(`${file}.next`, file);
    },
  };
}

function readVersions(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // None yet, or unreadable: then there is nothing to fall back to.
    return {};
  }
}
