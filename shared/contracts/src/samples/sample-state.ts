import type { SampleCode } from './sample-code.ts';
import { throughStream } from './through-stream.ts';

/** Of the JSON: more is refused by the playground, and no address carries it. */
export const sampleLimitBytes = 1_048_576;

/**
 * The code of one sample, as it travels in the address of a frame or of the playground: JSON, deflated, in base64. The
 * host name of its frame is made of the same bytes, so that no sample can read what another one keeps.
 */
export interface SampleState {
  /** Base64 of the deflated JSON; still to be encoded for an address. */
  readonly state: string;
  /** Names the sample: 40 hexadecimal digits. */
  readonly hash: string;
}

export async function encodeSample(code: SampleCode): Promise<SampleState> {
  const bytes = await throughStream(
    new Uint8Array(new TextEncoder().encode(JSON.stringify(inOrder(code)))),
    new CompressionStream('deflate-raw'),
  );
  return { state: toBase64(bytes), hash: await sampleHash(bytes) };
}

/** The JSON in a state, whatever it says. */
export async function unpackSample(state: string): Promise<{ readonly json: string; readonly hash: string }> {
  const bytes = fromBase64(state);
  const json = await throughStream(bytes, new DecompressionStream('deflate-raw'), sampleLimitBytes);
  return { json: new TextDecoder('utf-8', { fatal: true }).decode(json), hash: await sampleHash(bytes) };
}

/** The first twenty bytes of the SHA-256: it fits into one label of a host name. */
async function sampleHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 20);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same code gives the same bytes, in whatever order its fields were written. */
function inOrder({ html, css, js, wat, srcPrefix, defaults, language, importMap }: SampleCode): SampleCode {
  return { html, css, js, wat, srcPrefix, defaults, language, importMap };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
