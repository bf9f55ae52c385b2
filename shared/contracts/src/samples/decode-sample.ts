import * as v from 'valibot';
import { SampleCodeSchema, type SampleCode } from './sample-code.ts';
import { unpackSample } from './sample-state.ts';

/** The code in an address. Throws for what is no state of a sample, or unpacks to more than the limit. */
export async function decodeSample(state: string): Promise<{ readonly code: SampleCode; readonly hash: string }> {
  const { json, hash } = await unpackSample(state);
  return { code: v.parse(SampleCodeSchema, JSON.parse(json)), hash };
}
