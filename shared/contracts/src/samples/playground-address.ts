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

export function playgroundPath(locale: string): string {
  return `/${locale}/play`;
}
