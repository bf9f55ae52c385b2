import type { Composition } from '@webdocs/contracts/composition';

/** A whole composition by its id; immutable, so the browser keeps it for the next page. */
export function fetchComposition(id: string): Promise<Composition> {
  return fetchFrom(`/_composition/${id}.json`);
}

/** The composition that is live now. */
export function fetchLiveComposition(): Promise<Composition> {
  return fetchFrom('/_composition/live.json');
}

async function fetchFrom(address: string): Promise<Composition> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${response.status} on ${address}`);
  return (await response.json()) as Composition;
}
