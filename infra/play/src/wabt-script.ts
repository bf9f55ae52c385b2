import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scriptFile, type ScriptFile } from './script-file.ts';

/** What turns WebAssembly as text into a module, in the frame. */
export function wabtScript(): ScriptFile {
  return scriptFile('wabt', readFileSync(createRequire(import.meta.url).resolve('wabt')));
}
