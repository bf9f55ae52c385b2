import type { SampleCode, ScriptLanguage } from '@webdocs/contracts/samples/sample-code';
import { sampleLimitBytes } from '@webdocs/contracts/samples/sample-state';
import { codeOfPage, importMapFile, scriptFile, sourceFile, watFile } from './code-page.ts';
import { FileProblemError } from './file-problem.ts';
import { isZip, openedZip, type Room } from './opened-zip.ts';
import { splitPage } from './split-page.ts';

export interface OpenedCode {
  /** What is not in it stays as it is: a style sheet alone changes no HTML. */
  readonly code: SampleCode;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Files that are no code of this page. */
  readonly leftOut: readonly string[];
}

interface Entry {
  readonly name: string;
  readonly unpack: (room: Room) => Promise<Uint8Array>;
}

/** A zip may have pictures in it, which are left out. */
export const largestZipBytes = 20 * 1024 * 1024;

const kinds = {
  html: /\.html?$/i,
  css: /\.css$/i,
  js: /\.(?:m?[jt]s|[jt]sx)$/i,
  wat: /\.wat$/i,
  importMap: /(?:^|\/)import-map\.json$/i,
} as const;
/** Beside a page of the Playground, which names none of them. */
const besidePages: readonly string[] = [watFile, importMapFile, ...(['ts', 'jsx', 'tsx'] as const).map(sourceFile)];
const isCode = (name: string) => Object.values(kinds).some((kind) => kind.test(name));

/** The code in what a reader opens: a zip, a page, or loose files. Throws a `FileProblemError` that says why there is none. */
export async function openedFiles(files: readonly File[]): Promise<OpenedCode> {
  const [first] = files;
  if (!first) return { code: {}, name: '', leftOut: [] };
  const name = first.name.replace(/\.\w+$/, '');
  const room: Room = { bytes: sampleLimitBytes };
  if (files.length === 1 && (/\.zip$/i.test(first.name) || !isCode(first.name))) {
    const bytes = await bytesOf(first, largestZipBytes);
    if (isZip(bytes)) return { name, ...(await codeInFolder(openedZip(bytes, first.name), room, first.name)) };
    if (/\.zip$/i.test(first.name)) throw new FileProblemError('broken-zip', first.name);
    textOf(bytes, first.name);
    throw new FileProblemError('not-code', first.name);
  }
  const entries = files.map((file) => ({ name: file.name, unpack: () => bytesOf(file, sampleLimitBytes) }));
  if (entries.some((entry) => kinds.html.test(entry.name))) return { name, ...(await codeInFolder(entries, room, first.name)) };
  return { name, ...(await looseCode(entries, room, first.name)) };
}

async function codeInFolder(entries: readonly Entry[], room: Room, file: string): Promise<Omit<OpenedCode, 'name'>> {
  const known = entries.filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const pageEntry = known.filter(({ name }) => kinds.html.test(name)).sort((one, other) => rank(one.name) - rank(other.name))[0];
  if (!pageEntry) throw new FileProblemError('no-html', file);
  const page = textOf(await pageEntry.unpack(room), pageEntry.name);
  const folder = pageEntry.name.slice(0, pageEntry.name.lastIndexOf('/') + 1);
  const beside = new Map<string, string>();
  for (const { name, unpack } of known) {
    const last = name.slice(name.lastIndexOf('/') + 1);
    const isNamed = page.includes(last) || page.includes(encodeURIComponent(last)) || besidePages.includes(last);
    if (name !== pageEntry.name && isCode(name) && !kinds.html.test(name) && isNamed) beside.set(name, textOf(await unpack(room), name));
  }
  const used = new Set([pageEntry.name]);
  const fileOf = (address: string) => {
    const name = pathWithin(folder, address);
    const text = name === undefined ? undefined : beside.get(name);
    if (name !== undefined && text !== undefined) used.add(name);
    return text;
  };
  const own = codeOfPage(page, fileOf);
  // Made of the source, which is what was written.
  if (own?.language !== undefined) fileOf(scriptFile);
  const code = own ?? splitPage(withoutMark(page), (address) => withoutMark(fileOf(address)));
  const wat = fileOf(watFile);
  return {
    code: wat === undefined ? code : { ...code, wat },
    leftOut: known.map(({ name }) => name).filter((name) => !used.has(name)),
  };
}

async function looseCode(entries: readonly Entry[], room: Room, file: string): Promise<Omit<OpenedCode, 'name'>> {
  const code: { -readonly [Language in keyof SampleCode]?: SampleCode[Language] } = {};
  const leftOut: string[] = [];
  for (const { name, unpack } of entries) {
    const language = (['css', 'js', 'wat', 'importMap'] as const).find((one) => kinds[one].test(name));
    // Said also where it is none: what is opened takes the place of a script of another language.
    if (language === 'js') code.language = languageOf(name);
    if (language) code[language] = [code[language], withoutMark(textOf(await unpack(room), name))].filter(Boolean).join('\n');
    else leftOut.push(name);
  }
  if (Object.keys(code).length === 0) throw new FileProblemError('not-code', file);
  return { code, leftOut };
}

function languageOf(name: string): ScriptLanguage | undefined {
  const [, ending = ''] = /\.m?(ts|jsx|tsx)$/i.exec(name) ?? [];
  return (['ts', 'jsx', 'tsx'] as const).find((one) => one === ending.toLowerCase());
}

async function bytesOf(file: File, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > most) throw new FileProblemError('too-large', file.name);
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (thrown) {
    // A folder, or what is gone since it was chosen.
    throw new FileProblemError('unreadable', file.name, { cause: thrown });
  }
}

/** As it is, with a byte order mark: what the Playground wrote may begin with one. */
function textOf(bytes: Uint8Array, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The same answer as for text that is none.
  }
  throw new FileProblemError('binary', file);
}

function withoutMark<Text extends string | undefined>(text: Text): Text {
  return text?.replace(/^\uFEFF/, '') as Text;
}

/** The one that is least deep, and of those the one that servers would answer with. */
function rank(name: string): number {
  return name.split('/').length * 2 - (/(?:^|\/)index\.html?$/i.test(name) ? 1 : 0);
}

/** The name of a file in its zip, by its address in a page of that folder. */
function pathWithin(folder: string, address: string): string | undefined {
  const base = `https://zip.invalid/${folder}`;
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname } = new URL(address, base);
  try {
    return origin === new URL(base).origin ? decodeURIComponent(pathname.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
