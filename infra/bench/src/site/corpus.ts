import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The unpacked corpus, where `WEBDOCS_CORPUS` names it or the folder that it is in. */
export function corpusFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = environment.WEBDOCS_CORPUS;
  if (!named) return undefined;
  return [join(named, 'mdn-content'), named].find((folder) => existsSync(join(folder, 'files/en-us')));
}
