import type { PlayModules } from '@webdocs/contracts/api/play-modules';
import { jsonErrorAt } from './json-error.ts';

/** Why an import map cannot be used; messages that say so end like this. */
export type ImportMapProblemKind = 'json' | 'shape' | 'entry' | 'address';

export interface ImportMapProblem {
  readonly kind: ImportMapProblemKind;
  readonly line: number;
  /** What it is about: a name, and where it leads. */
  readonly name: string;
  readonly address: string;
}

export type ReadImportMap = { readonly names: readonly string[] } | { readonly problem: ImportMapProblem };

type Entries = Readonly<Record<string, unknown>>;

/**
 * What an import map says, or what is the first thing wrong with it. Everything in it has to lead to a module of the list; without the list that
 * is not looked at, and the frame refuses what is not on it.
 */
export function readImportMap(text: string, allowed: PlayModules | undefined): ReadImportMap {
  if (text.trim() === '') return { names: [] };
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    return { problem: { kind: 'json', line: lineAt(text, jsonErrorAt(text)), name: '', address: '' } };
  }
  const wrong = (kind: ImportMapProblemKind, name = '', address = ''): ReadImportMap => ({
    problem: { kind, line: lineOf(text, name), name: shortened(name), address: shortened(address) },
  });
  if (!isObject(map)) return wrong('shape');
  const { imports = {}, scopes = {}, ...rest } = map;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined || !isObject(imports)) return wrong('shape', unknown ?? 'imports');
  if (!isObject(scopes)) return wrong('shape', 'scopes');
  const tables: Entries[] = [imports];
  for (const [scope, table] of Object.entries(scopes)) {
    if (!isObject(table)) return wrong('shape', scope);
    tables.push(table);
  }
  for (const [name, address] of tables.flatMap((table) => Object.entries(table))) {
    if (typeof address !== 'string' || name === '' || name.endsWith('/') !== address.endsWith('/')) return wrong('entry', name);
    if (allowed && !isAllowed(address, allowed)) return wrong('address', name, address);
  }
  return { names: Object.keys(imports) };
}

/** Modules of the site by their very address, or all that are below one; what hosts of the list have, whatever it is. */
function isAllowed(address: string, { modules, hosts }: PlayModules): boolean {
  if (modules.some((one) => one.address === address)) return true;
  if (address.startsWith('/')) return address.endsWith('/') && modules.some((one) => isBelow(one.address, address));
  return /^https:\/\//i.test(address) && URL.canParse(address) && hosts.includes(new URL(address).origin);
}

/** Not the root: what is there besides modules is none. */
function isBelow(address: string, folder: string): boolean {
  return folder.length > 1 && address.startsWith(folder);
}

/** The text with one more module in it, written as the rest is; undefined where the text is no import map. */
export function withModule(text: string, { name, address }: PlayModules['modules'][number]): string | undefined {
  if ('problem' in readImportMap(text, undefined)) return undefined;
  const map = (text.trim() === '' ? {} : JSON.parse(text)) as { readonly imports?: Entries };
  return `${JSON.stringify({ ...map, imports: { ...map.imports, [name]: address } }, null, 2)}\n`;
}

function isObject(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a name is first written, in quotes. */
function lineOf(text: string, name: string): number {
  return lineAt(text, Math.max(0, text.indexOf(JSON.stringify(name))));
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const longestShown = 80;

function shortened(name: string): string {
  return name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
}
