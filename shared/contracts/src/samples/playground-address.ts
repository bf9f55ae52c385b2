import type { SampleCode } from './sample-code.ts';
import { encodeSample } from './sample-state.ts';

/** Where the playground finds code that no address can carry: in the storage of its tab, as JSON. */
export const playgroundCodeKey = 'playground-session-code';

/** Servers refuse addresses of more than 8,192 characters, the origin among them. */
const longestAddress = 8000;

/** The address of the playground with some code in it; undefined where the code is too long for one. */
export async function playgroundAddress(locale: string, code: SampleCode): Promise<string | undefined> {
  const { state } = await encodeSample(code);
  const address = `${playgroundPath(locale)}?state=${encodeURIComponent(state)}`;
  return address.length <= longestAddress ? address : undefined;
}

export function playgroundPath(locale: string): string {
  return `/${locale}/play`;
}
