import { placementSlots, type PlacementSlot } from '@webdocs/contracts/api/placements';

export interface Preview {
  readonly code: string;
  /** The place that is looked at; undefined where the address does not say it. */
  readonly slot: PlacementSlot | undefined;
}

/** What staff look at before readers do, by the end of the address: `#ad-preview=…&place=side`. */
export function previewIn(hash: string): Preview | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const code = said.get('ad-preview');
  return code ? { code, slot: placementSlots.find((slot) => slot === said.get('place')) } : undefined;
}

// To the browser an address with another code is the same page, and what is in its places is asked once.
addEventListener('hashchange', () => {
  if (previewIn(location.hash)) location.reload();
});
