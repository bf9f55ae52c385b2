import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Build } from '@webdocs/workbench/bundling/build-deployable';
import { brotliSize } from '../brotli-size.ts';

/**
 * A build under another version: what building the same sources again would give, in milliseconds. Container and
 * global names carry the version, so the text of its files changes, and with it every hash in them.
 */
export async function renamedBuild({ folder, release }: Build, version: string): Promise<string> {
  const globalName = release.globalName.slice(0, release.globalName.indexOf('_1_0_0')) + `_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  const target = join(await mkdtemp(join(tmpdir(), 'webdocs-renamed-')), 'build');
  await cp(folder, target, { recursive: true });

  const files: Record<string, Release['files'][string]> = {};
  const newHashes = new Map<string, string>();
  // The entry last: it holds the hashes of the other files.
  const inOrder = Object.keys(release.files).sort((left, right) => Number(left === release.entry) - Number(right === release.entry));
  for (const file of inOrder) {
    let content = await readFile(join(target, file));
    if (/\.(js|cjs|css)$/.test(file)) {
      let text = content.toString('utf8').replaceAll(release.globalName, globalName).replaceAll(release.version, version);
      for (const [before, after] of newHashes) text = text.replaceAll(before, after);
      content = Buffer.from(text);
      await writeFile(join(target, file), content);
    }
    const sha384 = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    newHashes.set(release.files[file]?.sha384 ?? '', sha384);
    files[file] = { bytes: content.length, brotliBytes: brotliSize(content), sha384 };
  }
  const renamed: Release = { ...release, version, globalName, builtAt: new Date().toISOString(), files };
  await writeFile(join(target, 'release.json'), JSON.stringify(renamed, null, 2));
  return target;
}
