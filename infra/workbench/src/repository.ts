import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Root of the repository this workbench belongs to. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Shell first: it provides what the remotes take. A folder that keeps only what git ignores, such as a build cache, is no remote. */
export function deployableNames(): string[] {
  const remotes = readdirSync(repositoryRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-') && existsSync(join(repositoryRoot, entry.name, 'package.json')))
    .map((entry) => entry.name);
  return ['shell', ...remotes.sort()];
}

export function inRepository(...path: string[]): string {
  return join(repositoryRoot, ...path);
}

/** Where builds keep what they packed: the registry of a site on this machine need not pack it again. */
export const packedFolder = inRepository('.cache/packed');
