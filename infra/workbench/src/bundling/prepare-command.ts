import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleForNode } from '@webdocs/build/bundle-for-node';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { inRepository } from '../repository.ts';

const folder = inRepository('.cache/prepared-command');
/** Decides which packages are there, and which version of each. */
const alsoRead = 'package-lock.json';

/**
 * Bundles the command `site` for the sources as they are. Through the loader of sources, 850 modules are found, read and compiled one by one:
 * 2.8 to 4 s of processor time where the bundle takes 1.1. bootstrap.cjs takes it for as long as none of its sources has changed.
 */
export async function prepareCommand(): Promise<void> {
  const { outputFiles, metafile } = await bundleForNode(inRepository('infra/cli/src/site.ts'), folder).catch((thrown: unknown) => {
    throw new Failure('BUILD_FAILED', { remote: 'the command site', cause: causeOf(thrown) }, { cause: thrown });
  });
  const inputs = [...Object.keys(metafile.inputs), alsoRead].sort();
  const hash = createHash('sha256');
  for (const input of inputs)
    hash
      .update(input)
      .update('\0')
      .update(await readFile(inRepository(input)))
      .update('\0');
  const digest = hash.digest('hex');
  // A folder for each: a site that runs from another one may still load a command of it.
  const name = digest.slice(0, 10);
  await mkdir(join(folder, name), { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(join(folder, name, path.slice(dirname(path).length + 1)), contents);
  const draft = join(folder, `prepared.json.${process.pid}.draft`);
  await writeFile(draft, JSON.stringify({ entry: `${name}/site.mjs`, hash: digest, inputs }));
  await rename(draft, join(folder, 'prepared.json'));
}
