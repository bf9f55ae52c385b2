import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from './data-packages.ts';

const FileSchema = v.object({ elements: v.array(v.object({ name: v.string(), interface: v.optional(v.string()) })) });

/** Which interface each element is in scripts, by its language and name: `svg circle`. Newer standards win. */
export function readElementInterfaces(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'package.json');
  if (files.length === 0) throw new Error('it holds no elements');
  for (const file of files.sort()) {
    for (const { name, interface: interfaceName } of v.parse(FileSchema, readJson(join(folder, file))).elements) {
      if (interfaceName !== undefined) found.set(`${languageOf(interfaceName)} ${name}`, interfaceName);
    }
  }
  return found;
}

function languageOf(interfaceName: string): string {
  return /^SVG/.test(interfaceName) ? 'svg' : /^MathML/.test(interfaceName) ? 'mathml' : 'html';
}
