import type { OpenData } from '@webdocs/reference/open-data';
import { KnownNames } from './known-names.ts';

/** The names of the platform, read at the first call and once, and not in the middle of a request that comes in the same turn. */
export function openKnownNames(data: OpenData): () => Promise<KnownNames | undefined> {
  let reading: Promise<KnownNames | undefined> | undefined;
  return () => (reading ??= read(data));
}

async function read(data: OpenData): Promise<KnownNames | undefined> {
  await new Promise((resolve) => void setImmediate(resolve));
  // Half of the names would make the other half unknown.
  return data.compat && data.interfaces && data.cssGrammar ? new KnownNames(data) : undefined;
}
