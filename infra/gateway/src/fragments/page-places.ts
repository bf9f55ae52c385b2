import { Failure } from '@webdocs/contracts/failures/failure';

/** So many pages may be in the making for each render worker: at 10 ms a page the last of them waits about a second. */
const pagesOfAWorker = 100;

export interface PagePlaces {
  /** A place for a page that is made for a caller in this network; refuses where there is none. Returns what gives it back. */
  take(network: string): () => void;
}

/**
 * How many pages are made at the same time. One that finds no place is refused before anything is done for it, because what waits takes
 * memory and makes all others wait longer. One network gets half of the places: it alone shuts out no other network.
 */
export function openPagePlaces(workers: number, most = workers * pagesOfAWorker): PagePlaces {
  const mostOfOne = Math.ceil(most / 2);
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(network) {
      const ofThis = taken.get(network) ?? 0;
      if (all >= most) throw new Failure('SITE_BUSY', { cause: `${most} pages are being made` });
      if (ofThis >= mostOfOne) throw new Failure('SITE_BUSY', { cause: `${mostOfOne} pages are being made for one network` });
      all += 1;
      taken.set(network, ofThis + 1);
      return () => giveBack(network);
    },
  };

  function giveBack(network: string): void {
    const left = (taken.get(network) ?? 0) - 1;
    all -= 1;
    if (left > 0) taken.set(network, left);
    else taken.delete(network);
  }
}
