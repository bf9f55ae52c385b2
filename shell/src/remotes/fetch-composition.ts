import type { Composition } from '@webdocs/contracts/composition';

/** Fetches a whole composition by its id; immutable, so the browser keeps it for the next page. */
export async function fetchComposition(id: string): Promise<Composition> {
  const response = await fetch(`/_composition/${id}.json`);
  if (!response.ok) throw new Error(`composition ${id}: ${response.status}`);
  return (await response.json()) as Composition;
}
