import { decodeSample, readSample } from '@webdocs/contracts/samples/decode-sample';
import { embedParameters } from '@webdocs/contracts/samples/embed-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import type { EmbedState } from './embed-facts.ts';

/** Why there is no code. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  constructor(
    readonly state: EmbedState,
    readonly code: string,
    cause: unknown,
  ) {
    super(`${code}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What the host answers in place of code that it does not give. */
const answers: Readonly<Record<string, EmbedState>> = {
  PLAYGROUND_UNKNOWN: 'gone',
  PLAYGROUND_HIDDEN: 'hidden',
  TOO_MANY_REQUESTS: 'busy',
};

/** The code that the address of an embed names or carries. Throws `MissingCode`. */
export async function codeOfAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): Promise<SampleCode> {
  const id = new URLSearchParams(search).get(embedParameters.id);
  return id ? sharedCode(id) : carriedCode(hash);
}

async function carriedCode(hash: string): Promise<SampleCode> {
  try {
    // Some who pass addresses on write a plus as it is.
    const state = new URLSearchParams(hash.slice(1)).get('state')?.replaceAll(' ', '+') ?? '';
    return withCode((await decodeSample(state)).code);
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new MissingCode('too-large', 'PLAYGROUND_TOO_LARGE', thrown);
    throw new MissingCode('unreadable', 'EMBED_UNREADABLE', thrown);
  }
}

async function sharedCode(id: string): Promise<SampleCode> {
  const response = await fetch(`/code/${encodeURIComponent(id)}`, { credentials: 'omit' }).catch((thrown: unknown) => {
    throw new MissingCode('away', 'EMBED_UNANSWERED', thrown);
  });
  const answer = (await response.json().catch(() => ({}))) as { readonly code?: unknown };
  const code = String(answer.code);
  if (!response.ok) throw new MissingCode(answers[code] ?? 'failed', code, `${id} was answered with ${response.status}`);
  try {
    return withCode(readSample(answer));
  } catch (thrown) {
    throw new MissingCode('failed', 'EMBED_UNANSWERED', thrown);
  }
}

/** An object of anything else is code that has nothing of it. */
function withCode(code: SampleCode): SampleCode {
  if (!Object.values(code).some(Boolean)) throw new TypeError('there is no code');
  return code;
}
