import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { keptFile, type KeptFile } from './kept-file.ts';

/** What turns WebAssembly as text into a module, in the frame. */
export function wabtScript(): KeptFile {
  return keptFile('wabt', readFileSync(createRequire(import.meta.url).resolve('wabt')));
}
