import type { Composition } from '@webdocs/contracts/remote/composition';

/** Compositions by id, immutable and so asked for once. What failed is asked for again. */
export function createCompositions() {
  const known = new Map<string, Promise<Composition>>();

  return {
    get(id: string): Promise<Composition> {
      const asked = known.get(id);
      if (asked) return asked;
      const asking = fetchFrom(`/_composition/${id}.json`);
      known.set(id, asking);
      asking.catch(() => known.delete(id));
      return asking;
    },
    /** The one that is live now. */
    live: (): Promise<Composition> => fetchFrom('/_composition/live.json'),
  };
}

async function fetchFrom(address: string): Promise<Composition> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${response.status} on ${address}`);
  return (await response.json()) as Composition;
}
