import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { runScript } from '../run-command.ts';

/** Text of each file, by its path from the root of the repository. */
export type GeneratedFiles = Readonly<Record<string, string>>;

/** Writes new files, formatted like the rest; nothing that exists is overwritten. */
export async function writeFiles(root: string, files: GeneratedFiles): Promise<void> {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Failure('NAME_TAKEN', { path: taken });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const formattable = Object.keys(files).filter((path) => !path.endsWith('.ftl'));
  const words = ['--config', '.oxfmtrc.json', ...formattable.map((path) => join(root, path))];
  const { code, output } = await runScript('node_modules/oxfmt/bin/oxfmt', words);
  if (code !== 0) throw new Error(output);
}
