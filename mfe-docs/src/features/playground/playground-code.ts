import { sitePath } from '@webdocs/contracts/reader/site-path';
import { playgroundCodeKey, stateInAddress, type CodeAddress } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { unpackSample } from '@webdocs/contracts/samples/sample-state';

export const playgroundLanguages = ['html', 'css', 'js', 'wat', 'importMap'] as const;
export type PlaygroundLanguage = (typeof playgroundLanguages)[number];

export const languageNames: Readonly<Record<PlaygroundLanguage, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  wat: 'WebAssembly',
  importMap: 'Import map',
};

export function hasCode({ html, css, js, wat }: SampleCode): boolean {
  return Boolean(html || css || js || wat);
}

/** Code in an address, and undefined where the address has none. Throws for what cannot be read. */
export async function codeInAddress(address: CodeAddress): Promise<SampleCode | undefined> {
  const state = stateInAddress(address);
  if (!state) return undefined;
  const { json } = await unpackSample(state);
  return readCode(json);
}

/** Whether the address has code of its own. */
export function namesCode(address: CodeAddress): boolean {
  return Boolean(stateInAddress(address));
}

/** Whether code of someone else, which its reader has not run yet, waits; and where it came from, if not with a link. */
export type Waits = boolean | 'file';

/** Code as a tab keeps it. */
export interface KeptCode {
  readonly code: SampleCode;
  readonly waits: Waits;
  /** What it was before it was edited. */
  readonly first?: SampleCode | undefined;
  /** Of the playground on this device that it is. */
  readonly id?: string | undefined;
  /** Of the shared playground that it was copied from. */
  readonly from?: string | undefined;
}

/** What was written here before, in this tab. Throws where the browser keeps nothing. */
export function keptCode(storage: Pick<Storage, 'getItem'>): KeptCode | undefined {
  const kept = storage.getItem(playgroundCodeKey);
  if (kept === null) return undefined;
  const code = readCode(kept);
  const { waits, first, id, from } = JSON.parse(kept) as Readonly<Record<string, unknown>>;
  return {
    code,
    waits: waits === true || waits === 'file' ? waits : false,
    first: typeof first === 'string' ? readCode(first) : undefined,
    id: typeof id === 'string' ? id : undefined,
    from: typeof from === 'string' ? from : undefined,
  };
}

/** A copy of shared code that was never run waits after a reload too, and edits can be taken back. */
export function keepCode(storage: Pick<Storage, 'setItem'>, { code, waits, first, id, from }: KeptCode): void {
  const kept = waits ? { ...code, waits, id, from } : { ...code, id, from };
  try {
    storage.setItem(playgroundCodeKey, JSON.stringify({ ...kept, first: first && JSON.stringify(first) }));
  } catch {
    // Both may be too much for the browser: what was written matters more.
    storage.setItem(playgroundCodeKey, JSON.stringify(kept));
  }
}

const looks = ['ix-tabbed', 'ix-wat', 'ix-choice'] as const;
const scripts = ['module', 'ts', 'jsx', 'tsx'] as const;

/** By hand and not by the schema, which would weigh more than the page. */
function readCode(json: string): SampleCode {
  const given: unknown = JSON.parse(json);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new TypeError('code is an object');
  const fields = given as Readonly<Record<string, unknown>>;
  const textOf = (name: string) => {
    const value = fields[name];
    if (value !== undefined && typeof value !== 'string') throw new TypeError(`${name} is text`);
    return value;
  };
  const prefix = textOf('srcPrefix');
  return {
    html: textOf('html'),
    css: textOf('css'),
    js: textOf('js'),
    wat: textOf('wat'),
    srcPrefix: prefix && sitePath.test(prefix) ? prefix : undefined,
    defaults: looks.find((look) => look === fields['defaults']),
    language: scripts.find((language) => language === fields['language']),
    importMap: textOf('importMap'),
  };
}

/**
 * Whether the site itself led here: a page of it opened this tab, or a link of it was followed in this one. Other code that
 * comes with an address waits until its reader wants it to run.
 */
export function isFromSite({ opener, document, location }: Pick<Window, 'opener' | 'document' | 'location'>): boolean {
  const { referrer } = document;
  if (URL.canParse(referrer) && new URL(referrer).origin === location.origin) return true;
  try {
    return (opener as Window | null)?.location.origin === location.origin;
  } catch {
    // A window of another origin does not tell where it is.
    return false;
  }
}
