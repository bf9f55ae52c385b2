import { setTimeout as later } from 'node:timers/promises';

/** A site builds the index of its search in the background, with as much of a processor as it can get. */
async function isSearchComplete(address: string): Promise<boolean> {
  const { search } = (await (await fetch(`${address}/readyz`)).json()) as { search?: { state: string } };
  return search === undefined || search.state === 'complete';
}

export async function searchComplete(address: string): Promise<void> {
  while (!(await isSearchComplete(address))) await later(250);
}
