import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentRecord } from '../read/document-index.ts';

const documentNames = new Set(['index.md', 'index.html']);

/** The files of a page, by their path below its folder: its text and what is beside it, without its sub-pages. */
export function pageFiles({ file }: DocumentRecord): string[] {
  return [...filesIn(dirname(file), '')];
}

function* filesIn(folder: string, below: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!holdsPages(join(folder, entry.name))) yield* filesIn(join(folder, entry.name), path);
  }
}

function holdsPages(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory() ? holdsPages(join(folder, entry.name)) : documentNames.has(entry.name),
  );
}
