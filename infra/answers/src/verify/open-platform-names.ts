import type { OpenData } from '@webdocs/reference/open-data';
import { inTurns } from '../names/in-turns.ts';
import { PlatformNames } from './platform-names.ts';

/** The names of the platform, read once at the first call; all who need them meanwhile wait for the same. */
export function openPlatformNames(data: OpenData): () => Promise<PlatformNames | undefined> {
  let reading: Promise<PlatformNames | undefined> | undefined;
  return () => (reading ??= read(data));
}

async function read(data: OpenData): Promise<PlatformNames | undefined> {
  await new Promise((resolve) => void setImmediate(resolve));
  // Half of the names would make the other half unknown.
  if (!data.compat || !data.interfaces || !data.cssGrammar) return undefined;
  const names = new PlatformNames();
  await inTurns(names.reading(data));
  return names;
}
