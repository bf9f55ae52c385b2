import type { SampleCode } from './sample-code.ts';
import { encodeSample } from './sample-state.ts';

/** Where the playground finds code that no address can carry: in the storage of its tab, as JSON. */
export const playgroundCodeKey = 'playground-session-code';

/** No server sees the code. Browsers take a million characters and more, but few places that a link is sent through do. */
export const longestPlaygroundAddress = 200_000;

/** The address of the playground with some code in it, after the hash; undefined where the code is too long for one. */
export async function playgroundAddress(locale: string, code: SampleCode): Promise<string | undefined> {
  const { state } = await encodeSample(code);
  const address = `${playgroundPath(locale)}#state=${encodeURIComponent(state)}`;
  return address.length <= longestPlaygroundAddress ? address : undefined;
}

export interface CodeAddress {
  readonly search: string;
  readonly hash: string;
}

/** Code that an address carries, packed. New links carry it after the hash, where no server sees it; links of earlier years in the query. */
export function stateInAddress({ search, hash }: CodeAddress): string | null {
  const state = new URLSearchParams(hash.slice(1)).get('state') || new URLSearchParams(search).get('state');
  // Some who pass links on write a plus as it is, and a query reads it as a blank.
  return state && state.replaceAll(' ', '+');
}

/** The id of a shared playground in an address. */
export function idInAddress(search: string): string | undefined {
  return new URLSearchParams(search).get('id') || undefined;
}

export function playgroundPath(locale: string): string {
  return `/${locale}/play`;
}
