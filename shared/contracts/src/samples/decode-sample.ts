import * as v from 'valibot';
import { SampleCodeSchema, type SampleCode } from './sample-code.ts';
import { unpackSample } from './sample-state.ts';

/** The code in an address. Throws for what is no state of a sample, or unpacks to more than the limit. */
export async function decodeSample(state: string): Promise<{ readonly code: SampleCode; readonly hash: string }> {
  const { json, hash } = await unpackSample(state);
  return { code: readSample(JSON.parse(json)), hash };
}

/** Code that came in another way, as far as it is code. */
export function readSample(given: unknown): SampleCode {
  return v.parse(SampleCodeSchema, given);
}
